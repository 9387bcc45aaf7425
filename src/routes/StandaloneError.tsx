import { TabTitle } from '#entities/Site/TabTitle.tsx'
import { useLanguage } from '#lib/messages/useMessages.ts'
import { explainFailure } from '#parts/failure/explainFailure.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import type { PageFailureProps } from '#relay/boundaries/ContentBoundary.tsx'
import { PlainScreen } from './PlainScreen.tsx'

/** A screen without even its frame. */
export function StandaloneError({ error, retry, isRetrying }: PageFailureProps) {
  const language = useLanguage()
  return (
    <PlainScreen>
      <TabTitle>{explainFailure(error, language).title}</TabTitle>
      <Failure of="page" error={error} retry={retry} isRetrying={isRetrying} />
    </PlainScreen>
  )
}
