import type { Problem } from '#parts/failure/problems.ts'
import { Notice } from '#ui/Notice.tsx'

/** Why a section could not be saved. Those of `fields` stand beside them. */
export function SaveProblem({
  problems,
  fields = [],
}: {
  problems: readonly Problem[]
  fields?: readonly string[]
}) {
  const whole = problems.find(({ field }) => field === null || !fields.includes(field))
  if (!whole) return null
  return (
    <Notice tone="danger" role="alert">
      {whole.message}
    </Notice>
  )
}
