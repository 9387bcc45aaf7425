import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { Problem } from '#entities/Failure/problems.ts'
import type { SessionList_viewer$key } from '#generated/SessionList_viewer.graphql.ts'
import { t } from '#lib/messages/en/account.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { FormActions } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { SessionRow } from './SessionRow.tsx'
import { Trouble } from './Trouble.tsx'
import { useEndSession } from './useEndSession.ts'
import { useSignOutEverywhere } from './useSignOutEverywhere.ts'
import css from './SessionList.module.css'

/** Where somebody is signed in, and the way out of each. */
export function SessionList({ viewer }: { viewer: SessionList_viewer$key }) {
  const { sessions } = useFragment(
    graphql`
      fragment SessionList_viewer on Viewer {
        sessions {
          id
          device
          isCurrent
          ...SessionRow_session
        }
      }
    `,
    viewer,
  )
  const { session } = useServices()
  const said = useRef<HTMLParagraphElement>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [end, isEnding] = useEndSession()
  const [signOut, isSigningOut] = useSignOutEverywhere()
  const isBusy = isEnding || isSigningOut
  const endOne = (id: string, device: string): void => {
    if (isBusy) return
    setEnded(null)
    end(id, (found) => {
      setProblems(found)
      if (found.length > 0) return
      setEnded(device)
      // The button that had the focus is gone with its row.
      setTimeout(() => said.current?.focus())
    })
  }
  const endAll = (): void => {
    if (isBusy) return
    signOut((found) => {
      setProblems(found)
      if (found.length === 0) session.change(paths.home)
    })
  }
  return (
    <SettingSection title={t('sessions.title')} lead={t('sessions.lead')}>
      <ul className={css.list}>
        {sessions.map((one) => (
          <SessionRow
            key={one.id}
            session={one}
            onEnd={one.isCurrent ? null : () => endOne(one.id, one.device)}
            isBusy={isBusy}
          />
        ))}
      </ul>
      <p ref={said} role="status" tabIndex={-1} className={css.said}>
        {ended !== null && t('sessions.ended', { device: ended })}
      </p>
      <Trouble>{problems[0]?.message ?? null}</Trouble>
      <FormActions note={t('sessions.all.hint')}>
        <Button onClick={endAll} aria-disabled={isBusy}>
          {t('sessions.all')}
        </Button>
      </FormActions>
    </SettingSection>
  )
}
