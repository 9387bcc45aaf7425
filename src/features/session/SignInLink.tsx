import { useState } from 'react'
import { t } from '#lib/messages/en/signIn.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { NameStep } from './NameStep.tsx'
import type { MailedLink } from './signInLink.ts'
import type { SignInRefusal } from './signInOutcome.ts'
import { useSignedIn } from './useSignedIn.ts'
import { useSignInWithCode } from './useSignInWithCode.ts'
import css from './SignInForm.module.css'

interface Props {
  link: MailedLink
  /** Where to go on once signed in. */
  place: string
  onOtherWay: () => void
}

/** Signs in by the link of a mail: on a press and never by opening it, since mail programs open links as well. */
export function SignInLink({ link, place, onOtherWay }: Props) {
  const [isNew, setNew] = useState(false)
  const [name, setName] = useState('')
  const [refusal, setRefusal] = useState<SignInRefusal | null>(null)
  const [signIn, isSigningIn] = useSignInWithCode()
  const signedIn = useSignedIn()

  const send = (withName: string | null): void => {
    if (isSigningIn) return
    setRefusal(null)
    signIn({ ...link, name: withName }, (outcome) => {
      if (outcome.kind === 'signedIn') return signedIn(place)
      if (outcome.kind === 'needsName') return setNew(true)
      setRefusal(outcome.refusal)
      if (outcome.refusal.field === 'code') setNew(false)
    })
  }
  if (isNew)
    return (
      <NameStep
        name={name}
        onNameChange={setName}
        isSigningIn={isSigningIn}
        refusal={refusal}
        onName={send}
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
        onClick={() => send(null)}
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
