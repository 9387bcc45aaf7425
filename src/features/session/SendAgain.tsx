import { useEffect, useState } from 'react'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Problem } from '#parts/failure/problems.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import type { FormGuard } from '#parts/formGuard/useFormGuard.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { useRequestCode } from './useRequestCode.ts'
import { useSaySignInFailure } from './useSaySignInFailure.ts'
import css from './SignInForm.module.css'

/** A mail needs a moment; who asks again sooner only makes the code on its way useless. */
const PAUSE_MS = 30_000

interface Props {
  email: string
  sentAt: number
  guard: FormGuard
  onEnd: (refusal: Problem | null) => void
}

/** Asks for another code, half a minute after the last. */
export function SendAgain({ email, sentAt, guard, onEnd }: Props) {
  const t = useMessages(signInMessages)
  const { now } = useServices()
  const [seconds, setSeconds] = useState(() => secondsLeft(sentAt, now()))
  const { state, submit } = useSubmission(useSaySignInFailure())
  const request = useRequestCode()
  const isWaiting = seconds > 0
  useEffect(() => {
    const count = (): void => setSeconds(secondsLeft(sentAt, now()))
    count()
    const timer = setInterval(count, 1_000)
    return () => clearInterval(timer)
  }, [sentAt, now])

  const send = async (): Promise<void> => {
    const ready = async () => ({ guard: await guard.ready('') })
    const sent = await submit(
      () => request({ email: email.trim() }, { ready }),
      ([problem]) => onEnd(problem ?? null),
    )
    if (sent) onEnd(null)
  }
  if (isWaiting) return <span className={css.wait}>{t('code.againIn', { count: seconds })}</span>
  return (
    <Button
      variant="plain"
      size="s"
      aria-disabled={state === 'sending'}
      onClick={() => void send()}
    >
      {t('code.again')}
    </Button>
  )
}

function secondsLeft(sentAt: number, now: number): number {
  const left = sentAt + PAUSE_MS - now
  // A clock that was set back does not make anybody wait for hours.
  return left > PAUSE_MS ? 0 : Math.max(0, Math.ceil(left / 1_000))
}
