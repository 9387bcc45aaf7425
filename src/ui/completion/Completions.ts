/** An option that can replace the typed text. */
export interface Completion {
  id: string
  name: string
  avatar?: string | null
  note?: string
}

/** The completions of a field after an @. */
export interface Completions {
  /** Accessible name of the list. */
  label: string
  /** Announcement of the number of options. */
  found(count: number): string
  /** Options for the last search; empty until they are loaded, and when they cannot be. */
  options: readonly Completion[]
  /** Called when text is typed after the sign at index `at`. */
  onSearch(typed: string, at: number): void
  /** Called when the list is dismissed. */
  onEnd(): void
  /** Replaces the text from the sign to the caret by an option. Gives the new caret. */
  choose(completion: Completion, from: number, to: number): number
}
