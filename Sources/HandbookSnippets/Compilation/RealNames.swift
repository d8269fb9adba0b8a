/// Names of the real frameworks, from their interfaces: a name that is here and not in the stub
/// makes a snippet unverified instead of being invented.
let realNames: Set<String> = []
