import { formatWait } from '../formatWait.ts'
import { arrivedCatalogues, type Catalogue, type Translation } from './catalogue.ts'
import { refusalMessages } from './catalogues/refusals.ts'
import type { Translations } from './createLanguage.ts'

/**
 * Creates the translations of a language: those that are here, and `loaders`, which import others;
 * both by the name of the catalogue.
 */
export function createTranslations(
  loaders: Readonly<Record<string, () => Promise<Translation>>>,
  known: Readonly<Record<string, Translation>> = {},
): Translations {
  const loading = new Map<string, Promise<void>>()
  const loaded = new Map(Object.entries(known))

  const load = ({ name }: Catalogue): Promise<void> | null => {
    const start = loaders[name]
    if (!start || loaded.has(name)) return null
    const known =
      loading.get(name) ??
      start()
        // A screen whose translation cannot be loaded stays English, which came with its code.
        .catch(() => ({}))
        .then((translation) => void loaded.set(name, translation))
    loading.set(name, known)
    return known
  }
  return {
    of: ({ name }) => loaded.get(name),
    load,
    ready() {
      const waits = arrivedCatalogues().flatMap((catalogue) => {
        const coming = load(catalogue)
        // No screen shows a refusal that may come later.
        return coming === null || catalogue === refusalMessages ? [] : coming
      })
      return waits.length > 0 ? Promise.all(waits) : null
    },
    explainRefusal({ reason, params = {} }, language) {
      if (reason == null || !loaded.get(refusalMessages.name)?.[reason]) return null
      const count = Number(params.count ?? params.limit ?? 0)
      const wait = formatWait(Number(params.retryAfterSeconds ?? 0), language)
      const numbers = Object.fromEntries(
        ['limit', 'length', 'given', 'left'].flatMap((name) =>
          params[name] ? [[name, Number(params[name])]] : [],
        ),
      )
      const filled = { ...params, ...numbers, count, wait }
      return language.messages(refusalMessages)(reason, filled)
    },
  }
}
