import type { Problem } from '#parts/failure/problems.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { useSavedTogether } from './SaveGroup.tsx'
import { useSaving } from './useSaving.ts'
import { useUpdateSite, type SiteChange } from './useUpdateSite.ts'

interface Options<Value> {
  /** Names it where a change that is not saved is kept. */
  name: string
  /** The present value; it must survive JSON. */
  value: Value
  /** Gives what is wrong with a value, before it is sent; null where nothing is. */
  check?: (value: Value) => Problem | null
  change: (value: Value) => SiteChange
  /** Called where it was saved, when all that is saved with it was tried. */
  onSaved?: () => void
}

interface SiteSetting<Value> {
  shown: Value
  set: (value: Value) => void
  problems: readonly Problem[]
}

/** A setting of the site that waits for *Save* with the others of its group, and outlives a reload. */
export function useSiteSetting<Value>({
  name,
  value,
  check,
  change,
  onSaved,
}: Options<Value>): SiteSetting<Value> {
  const [kept, keep, forget] = useUnsaved(`site.${name}`)
  const [update] = useUpdateSite()
  const { state, problems, submit, refuse, clear } = useSaving()
  const stored = JSON.stringify(value)
  const shown = kept === null ? value : readKept(kept, value)
  const set = (next: Value): void => {
    const text = JSON.stringify(next)
    // While it is saved, what is stored is about to be something else.
    keep(text === stored && state !== 'sending' ? null : text)
    clear()
  }
  useSavedTogether(JSON.stringify(shown) !== stored, {
    async save() {
      const problem = check?.(shown) ?? null
      if (problem !== null) {
        refuse([problem])
        return false
      }
      return (await submit(() => update(change(shown)))) !== null && forget(kept)
    },
    onSaved,
    discard() {
      keep(null)
      clear()
    },
  })
  return { shown, set, problems }
}

function readKept<Value>(text: string, instead: Value): Value {
  try {
    return JSON.parse(text) as Value
  } catch {
    return instead
  }
}
