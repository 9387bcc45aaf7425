import { useState } from 'react'

/** The posts of a queue that are selected, by id. */
export interface Selection {
  readonly ids: ReadonlySet<string>
  set(id: string, selected: boolean): void
  /** Selects exactly these. */
  setAll(ids: readonly string[]): void
  remove(ids: readonly string[]): void
}

/** Keeps what is selected in a list. */
export function useSelection(): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const remove = (gone: readonly string[]): void =>
    setIds((before) => new Set([...before].filter((id) => !gone.includes(id))))
  return {
    ids,
    set: (id, selected) => (selected ? setIds((before) => new Set([...before, id])) : remove([id])),
    setAll: (all) => setIds(new Set(all)),
    remove,
  }
}
