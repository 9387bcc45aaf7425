import { useServices } from '#services/Services.tsx'
import type { AppStorage } from '#services/storage/storage.ts'
import { useStored } from '#services/storage/useStored.ts'

/** One key for all of them, so that a person who signs out leaves none behind. */
const KEY = 'earshot.unsaved'

/**
 * Keeps what was typed or changed in a form and is not saved yet, so that a reload of this tab does
 * not lose it. Gives the text kept under `name`, null for none, and sets it; null removes it. After
 * a save, `forget` removes what was sent, and gives false where something else is kept since.
 */
export function useUnsaved(
  name: string,
): [
  text: string | null,
  change: (text: string | null) => void,
  forget: (sent: string | null) => boolean,
] {
  const { tabStorage } = useServices()
  const [text, setText] = useStored<string | null>(
    () => readAll(tabStorage)[name] ?? null,
    () => null,
  )
  const change = (next: string | null): void => {
    setText(next)
    const all = readAll(tabStorage)
    if (next === null) delete all[name]
    else all[name] = next
    tabStorage.write(KEY, JSON.stringify(all))
  }
  const forget = (sent: string | null): boolean => {
    const isSame = (readAll(tabStorage)[name] ?? null) === sent
    if (isSame) change(null)
    return isSame
  }
  return [text, change, forget]
}

/** Forgets what every form of this tab keeps, when somebody signs out. */
export function forgetUnsaved(tabStorage: AppStorage): void {
  tabStorage.remove(KEY)
}

function readAll(tabStorage: AppStorage): Record<string, string> {
  try {
    return JSON.parse(tabStorage.read(KEY) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}
