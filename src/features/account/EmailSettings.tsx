import { useEffect, useRef, useState, type ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EmailSettings_viewer$key } from '#generated/EmailSettings_viewer.graphql.ts'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useArrival } from '#services/navigation/useArrival.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { EmailCodesForm } from './EmailCodesForm.tsx'
import { NewEmailForm } from './NewEmailForm.tsx'
import css from './EmailSettings.module.css'

type Step =
  | { kind: 'shown' }
  | { kind: 'asking' }
  | { kind: 'codes'; needsOldCode: boolean }
  | { kind: 'done' }

interface Props {
  viewer: EmailSettings_viewer$key
  codeBy: string
  /** Somebody asked for it by the page's address. */
  isWanted?: boolean
}

/** The address that somebody signs in with, and its change, step by step in place. */
export function EmailSettings({ viewer, codeBy, isWanted = false }: Props) {
  const t = useMessages(accountMessages)
  const { email } = useFragment(
    graphql`
      fragment EmailSettings_viewer on Viewer {
        email
      }
    `,
    viewer,
  )
  const [step, setStep] = useState<Step>({ kind: 'shown' })
  const [wanted, keepWanted] = useUnsaved('new-email')
  const place = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) isFirst.current = false
    else place.current?.querySelector<HTMLElement>('input, [data-focus]')?.focus()
  }, [step.kind])
  const isByTerminal = codeBy === 'TERMINAL'
  return (
    <EmailPlace isWanted={isWanted}>
      <SettingSection
        title={t('email.title')}
        lead={email == null ? t('email.none') : t('email.lead')}
      >
        <div ref={place} className={css.steps}>
          {email != null && (
            <p>
              <bdi className={css.address}>{email}</bdi>
            </p>
          )}
          {step.kind === 'done' && (
            <p role="status" tabIndex={-1} data-focus className={css.done}>
              {t('email.done', { email: email ?? '' })}
            </p>
          )}
          {(step.kind === 'shown' || step.kind === 'done') && (
            <div>
              <Button
                data-focus={step.kind === 'shown' ? '' : undefined}
                onClick={() => setStep({ kind: 'asking' })}
              >
                {email == null ? t('email.add') : t('email.change')}
              </Button>
            </div>
          )}
          {step.kind === 'asking' && (
            <NewEmailForm
              hasAddress={email != null}
              isByTerminal={isByTerminal}
              email={wanted ?? ''}
              onEmailChange={keepWanted}
              onSent={(needsOldCode) => setStep({ kind: 'codes', needsOldCode })}
              onCancel={() => setStep({ kind: 'shown' })}
            />
          )}
          {step.kind === 'codes' && (
            <EmailCodesForm
              newEmail={(wanted ?? '').trim()}
              oldEmail={step.needsOldCode ? (email ?? '') : null}
              isByTerminal={isByTerminal}
              onDone={() => {
                keepWanted(null)
                setStep({ kind: 'done' })
              }}
              onBack={() => setStep({ kind: 'asking' })}
            />
          )}
        </div>
      </SettingSection>
    </EmailPlace>
  )
}

/** The place that the address of the page can lead to. */
function EmailPlace({ isWanted, children }: { isWanted: boolean; children: ReactNode }) {
  return (
    <div ref={useArrival(isWanted)} id="email" className={css.place}>
      {children}
    </div>
  )
}
