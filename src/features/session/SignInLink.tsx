import { useState } from 'react'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { NameStep } from './NameStep.tsx'
import type { MailedLink } from './signInLink.ts'
import { useSaySignInFailure } from './useSaySignInFailure.ts'
import { useSignedIn } from './useSignedIn.ts'
import { useSignInWithCode } from './useSignInWithCode.ts'
import css from './SignInForm.module.css'

interface Props {
  link: MailedLink
  /** The address to go to once signed in. */
  place: string
  onOtherWay: () => void
}

/**
 * Signs in by the link of a mail: on a press and never by opening it, since mail programs open
 * links as well.
 */
export function SignInLink({ link, place, onOtherWay }: Props) {
  const t = useMessages(signInMessages)
  const [isNew, setNew] = useState(false)
  const [name, setName] = useState('')
  const { state, problems, submit } = useSubmission(useSaySignInFailure())
  const refusal = problems[0] ?? null
  const isSigningIn = state === 'sending'
  const signIn = useSignInWithCode()
  const signedIn = useSignedIn()

  const send = async (withName: string | null): Promise<void> => {
    const answer = await submit(
      () => signIn({ ...link, name: withName }),
      ([problem]) => problem?.field === 'code' && setNew(false),
    )
    if (answer?.needsName) setNew(true)
    else if (answer) signedIn(place)
  }
  if (isNew)
    return (
      <NameStep
        name={name}
        onNameChange={setName}
        isSigningIn={isSigningIn}
        refusal={refusal}
        onName={(value) => void send(value)}
        onBack={() => setNew(false)}
      />
    )
  return (
    <div className={css.form}>
      {refusal && (
        <Notice tone="danger" role="alert">
          {refusal.message}
        </Notice>
      )}
      <Button
        type="submit"
        variant="primary"
        aria-disabled={isSigningIn}
        onClick={() => void send(null)}
      >
        {isSigningIn ? t('code.sending') : t('title.link', { email: link.email })}
      </Button>
      <div className={css.ways}>
        <Button variant="plain" size="s" onClick={onOtherWay}>
          {t('link.other')}
        </Button>
      </div>
    </div>
  )
}
