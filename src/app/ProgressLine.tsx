import { use } from 'react'
import { signalsMessages } from '#lib/messages/catalogues/signals.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useIsNavigating } from '#relay/entrypoints/useIsNavigating.ts'
import { RouterHandle, type AppRouter } from './RouterHandle.ts'
import css from './ProgressLine.module.css'

/** A thin line at the top while the next screen is on its way; quick ones never show it. */
export function ProgressLine() {
  const router = use(RouterHandle)
  return router && <Line router={router} />
}

function Line({ router }: { router: AppRouter }) {
  const t = useMessages(signalsMessages)
  return useIsNavigating(router) ? (
    <div role="progressbar" aria-label={t('progress.loading')} className={css.line} />
  ) : null
}
