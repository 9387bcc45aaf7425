import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { CodeLoadError } from '#relay/errors/CodeLoadError.ts'
import { isForeignCursor } from '#relay/errors/isForeignCursor.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { explainFailure } from './explainFailure.ts'
import type { ToListStartProps } from './ToListStart.lazy.tsx'
import { useRetryWhenBack } from './useRetryWhenBack.ts'

const ToListStart = lazyComponent<ToListStartProps>(() =>
  import('./ToListStart.lazy.tsx').then((module) => module.ToListStart),
)

interface Props {
  error: unknown
  /** The failed thing: a whole page, a part of one, the further rows of a list, or what should have replaced what is drawn. */
  of: 'page' | 'section' | 'rows' | 'drawn'
  retry: () => void
  isRetrying?: boolean
}

/**
 * A failure on the screen, with what helps: trying again, signing in, or the newer version. What a
 * lost connection took is tried again by itself once it is back; an address that names a place of
 * another list leads to the beginning of its own.
 */
export function Failure(props: Props) {
  const failure = <FailureState {...props} />
  return isForeignCursor(props.error) ? <ToListStart otherwise={failure} /> : failure
}

function FailureState({ error, of, retry, isRetrying = false }: Props) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
  const { signInPrompt } = useServices()
  const { kind, title, text, reference } = explainFailure(error, language)
  const waits = kind === 'offline' || kind === 'unreachable'
  // A browser may keep a module that did not arrive as failed for as long as the page is there.
  const retryAll = error instanceof CodeLoadError ? reload : retry
  useRetryWhenBack(waits, error, of === 'page' ? retryAll : retry)
  const isOutdated = kind === 'outdated'
  return (
    <div aria-busy={isRetrying} data-failure={of}>
      <ErrorState
        inline={of !== 'page'}
        title={of === 'section' && !isOutdated ? t('section.failed') : title}
        reference={reference && t('error.reference', { reference })}
        retry={isOutdated ? t('error.reload') : t('error.retry')}
        onRetry={retryAll}
        action={
          kind === 'signIn' && (
            <Button variant="primary" onClick={() => signInPrompt.ask('account')}>
              {t('session.signIn')}
            </Button>
          )
        }
      >
        {of === 'drawn' && `${t('failure.drawn')} `}
        {of !== 'rows' && text}
      </ErrorState>
    </div>
  )
}

function reload(): void {
  window.location.reload()
}
