import { Outlet } from 'react-router-dom'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import css from './RootLayout.module.css'

const RootExtras = lazyComponent<Record<never, never>>(() =>
  import('./RootExtras.lazy.tsx').then((module) => module.RootExtras),
)

/** The parts around and over all screens. */
export function RootLayout() {
  const t = useMessages(commonMessages)
  return (
    <>
      <noscript>
        <p className={css.note}>{t('plain.note')}</p>
      </noscript>
      <Outlet />
      <RootExtras />
    </>
  )
}
