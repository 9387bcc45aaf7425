import { useState } from 'react'
import { useLanguage } from '#lib/messages/useMessages.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { problemsOf, type Problem, type Refusable, type Say } from './problems.ts'

interface Progress {
  readonly state: 'idle' | 'sending' | 'done'
  /** Why the last attempt was not taken; empty while another one is under way. */
  readonly problems: readonly Problem[]
}

/** The sending of a form or of a dialog's button. */
export interface Submission extends Progress {
  /**
   * Sends, unless it is being sent already. Gives what the server answered once it is done, else
   * null. `onProblems` gets why it was not done. Never rejects.
   */
  submit<Payload extends Refusable>(
    send: () => Promise<Outcome<Payload>>,
    onProblems?: (problems: readonly Problem[]) => void,
  ): Promise<Payload | null>
  /** Shows these problems instead, for instance those that were found before sending. */
  refuse(problems: readonly Problem[]): void
  /** Something was changed: what the last attempt ended with holds no longer. */
  clear(): void
}

const idle: Progress = { state: 'idle', problems: [] }

/**
 * Follows the sending of one form: idle, sending, refused or failed with its problems, done.
 * @param say makes a sentence of why an attempt has failed
 */
export function useSubmission(say?: Say): Submission {
  const language = useLanguage()
  const [progress, setProgress] = useState(idle)
  const refuse = (problems: readonly Problem[]): void =>
    setProgress(({ state }) => ({ state: state === 'sending' ? state : 'idle', problems }))
  return {
    ...progress,
    async submit(send, onProblems) {
      if (progress.state === 'sending') return null
      setProgress({ state: 'sending', problems: [] })
      const outcome = await send()
      const problems = problemsOf(outcome, language, say)
      setProgress({ state: problems.length === 0 ? 'done' : 'idle', problems })
      if (problems.length > 0) onProblems?.(problems)
      return outcome.kind === 'done' ? outcome.data : null
    },
    refuse,
    clear: () => refuse([]),
  }
}
