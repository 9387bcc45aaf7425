import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import type { PageFailureProps } from '#relay/boundaries/ContentBoundary.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { PlainScreen } from './PlainScreen.tsx'

/** A screen without even its frame. */
export function StandaloneError({ error, retry, isRetrying }: PageFailureProps) {
  const language = useLanguage()
  const { title, text, reference } = explainFailure(error, language)
  return (
    <PlainScreen>
      <TabTitle>{title}</TabTitle>
      <div aria-busy={isRetrying}>
        <ErrorState title={title} onRetry={retry} reference={reference}>
          {text}
        </ErrorState>
      </div>
    </PlainScreen>
  )
}
