/// Modifiers of SwiftUI that are called on views which the document does not show.
let modifiersOfUnshown: [Mistake] = [
  Mistake(
    "a text given to a modifier of what is not shown",
    """
    content
        .padding("wide")
    """,
    said: """
      7:14 error: no 'padding(_:)' takes '"wide"', which is of type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a label that no modifier of what is not shown takes",
    """
    struct CardView: View {
        var body: some View {
            header.frame(widht: 20)
        }
    }
    """,
    said: """
      8:21 error: incorrect argument label in call (have 'widht:', expected 'width:') [SnippetDoesNotCompile]
        help: Did you mean 'width:'?
      """),
  Mistake(
    "an argument too many for a modifier of what is not shown",
    """
    content
        .opacity(isActive ? 1.0 : 0.7, animated: true)
    """,
    said: """
      7:46 error: extra argument 'animated' in call [SnippetDoesNotCompile]
      """),
  Mistake(
    "a flag given where a modifier of what is not shown binds",
    """
    list
        .searchable(text: query)
    """,
    said: """
      7:23 error: 'text:' takes a binding, not 'query' [SnippetDoesNotCompile]
        help: Did you mean '$query'?
      """),
  Mistake(
    "a label of an image that is loaded",
    """
    AsyncImage(url: imageURL) { phase in
        switch phase {
        case .success(let image):
            image
                .resizable()
                .aspectRatio(contentMoode: .fit)
        default:
            ProgressView()
        }
    }
    """,
    said: """
      11:25 error: incorrect argument label in call (have 'contentMoode:', expected 'contentMode:') [SnippetDoesNotCompile]
        help: Did you mean 'contentMode:'?
      """),
  Mistake(
    "a modifier below one of the app's",
    """
    content
        .cardStyle()
        .padding("x")
    """,
    said: """
      8:14 error: no 'padding(_:)' takes '"x"', which is of type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier of what a function gives",
    """
    struct CardView: View {
        var body: some View {
            makeCard(item)
                .padding("wide")
        }
    }
    """,
    said: """
      9:22 error: no 'padding(_:)' takes '"wide"', which is of type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier of what a method gives",
    """
    struct CardView: View {
        var body: some View {
            factory.card(for: item)
                .padding("wide")
        }
    }
    """,
    said: """
      9:22 error: no 'padding(_:)' takes '"wide"', which is of type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier of a member that is not shown",
    """
    struct CardView: View {
        var body: some View {
            viewModel.header
                .padding("wide")
        }
    }
    """,
    said: """
      9:22 error: no 'padding(_:)' takes '"wide"', which is of type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier of one of two views",
    """
    struct CardView: View {
        var body: some View {
            (isOn ? header : footer).opacity("x")
        }
    }
    """,
    said: """
      8:42 error: cannot convert value of type 'String' to expected argument type 'Double' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a modifier of a closure's parameter",
    """
    Card { header in
        header
            .padding("x")
    }
    """,
    said: """
      8:18 error: no 'padding(_:)' takes '"x"', which is of type 'String' [SnippetDoesNotCompile]
      """),
  Mistake(
    "an argument too many inside a closure that is given to a modifier",
    """
    Badge()
      .animation(.snappy) { content in
        content
          .scaleEffect(isActive ? 1.15 : 1.0)
          .opacity(isActive ? 1.0 : 0.7, animated: true)
      }
    """,
    said: """
      10:38 error: no 'opacity' takes an argument 'animated:' [SnippetDoesNotCompile]
      """),
  Mistake(
    "a letter left out of the name of a modifier that a loaded image has",
    """
    AsyncImage(url: imageURL) { phase in
      if case .success(let image) = phase {
        image
          .resizable()
          .scaledTFill()
      }
    }
    """,
    said: """
      10:8 error: value of type 'Image' has no member 'scaledTFill' [SnippetDoesNotCompile]
        help: Did you mean 'scaledToFill'?
      """),
  Mistake(
    "a letter typed twice in the name of a stack",
    """
    HSStack {
      Text("A")
    }
    """,
    said: """
      6:1 error: cannot find 'HSStack' in scope [SnippetDoesNotCompile]
        help: Did you mean 'HStack'?
      """),
]
