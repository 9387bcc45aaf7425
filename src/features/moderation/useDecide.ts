import { use, useEffect, useRef, useState } from 'react'
import { commitLocalUpdate, graphql, useRelayEnvironment } from 'react-relay'
import { useSetTrusted } from '#entities/User/useSetTrusted.ts'
import type { useDecideCountsQuery } from '#generated/useDecideCountsQuery.graphql.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf, type Refusable } from '#parts/failure/problems.ts'
import type { PostState } from '#parts/moderation/post.ts'
import { useSayModerationFailure } from '#parts/moderation/useSayModerationFailure.ts'
import { useSetPostState } from '#parts/moderation/useSetPostState.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import { useSendQuery } from '#relay/queries/useSendQuery.ts'
import { removeEdges } from '#relay/store/connectionEdges.ts'
import { useServices } from '#services/Services.tsx'
import type { Decision } from './decisions.ts'
import type { Queue } from './queueAddress.ts'
import { useReopenReports, useResolveReports } from './useResolveReports.ts'

const countsQuery = graphql`
  query useDecideCountsQuery {
    moderation {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- asked for anew for the tabs, which draw them
      ...QueueTabs_moderation
    }
  }
`

/** A post in a queue. */
export interface QueuedPost {
  readonly id: string
  readonly kind: 'idea' | 'comment'
  readonly state: PostState
  /** Its author, where it is somebody whose posts wait and need not. */
  readonly untrusted: string | null
}

/** Whether the author of a post can be trusted from now on. */
export const canTrust = ({ untrusted }: QueuedPost): boolean => untrusted !== null

export interface Deciding {
  /** Decides about posts one after the other; done once the server has answered for each. */
  decide(posts: readonly QueuedPost[], decision: Decision): Promise<void>
  /** Takes posts out of the list that were decided about in another way, and counts anew. */
  takeOut(ids: readonly string[]): void
  /** Brings posts back whose decision was undone in another way, and counts anew. */
  bringBack(ids: readonly string[]): void
  /** Says at posts why they stayed. */
  refuse(failures: ReadonlyMap<string, string>): void
  /** The posts that are on their way out. */
  leaving: ReadonlySet<string>
  /** Why a post stayed, by id. */
  failures: ReadonlyMap<string, string>
}

/** Milliseconds that a row takes to leave (QueueRow.module.css). */
const LEAVING_MS = 180

/**
 * Decides about posts of a queue: what is decided leaves the list, and a message offers the way
 * back. `reload` asks for the list anew, for the posts that came back.
 */
export function useDecide(
  connectionId: string,
  queue: Queue,
  reload: (back: readonly string[]) => void,
): Deciding {
  const language = useLanguage()
  const sayFailure = useSayModerationFailure()
  const t = useMessages(moderationMessages)
  const { toasts } = useServices()
  const sendCounts = useSendQuery<useDecideCountsQuery>(countsQuery)
  const refreshFrame = use(FrameRefreshContext)
  const setState = useSetPostState()
  const [setTrusted] = useSetTrusted()
  const trustAndPublish = useTrustAndPublish()
  const [resolveReports] = useResolveReports()
  const [reopenReports] = useReopenReports()
  const { leaving, leave } = useLeaving(connectionId)
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const count = async (): Promise<void> => {
    await Promise.allSettled([sendCounts({}), refreshFrame()])
  }
  const bringBack = (ids: readonly string[]): void => {
    reload(ids)
    void count()
  }
  /** Acts on posts one after the other; gives those that were taken, and why others were not, by id. */
  const each = async (
    posts: readonly QueuedPost[],
    act: (post: QueuedPost) => Promise<Outcome<Refusable>>,
  ): Promise<{ done: readonly QueuedPost[]; refused: ReadonlyMap<string, string> }> => {
    const done: QueuedPost[] = []
    const refused = new Map<string, string>()
    for (const post of posts) {
      const failure = problemOf(await act(post), language, sayFailure)
      if (failure === null) done.push(post)
      else refused.set(post.id, failure)
    }
    return { done, refused }
  }
  const act = (
    post: QueuedPost,
    decision: Decision,
    trusted: Set<string>,
  ): Promise<Outcome<Refusable>> => {
    if (decision === 'KEEP') return resolveReports({ subjectId: post.id })
    return decision === 'TRUST' ? trustAndPublish(post, trusted) : setState(post, decision)
  }
  /**
   * Takes a decision back: the post has its state again, reports that were closed are open, and its
   * author is trusted no more, even if a colleague has trusted them meanwhile as well.
   */
  const takeBack = async (post: QueuedPost, decision: Decision): Promise<Outcome<Refusable>> => {
    const reopen = () => reopenReports({ subjectId: post.id })
    if (decision === 'KEEP') return reopen()
    if (decision === 'TRUST' && post.untrusted !== null) {
      const ended = await setTrusted({ userId: post.untrusted, trusted: false })
      if (ended.kind !== 'done') return ended
    }
    const outcome = await setState(post, post.state)
    const isDone = problemOf(outcome, language, sayFailure) === null
    return queue === 'REPORTED' && isDone ? reopen() : outcome
  }
  const undo = async (posts: readonly QueuedPost[], decision: Decision): Promise<void> => {
    const { done, refused } = await each(posts, (post) => takeBack(post, decision))
    if (done.length > 0) bringBack(done.map(({ id }) => id))
    if (refused.size > 0) toasts.add({ text: [...new Set(refused.values())].join(' ') })
  }
  const decide = async (posts: readonly QueuedPost[], decision: Decision): Promise<void> => {
    const trusted = new Set<string>()
    const { done, refused } = await each(posts, (post) => act(post, decision, trusted))
    setFailures(refused)
    if (done.length === 0) return
    leave(done.map(({ id }) => id))
    const action = { label: t('triage.undo'), onAction: () => void undo(done, decision) }
    toasts.add({ text: t(`triage.done.${decision}`, { count: done.length }), action })
    void count()
  }
  const takeOut = (ids: readonly string[]): void => {
    leave(ids)
    void count()
  }
  return { decide, takeOut, bringBack, refuse: setFailures, leaving, failures }
}

/**
 * Trusts the author of a post and then publishes it: where only the first is done, nobody sees
 * anything of it. `trusted` has the authors of posts that the same press has published.
 */
function useTrustAndPublish() {
  const [setTrusted] = useSetTrusted()
  const setState = useSetPostState()
  return async (post: QueuedPost, trusted: Set<string>): Promise<Outcome<Refusable>> => {
    const { untrusted: userId } = post
    if (userId === null || trusted.has(userId)) return setState(post, 'LIVE')
    const outcome = await setTrusted({ userId, trusted: true })
    if (outcome.kind !== 'done') return outcome
    const published = await setState(post, 'LIVE')
    if (published.kind === 'done') trusted.add(userId)
    else await setTrusted({ userId, trusted: false })
    return published
  }
}

/** Takes rows out of a list once they have left it for the eye. */
function useLeaving(connectionId: string) {
  const environment = useRelayEnvironment()
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const running = timers.current
    return () => running.forEach(clearTimeout)
  }, [])
  const leave = (ids: readonly string[]): void => {
    setLeaving((before) => new Set([...before, ...ids]))
    const timer = setTimeout(() => {
      timers.current.delete(timer)
      commitLocalUpdate(environment, (store) => {
        const nodes = ids.flatMap((id) => [
          { type: 'Idea', id },
          { type: 'Comment', id },
        ])
        removeEdges(store, connectionId, nodes)
      })
      setLeaving((before) => new Set([...before].filter((id) => !ids.includes(id))))
    }, LEAVING_MS)
    timers.current.add(timer)
  }
  return { leaving, leave }
}
