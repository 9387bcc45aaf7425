import { useEffect, useEffectEvent, type FormEvent, type RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import { useTextSubmission, type TextSubmission } from '#parts/failure/useTextSubmission.ts'
import { useFormGuard } from '#parts/formGuard/useFormGuard.ts'
import { useSendWithImages } from '#parts/image/useSendWithImages.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { returnPlace } from '#services/session/returnPlace.ts'
import type { FieldImages } from '#ui/FieldImages.ts'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import type { IdeaDraft } from './draft.ts'
import type { DraftInHand } from './useIdeaDraft.ts'
import { usePostIdea } from './usePostIdea.ts'
import type { ShownProblems } from './usePostProblems.ts'

interface Submitted {
  form: RefObject<HTMLFormElement | null>
  /** The hidden field that only programs fill in. */
  trap: RefObject<HTMLInputElement | null>
  guard: string
  canPost: boolean
  /** The post to send. */
  idea: IdeaDraft
  draft: Pick<DraftInHand, 'clear' | 'renew'>
  problems: ShownProblems
  images: Pick<FieldImages, 'state' | 'refused'>
}

/** Sends an idea and opens it; a visitor signs in first, and theirs goes out then. */
export function useSubmitIdea({
  form,
  trap,
  guard,
  canPost,
  idea,
  draft,
  problems,
  images,
}: Submitted): {
  submit(event?: FormEvent): void
  submission: Pick<TextSubmission, 'failure' | 'isSending'>
} {
  const t = useMessages(postingMessages)
  const { signInPrompt, storage, intents, toasts } = useServices()
  const navigate = useNavigate()
  const { ready } = useFormGuard(guard)
  const post = usePostIdea()
  const { isSending, failure, begin, send } = useTextSubmission({
    form,
    textId: idea.clientMutationId,
    fields: ['title', 'body', 'boardId'],
    say: (what, wait) =>
      wait === null ? t('post.failed', { what }) : t('post.wait', { count: wait }),
    askToSignIn: () => signInPrompt.ask('post', { kind: 'post' }),
  })
  const held = useSendWithImages(images, form)
  const submit = (event?: FormEvent): void => {
    event?.preventDefault()
    if (canPost && held.hold()) return
    if (!begin()) return
    if (!problems.revealAll()) return focusFirstWrong(form.current)
    if (!canPost) {
      returnPlace(storage).remember(paths.post)
      return signInPrompt.ask('post', { kind: 'post' })
    }
    const prepare = async () => ({ guard: await ready(trap.current?.value ?? '') })
    void send(idea.clientMutationId, () => post(idea, { ready: prepare }), {
      done({ idea: posted }) {
        draft.clear()
        if (!posted) return
        const href = paths.idea(posted.number, posted.slug)
        if (form.current !== null) return void navigate(href, { replace: true })
        // Somebody who is elsewhere by now stays there.
        const action = { label: t('post.view'), onAction: () => void navigate(href) }
        toasts.add({ text: t('post.posted'), action })
      },
      refused(refusals) {
        draft.renew()
        problems.setRefusals(refusals)
        focusFirstWrong(form.current)
      },
    })
  }
  const submitAsBefore = useEffectEvent(submit)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Sends the idea that a visitor submitted before signing in.
    if (canPost && isHydrated)
      void intents.take('post').then((intent) => intent && submitAsBefore())
  }, [canPost, isHydrated, intents])
  return { submit, submission: { isSending: isSending || held.isHeld, failure } }
}
