import { useEffect } from 'react'
import { graphql, usePreloadedQuery, useQueryLoader } from 'react-relay'
import type { PreloadedQuery } from 'react-relay'
import type { SignInDialogQuery } from '#generated/SignInDialogQuery.graphql.ts'
import { Section } from '#entities/Failure/Section.tsx'
import { t } from '#lib/messages/en/signIn.ts'
import type { SignInOccasion } from '#services/session/signInPrompt.ts'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Skeleton, SkeletonText } from '#ui/Skeleton.tsx'
import css from './SignInDialog.module.css'
import { SignInForm } from './SignInForm.tsx'
import { useSignedIn } from './useSignedIn.ts'

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

/** Signing in over any screen, which stays as it is. Lazy: never import it statically. */
export function SignInDialog({ occasion, place, isOpen, onClose }: OverlayProps & { occasion: SignInOccasion; place: string }) {
  const kept = t(`kept.${occasion}`)
  return (
    <Dialog title={t(`title.${occasion}`)} isOpen={isOpen} onClose={onClose} size="s">
      {kept !== '' && <p className={css.kept}>{kept}</p>}
      <LoadedForm place={place} />
    </Dialog>
  )
}

function LoadedForm({ place }: { place: string }) {
  const [reference, load] = useQueryLoader<SignInDialogQuery>(query)
  useEffect(() => load({}, { fetchPolicy: 'network-only' }), [load])
  const loadAgain = (): Promise<void> => Promise.resolve(load({}, { fetchPolicy: 'network-only' }))
  const skeleton = (
    <div className={css.skeleton}>
      <SkeletonText lines={2} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  )
  return (
    <Section skeleton={skeleton} refetch={loadAgain}>
      {reference ? <Form reference={reference} place={place} /> : skeleton}
    </Section>
  )
}

function Form({ reference, place }: { reference: PreloadedQuery<SignInDialogQuery>; place: string }) {
  const data = usePreloadedQuery<SignInDialogQuery>(query, reference)
  const signedIn = useSignedIn()
  const isSignedIn = data.viewer.user != null
  useEffect(() => {
    // Meanwhile, in another tab: this page does not know it yet.
    if (isSignedIn) signedIn(place)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the answer is there
  }, [isSignedIn])
  return <SignInForm query={data} place={place} />
}
