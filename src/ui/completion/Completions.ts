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
  /** What fits what was typed after the sign at a place; nothing where it cannot be had. */
  find(typed: string, at: number): Promise<readonly Completion[]>
  /** Puts one in place of the text from the sign to the caret; gives where the caret goes. */
  choose(completion: Completion, from: number, to: number): number
}
