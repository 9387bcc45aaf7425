/** Something that can stand in place of what is being typed. */
export interface Completion {
  id: string
  name: string
  avatar?: string | null
  note?: string
}

/** What a field offers while something is typed after an @. */
export interface Completions {
  /** Names the list. */
  label: string
  /** What a screen reader says of how many there are. */
  found(count: number): string
  /** What fits what was searched for last; empty until it is known, and where it cannot be had. */
  options: readonly Completion[]
  /** Something is typed after the sign at a place. */
  onSearch(typed: string, at: number): void
  /** Nothing is wanted any more. */
  onEnd(): void
  /** Puts one in place of the text from the sign to the caret; gives where the caret goes. */
  choose(completion: Completion, from: number, to: number): number
}
