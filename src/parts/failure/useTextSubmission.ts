import { useState, type RefObject } from 'react'
import { useLanguage } from '#lib/messages/useMessages.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { describeError } from '#relay/errors/describeError.ts'
import { problemElsewhere, problemsOf, type Problem, type Refusable, type Say } from './problems.ts'
import { useSendWhenBack, type SendWhenBack } from './useSendWhenBack.ts'

/** A reason why a text was refused: `code` says whether somebody has to sign in first. */
interface Answer {
  readonly errors: readonly (Refusable['errors'][number] & { readonly code: string })[]
}

interface Options {
  readonly form: RefObject<HTMLFormElement | null>
  /** The `clientMutationId` of what stands in the form. */
  readonly textId: string
  /** The form's fields that show their own problems. */
  readonly fields: readonly string[]
  /** Makes a sentence of why an attempt has failed. */
  readonly say: Say
  /** The session has ended meanwhile. */
  askToSignIn(): void
}

/** The form's part when the sending of its text has ended. */
interface Ends<Payload extends Answer> {
  /** The server has the text. */
  done(payload: Payload): void
  /** It has not: the draft goes back into the form. `isRefused`: the next attempt is a new one. */
  giveBack?(isRefused: boolean): void
  /** The server said no. True: the form deals with it by itself, and nothing is said. */
  refused?(problems: readonly Problem[], payload: Payload): boolean | void
}

/** The sending of a form with a text that is kept as a draft. */
export interface TextSubmission {
  readonly isSending: boolean
  /** For `SendFailure`: why it was not sent, and whether it waits for the connection. */
  readonly failure: {
    readonly again: SendWhenBack
    readonly form: RefObject<HTMLFormElement | null>
    readonly message: string | null
  }
  /** Begins an attempt: what the last one ended with goes. False while one is under way. */
  begin(): boolean
  /** Sends the text with this id. Never rejects. */
  send<Payload extends Answer>(
    textId: string,
    run: () => Promise<Outcome<Payload>>,
    ends: Ends<Payload>,
  ): Promise<void>
}

/**
 * Follows the sending of a text: done, refused at a field or as a whole, to be signed in first, or
 * failed; what was lost for want of a connection waits for it, and is then sent again with the same
 * id.
 */
export function useTextSubmission({
  form,
  textId,
  fields,
  say,
  askToSignIn,
}: Options): TextSubmission {
  const language = useLanguage()
  const again = useSendWhenBack(textId, form)
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  return {
    isSending,
    failure: { again, form, message },
    begin() {
      if (isSending) return false
      setMessage(null)
      again.stop()
      return true
    },
    async send(sentId, run, { done, giveBack, refused }) {
      setSending(true)
      const outcome = await run()
      setSending(false)
      if (outcome.kind === 'done') return done(outcome.data)
      const problems = problemsOf(outcome, language, say)
      giveBack?.(outcome.kind === 'refused')
      if (outcome.kind === 'failed') {
        again.failed(sentId, outcome.error)
        if (describeError(outcome.error).kind === 'signIn') askToSignIn()
      }
      if (outcome.kind === 'refused') {
        if (refused?.(problems, outcome.data)) return
        if (outcome.data.errors.some(({ code }) => code === 'NOT_SIGNED_IN')) askToSignIn()
      }
      setMessage(problemElsewhere(problems, ...fields))
    },
  }
}
