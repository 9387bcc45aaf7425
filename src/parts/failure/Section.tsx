import type { ReactNode } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { SectionBoundary, type SectionFailureProps } from '#relay/boundaries/SectionBoundary.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { explainFailure } from './explainFailure.ts'
import { useFailureSeen } from './useFailureSeen.ts'

/** A part of a page that loads and fails by itself. */
export function Section({
  skeleton,
  refetch,
  children,
}: {
  skeleton: ReactNode
  refetch?: () => Promise<void>
  children: ReactNode
}) {
  return (
    <SectionBoundary skeleton={skeleton} refetch={refetch} failure={SectionFailure}>
      {children}
    </SectionBoundary>
  )
}

function SectionFailure({ error, retry, isRetrying }: SectionFailureProps) {
  const language = useLanguage()
  const t = useMessages(commonMessages)
  useFailureSeen(error, 'section')
  const { text, reference } = explainFailure(error, language)
  return (
    <div aria-busy={isRetrying}>
      <ErrorState inline title={t('section.failed')} onRetry={retry} reference={reference}>
        {text}
      </ErrorState>
    </div>
  )
}
