import { use } from 'react'
import { useIsNavigating } from '#relay/entrypoints/useIsNavigating.ts'
import { t } from '#lib/messages/t.ts'
import css from './ProgressLine.module.css'
import { RouterHandle } from './RouterHandle.ts'
import type { AppRouter } from './RouterHandle.ts'

/** A thin line at the top while the next screen is on its way; quick ones never show it. */
export function ProgressLine() {
  const router = use(RouterHandle)
  return router && <Line router={router} />
}

function Line({ router }: { router: AppRouter }) {
  return useIsNavigating(router) ? <div role="progressbar" aria-label={t('progress.loading')} className={css.line} /> : null
}
