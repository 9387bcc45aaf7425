import { useEffect, useState } from 'react'
import { graphql } from 'react-relay'
import type { usePushHereAllowFirebaseMutation } from '#generated/usePushHereAllowFirebaseMutation.graphql.ts'
import type { usePushHereAllowMutation } from '#generated/usePushHereAllowMutation.graphql.ts'
import type { usePushHereEndMutation } from '#generated/usePushHereEndMutation.graphql.ts'
import { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import type { Act } from '#relay/acts/Act.ts'
import { useRun } from '#relay/acts/useRun.ts'
import {
  readPushState,
  startPushWorker,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from '#services/push/browserPush.ts'
import { useServices, type Services } from '#services/Services.tsx'

const allowPush: Act<usePushHereAllowMutation> = {
  document: graphql`
    mutation usePushHereAllowMutation(
      $endpoint: String!
      $p256dh: String!
      $auth: String!
      $clientMutationId: String
    ) {
      allowPush(
        endpoint: $endpoint
        p256dh: $p256dh
        auth: $auth
        clientMutationId: $clientMutationId
      ) {
        errors {
          ...problems_error
        }
        viewer {
          id
          sessions {
            id
            hearsByPush
          }
        }
      }
    }
  `,
  payload: 'allowPush',
  track: (track) => track('push_set', { on: true }),
}

const allowFirebasePush: Act<usePushHereAllowFirebaseMutation> = {
  document: graphql`
    mutation usePushHereAllowFirebaseMutation($token: String!, $clientMutationId: String) {
      allowFirebasePush(token: $token, clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
          id
          sessions {
            id
            hearsByPush
          }
        }
      }
    }
  `,
  payload: 'allowFirebasePush',
  track: (track) => track('push_set', { on: true }),
}

const endPush: Act<usePushHereEndMutation> = {
  document: graphql`
    mutation usePushHereEndMutation($clientMutationId: String) {
      endPush(clientMutationId: $clientMutationId) {
        errors {
          ...problems_error
        }
        viewer {
          id
          sessions {
            id
            hearsByPush
          }
        }
      }
    }
  `,
  payload: 'endPush',
  track: (track) => track('push_set', { on: false }),
}

/** Push in the browser that shows this. */
export interface PushHere {
  /** Null while it is not known. */
  readonly state: PushState | null
  readonly isBusy: boolean
  /** Why the last press did nothing. */
  readonly problem: string | null
  allow(): Promise<void>
  end(): Promise<void>
}

/** Allows and ends push in this browser. `key` is the site's. */
export function usePushHere(key: string): PushHere {
  const t = useMessages(notificationsMessages)
  const language = useLanguage()
  const services = useServices()
  const { logger } = services
  const [state, setState] = useState<PushState | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const allow = useRun(allowPush)
  const allowByFirebase = useRun(allowFirebasePush)
  const end = useRun(endPush)
  useEffect(() => {
    let isOver = false
    readPushState().then(
      (found) => isOver || setState(found),
      () => isOver || setState('none'),
    )
    return () => {
      isOver = true
    }
  }, [])
  const busy = async (work: () => Promise<string | null>): Promise<void> => {
    if (isBusy) return
    setBusy(true)
    setProblem(null)
    try {
      setProblem(await work())
    } catch (error) {
      logger.warn('Push could not be set', { error })
      setProblem(t('push.failed'))
    }
    setState(await readPushState().catch(() => 'none' as const))
    setBusy(false)
  }
  return {
    state,
    isBusy,
    problem,
    allow: () =>
      busy(async () => {
        const worker = await startPushWorker()
        if (worker === null) return null
        const token = await firebaseTokenOf(services, worker)
        const outcome =
          token === null
            ? await allow({ ...(await subscribeToPush(worker, key)) })
            : await allowByFirebase({ token })
        const refused = problemOf(outcome, language)
        // A subscription that the server does not know would only keep the browser awake.
        if (refused !== null) await unsubscribeFromPush()
        return refused
      }),
    end: () =>
      busy(async () => {
        const refused = problemOf(await end({}), language)
        if (refused === null) await unsubscribeFromPush()
        return refused
      }),
  }
}

/** The token of this browser at Firebase, where the site uses that for push and the person has agreed; else null. */
async function firebaseTokenOf(
  services: Services,
  worker: ServiceWorkerRegistration,
): Promise<string | null> {
  if (services.platforms.cloud?.vapidKey === undefined) return null
  const { registerAtFirebase } = await import('#services/push/cloudPush.lazy.ts')
  return registerAtFirebase(services, worker)
}
