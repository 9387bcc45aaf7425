/** Whether a title says something: one of signs and digits alone is not worth pointing at. */
export function hasLetter(title: string): boolean {
  return /\p{L}/u.test(title)
}
