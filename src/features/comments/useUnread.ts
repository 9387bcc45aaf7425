import { useEffect, useMemo, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { useUnread_idea$key } from '#generated/useUnread_idea.graphql.ts'
import type { useUnreadMutation } from '#generated/useUnreadMutation.graphql.ts'
import type { useUnreadQuery } from '#generated/useUnreadQuery.graphql.ts'
import { useIsHydrated } from '#lib/useIsHydrated.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { useServices } from '#services/Services.tsx'
import { useStored } from '#services/storage/useStored.ts'
import { createReadMarks } from './readMarks.ts'

/** The entries that are new to the reader, as they were when they came. */
export interface Fresh {
  readonly since: string
  readonly count: number
  readonly firstId: string | null | undefined
  readonly newestId: string | null | undefined
}

/** For how long something has to be on the screen to count as read, in milliseconds. */
const READ_AFTER = 1_500

const query = graphql`
  query useUnreadQuery($id: ID!, $since: DateTime!) {
    idea(id: $id) {
      unread(since: $since) {
        since
        count
        firstId
        newestId
      }
    }
  }
`
const markIdeaRead: Act<useUnreadMutation> = {
  document: graphql`
    mutation useUnreadMutation($ideaId: ID!, $upTo: DateTime!, $clientMutationId: String) {
      markIdeaRead(ideaId: $ideaId, upTo: $upTo, clientMutationId: $clientMutationId) {
        errors {
          code
        }
      }
    }
  `,
  payload: 'markIdeaRead',
}

/**
 * Finds the new entries since the reader's last visit, and marks what they read now: what was on
 * the screen, and on the first visit all of it, since nothing of that is new. Members' marks are
 * kept by the server, those of visitors by this browser. `seen` tells what comes onto the screen.
 */
export function useUnread(
  idea: useUnread_idea$key,
  isMember: boolean,
): { fresh: Fresh | null; isReturning: boolean; seen: (at: string) => void } {
  const { storage, now } = useServices()
  const marks = useMemo(() => createReadMarks(storage), [storage])
  const { id, unread } = useFragment(
    graphql`
      fragment useUnread_idea on Idea {
        id
        unread {
          since
          count
          firstId
          newestId
        }
      }
    `,
    idea,
  )
  const isHydrated = useIsHydrated()
  const [mark] = useStored(
    () => (isMember ? null : marks.at(id)),
    () => null,
  )
  const [first, setFirst] = useState(() => freshOf(unread))
  const [wasUnread] = useState(() => unread != null)
  // Stays as it was when its reader came: what they read meanwhile would wander off under their
  // eyes.
  if (first === null && unread != null) setFirst(freshOf(unread))
  const { data } = useLiveQuery<useUnreadQuery>(query, mark === null ? null : { id, since: mark })
  const known = data?.idea?.unread
  if (first === null && known != null) setFirst(freshOf(known))
  const markRead = useRun(markIdeaRead)
  const reading = useMemo(
    () =>
      createReading((upTo) => {
        if (!isMember) return marks.set(id, upTo)
        void markRead({ ideaId: id, upTo })
      }),
    [markRead, id, isMember, marks],
  )
  const isFirst = isHydrated && mark === null && first === null
  useEffect(() => {
    if (isFirst) reading.seen(new Date(now()).toISOString())
    return reading.stop
  }, [reading, isFirst, now])
  return { fresh: first, isReturning: mark !== null || wasUnread, seen: reading.seen }
}

interface Reading {
  seen(at: string): void
  stop(): void
}

/** Keeps the latest moment of what was seen, once it has been there for a while. */
function createReading(keep: (upTo: string) => void): Reading {
  let upTo = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    seen(at) {
      const read = new Date(at)
      if (Number.isNaN(read.getTime())) return
      const moment = read.toISOString()
      if (moment <= upTo) return
      upTo = moment
      clearTimeout(timer)
      timer = setTimeout(() => keep(upTo), READ_AFTER)
    },
    stop: () => clearTimeout(timer),
  }
}

function freshOf(unread: Fresh | null | undefined): Fresh | null {
  if (!unread) return null
  const { since, count, firstId, newestId } = unread
  return { since, count, firstId, newestId }
}
