import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SignInForm_query$key } from '#generated/SignInForm_query.graphql.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { useFormGuard } from '#parts/formGuard/useFormGuard.ts'
import { useServices } from '#services/Services.tsx'
import { Notice } from '#ui/Notice.tsx'
import { CodeStep } from './CodeStep.tsx'
import { EmailStep } from './EmailStep.tsx'
import { NameStep } from './NameStep.tsx'
import { ProviderButtons } from './ProviderButtons.tsx'
import { useSaySignInFailure } from './useSaySignInFailure.ts'
import { useSignedIn } from './useSignedIn.ts'
import { useSignInProgress } from './useSignInProgress.ts'
import { useSignInWithCode } from './useSignInWithCode.ts'
import { useSignInWithFirebase } from './useSignInWithFirebase.ts'

/** The proof of who somebody is. */
type Proof = { readonly code: string } | { readonly idToken: string }

interface Props {
  query: SignInForm_query$key
  /** The address to go to once signed in. */
  place: string
  /** Whether Firebase's button was pressed on another page, which leads here for its window. */
  isLedByFirebase?: boolean
}

const queryFragment = graphql`
  fragment SignInForm_query on Query {
    formGuard
    site {
      signUp
      signIn {
        codeBy
        code
        ...ProviderButtons_options
      }
    }
  }
`

/** Signing in, step by step: the address, the code, and for newcomers the name. */
export function SignInForm({ query, place, isLedByFirebase = false }: Props) {
  const { formGuard, site } = useFragment(queryFragment, query)
  const { now } = useServices()
  const guard = useFormGuard(formGuard)
  const [progress, change] = useSignInProgress()
  const { email, name, sentAt } = progress
  const { send, proof, setProof, isSigningIn, refusal, clear } = useProof(email.trim(), place)

  const back = (): void => {
    clear()
    if (proof === null) change({ step: 'email' })
    setProof(null)
  }
  if (progress.step === 'email' && proof === null) {
    return (
      <EmailStep
        email={email}
        isOpenToAll={site?.signUp !== 'INVITED'}
        hasCode={site?.signIn.code !== false}
        guard={guard}
        onEmailChange={(value) => change({ email: value })}
        onSent={() => change({ step: 'code', sentAt: now() })}
        takesFocus={!isLedByFirebase}
      >
        {site && (
          <ProviderButtons
            options={site.signIn}
            returnTo={place}
            isSigningIn={isSigningIn}
            isLedByFirebase={isLedByFirebase}
            onFirebase={(idToken) => void send({ idToken }, null)}
          />
        )}
        {refusal && (
          <Notice tone="danger" role="alert">
            {refusal.message}
          </Notice>
        )}
      </EmailStep>
    )
  }
  if (proof !== null) {
    return (
      <NameStep
        name={name}
        onNameChange={(value) => {
          clear()
          change({ name: value })
        }}
        isSigningIn={isSigningIn}
        refusal={refusal}
        onName={(value) => void send(proof, value)}
        onBack={back}
      />
    )
  }
  return (
    <CodeStep
      email={email.trim()}
      isByTerminal={site?.signIn.codeBy === 'TERMINAL'}
      sentAt={sentAt}
      guard={guard}
      isSigningIn={isSigningIn}
      refusal={refusal}
      onCode={(code) => void send({ code }, null)}
      onChange={clear}
      onSentAgain={() => change({ sentAt: now() })}
      onBack={back}
    />
  )
}

/** Signs somebody in by a proof of who they are; keeps the one that is right of somebody who has no name yet. */
function useProof(email: string, place: Props['place']) {
  const [proof, setProof] = useState<Proof | null>(null)
  const { state, problems, submit, clear } = useSubmission(useSaySignInFailure())
  const signInWithCode = useSignInWithCode()
  const signInWithFirebase = useSignInWithFirebase()
  const signedIn = useSignedIn()
  const send = async (given: Proof, withName: string | null): Promise<void> => {
    const answer = await submit(
      () =>
        'idToken' in given
          ? signInWithFirebase({ ...given, name: withName })
          : signInWithCode({ email, ...given, name: withName }),
      // Too late or tried too often: the way on is a new code.
      ([problem]) => problem?.field === 'code' && setProof(null),
    )
    if (answer?.needsName) setProof(given)
    else if (answer) signedIn(place)
  }
  return {
    send,
    proof,
    setProof,
    clear,
    isSigningIn: state === 'sending',
    refusal: problems[0] ?? null,
  }
}
