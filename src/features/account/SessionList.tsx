import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SessionList_viewer$key } from '#generated/SessionList_viewer.graphql.ts'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { forgetUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { FormActions } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { SessionRow } from './SessionRow.tsx'
import { Trouble } from './Trouble.tsx'
import { useEndSession } from './useEndSession.ts'
import { useSignOutEverywhere } from './useSignOutEverywhere.ts'
import css from './SessionList.module.css'

/** The sessions of a person, each with a button that ends it. */
export function SessionList({ viewer }: { viewer: SessionList_viewer$key }) {
  const t = useMessages(accountMessages)
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
  const { session, tabStorage } = useServices()
  const said = useRef<HTMLParagraphElement>(null)
  const [ended, setEnded] = useState<string | null>(null)
  const [end] = useEndSession()
  const [signOut] = useSignOutEverywhere()
  const { state, problems, submit } = useSubmission()
  const isBusy = state === 'sending'
  const endOne = async (id: string, device: string): Promise<void> => {
    if (isBusy) return
    setEnded(null)
    if (!(await submit(() => end({ id })))) return
    setEnded(device)
    // The button that had the focus is gone with its row.
    setTimeout(() => said.current?.focus())
  }
  const endAll = async (): Promise<void> => {
    if (!(await submit(() => signOut({})))) return
    forgetUnsaved(tabStorage)
    session.change(paths.home)
  }
  return (
    <SettingSection title={t('sessions.title')} lead={t('sessions.lead')}>
      <ul className={css.list}>
        {sessions.map((one) => (
          <SessionRow
            key={one.id}
            session={one}
            onEnd={one.isCurrent ? null : () => void endOne(one.id, one.device)}
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
