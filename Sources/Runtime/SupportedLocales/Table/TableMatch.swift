/// What a table answers: a position in the app's list instead of a case; the position of the preference, in a header that
/// of the range; the distance in eighths, 0…800.
///
/// A tuple, because what the runtime knows of a struct is linked into every program.
public typealias TableMatch = (position: Int, desiredIndex: Int, eighths: Int)
