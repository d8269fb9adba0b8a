# Begins a check, sends it a signal once it has begun to compile, and prints how it ended and whether folders of
# its are left.
export TMPDIR="$PWD/temporary"
mkdir -p "$TMPDIR"
"$HANDBOOK" check --no-cache &
until ls "$TMPDIR" | grep -q scratch; do sleep 0.02; done
kill -s "$1" $!
wait $!
echo "$1: status $?, $(ls "$TMPDIR" | grep -q scratch && echo something || echo nothing) left"
