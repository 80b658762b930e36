/** A failure whose text is meant for the person at the terminal: it is printed alone, without a stack, and the exit code is 1. */
export class Falha extends Error {
  override name = 'Falha';
}
