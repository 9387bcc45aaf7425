import { useState } from 'react'
import { t } from '#lib/messages/en/siteSettings.ts'
import { explainFailure } from '#entities/Failure/explainFailure.ts'

/** What the server said no to; `field` where one is to blame. */
export interface SettingProblem {
  readonly field: string | null
  readonly message: string
}

/** How far one section's saving is. */
export interface Saving {
  readonly state: 'idle' | 'saving' | 'saved'
  readonly problems: readonly SettingProblem[]
  begin(): void
  /** The server answered: with nothing it took all. */
  end(problems: readonly SettingProblem[]): void
  /** Nobody knows whether it arrived. */
  fail(error: unknown): void
  /** Something was chosen anew. */
  edited(): void
}

/** Follows the saving of one section. */
export function useSaving(): Saving {
  const [{ state, problems }, set] = useState<Pick<Saving, 'state' | 'problems'>>({ state: 'idle', problems: [] })
  const end = (found: readonly SettingProblem[]): void => set({ state: found.length === 0 ? 'saved' : 'idle', problems: found })
  return {
    state,
    problems,
    begin: () => set({ state: 'saving', problems: [] }),
    end,
    fail: (error) => end([{ field: null, message: t('settings.failed', { what: explainFailure(error).title }) }]),
    edited: () => set({ state: 'idle', problems: [] }),
  }
}
