import { LRUCache } from 'lru-cache'

/** The kept part of a page: at least its size. */
interface Kept {
  /** In bytes. */
  readonly size: number
}

/** A page, and whether others may get it as well. */
export interface Made<Page> {
  readonly page: Page
  readonly isKept: boolean
}

/** Bytes of all kept pages in all of their forms, and milliseconds for which one is kept at most: its text tells times. */
const MOST = { bytes: 64 * 1024 * 1024, ms: 60_000 } as const

/**
 * Pages by their address, as long as nothing has changed. Who asks for one that is being made waits
 * for it, so that a hundred who ask at once cost as much as one.
 */
export class KeptPages<Page extends Kept> {
  readonly #pages: LRUCache<string, Page>
  #making = new Map<string, Promise<Page | null>>()
  #version = 0

  /** `most` is for tests. */
  constructor(most: { readonly bytes: number; readonly ms: number } = MOST) {
    this.#pages = new LRUCache({
      maxSize: most.bytes,
      ttl: most.ms,
      sizeCalculation: ({ size }, address) => size + 2 * address.length + 1_000,
    })
  }

  /** The bytes that are held. */
  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** Forgets what is older than a version of the content. */
  begin(version: number): void {
    if (version <= this.#version) return
    this.#version = version
    this.#pages.clear()
    // A page that is still being made goes to those who wait for it, who came before the change.
    this.#making = new Map()
  }

  /**
   * Gives the page at an address, made in turn where it is missing. `make` gives null where it could
   * not. Rejects with what `inTurn` throws.
   */
  async get(
    address: string,
    inTurn: (work: () => Promise<Page | null>) => Promise<Page | null>,
    make: () => Promise<Made<Page> | null>,
  ): Promise<Page | null> {
    // Somebody may have made it until the turn comes.
    const work = () => this.#found(address) ?? this.#make(address, make)
    return this.#found(address) ?? inTurn(work)
  }

  #found(address: string): Promise<Page | null> | undefined {
    const page = this.#pages.get(address)
    return page === undefined ? this.#making.get(address) : Promise.resolve(page)
  }

  #make(address: string, make: () => Promise<Made<Page> | null>): Promise<Page | null> {
    const version = this.#version
    const among = this.#making
    const making = make()
      .then((made) => {
        if (made?.isKept && version === this.#version) this.#pages.set(address, made.page)
        return made?.page ?? null
      })
      .finally(() => among.delete(address))
    among.set(address, making)
    return making
  }
}
