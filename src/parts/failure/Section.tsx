import type { ReactNode } from 'react'
import { SectionBoundary, type SectionFailureProps } from '#relay/boundaries/SectionBoundary.tsx'
import { Failure } from './Failure.tsx'
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
  useFailureSeen(error, 'section')
  return <Failure of="section" error={error} retry={retry} isRetrying={isRetrying} />
}
