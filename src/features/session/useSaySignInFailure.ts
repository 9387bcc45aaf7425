import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Say } from '#parts/failure/problems.ts'

/** Makes the sentence that says why signing in has failed, and that nothing is lost. */
export function useSaySignInFailure(): Say {
  const t = useMessages(commonMessages)
  return (what) => `${what}. ${t('error.text')}`
}
