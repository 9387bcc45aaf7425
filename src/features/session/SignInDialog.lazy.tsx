import { useEffect } from 'react'
import { graphql } from 'react-relay'
import type { SignInDialogQuery } from '#generated/SignInDialogQuery.graphql.ts'
import { signInMessages } from '#lib/messages/catalogues/signIn.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import type { SignInOccasion } from '#services/session/signInPrompt.ts'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useSignedIn } from './useSignedIn.ts'
import css from './SignInDialog.module.css'

const query = graphql`
  query SignInDialogQuery @throwOnFieldError {
    viewer {
      user {
        __typename
      }
    }
    ...SignInForm_query
  }
`

const skeleton = (
  <div className={css.skeleton}>
    <SkeletonText lines={2} />
    <Skeleton height={44} />
    <Skeleton height={44} />
  </div>
)

/** Signing in over any screen, which stays as it is. */
export function SignInDialog({
  occasion,
  place,
  isOpen,
  onClose,
}: OverlayProps & { occasion: SignInOccasion; place: string }) {
  const t = useMessages(signInMessages)
  const kept = t(`kept.${occasion}`)
  return (
    <Dialog title={t(`title.${occasion}`)} isOpen={isOpen} onClose={onClose} size="s">
      {kept !== '' && <p className={css.kept}>{kept}</p>}
      <LazyQuerySection<SignInDialogQuery> query={query} variables={{}} skeleton={skeleton}>
        {(data) => <Form data={data} place={place} />}
      </LazyQuerySection>
    </Dialog>
  )
}

function Form({ data, place }: { data: SignInDialogQuery['response']; place: string }) {
  const signedIn = useSignedIn()
  const isSignedIn = data.viewer.user != null
  useEffect(() => {
    // Meanwhile, in another tab: this page does not know it yet.
    if (isSignedIn) signedIn(place)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the answer is there
  }, [isSignedIn])
  return <SignInForm query={data} place={place} />
}
