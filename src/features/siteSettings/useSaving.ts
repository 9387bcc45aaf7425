import { useState } from 'react'
import { failed, problemsOf, type Answer, type Problem } from '#entities/Failure/problems.ts'
import { t } from '#lib/messages/en/siteSettings.ts'

/** How far one section's saving is. */
export interface Saving {
  readonly state: 'idle' | 'saving' | 'saved'
  readonly problems: readonly Problem[]
  begin(): void
  /** The server answered; `onSaved` is called if it took all. */
  end(...answer: [...Answer, onSaved: () => void]): void
  /** Nobody knows whether it arrived. */
  fail(error: unknown): void
  /** Something was chosen anew. */
  edited(): void
}

const say = (what: string): string => t('settings.failed', { what })

/** Follows the saving of one section. */
export function useSaving(): Saving {
  const [{ state, problems }, set] = useState<Pick<Saving, 'state' | 'problems'>>({
    state: 'idle',
    problems: [],
  })
  const show = (found: readonly Problem[]): void =>
    set({ state: found.length === 0 ? 'saved' : 'idle', problems: found })
  return {
    state,
    problems,
    begin: () => set({ state: 'saving', problems: [] }),
    end(payload, failures, onSaved) {
      const found = problemsOf(payload, failures, say)
      if (found.length === 0) onSaved()
      show(found)
    },
    fail: (error) => show([failed(error, say)]),
    edited: () => set({ state: 'idle', problems: [] }),
  }
}
