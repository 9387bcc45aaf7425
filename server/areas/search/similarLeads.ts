/** Ideas that were found by some words, by how much these words say. */
export class SimilarLeads {
  readonly #weights: readonly number[]
  readonly #found = new Map<number, { places: Set<number>; promise: number }>()

  /** Takes the weight of each word. */
  constructor(weights: readonly number[]) {
    this.#weights = weights
  }

  /** Ideas that the words at these places found, as far as `share` goes. */
  add(numbers: Iterable<number>, places: readonly number[], share = 1): void {
    for (const number of numbers) {
      const lead = this.#found.get(number) ?? { places: new Set<number>(), promise: 0 }
      for (const place of places) {
        lead.promise += share * (this.#weights[place] ?? 0)
        // Only a certain word is noted; one that was found in part may not be there.
        if (share === 1) lead.places.add(place)
      }
      this.#found.set(number, lead)
    }
  }

  /** The most promising ones. */
  best(count: number): number[] {
    return [...this.#found]
      .sort(([a, one], [b, other]) => other.promise - one.promise || a - b)
      .slice(0, count)
      .map(([number]) => number)
  }

  placesOf(number: number): ReadonlySet<number> {
    return this.#found.get(number)?.places ?? new Set()
  }
}
