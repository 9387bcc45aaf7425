import { graphql, useFragment } from 'react-relay'
import type { SegmentFilter_query$key } from '#generated/SegmentFilter_query.graphql.ts'
import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SelectField } from '#ui/SelectField.tsx'

interface SegmentFilterProps {
  query: SegmentFilter_query$key
  /** Empty: any. */
  value: string
  onValueChange: (segment: string) => void
}

/** Narrows the list to a segment; not there while nobody is in one. */
export function SegmentFilter({ query, value, onValueChange }: SegmentFilterProps) {
  const t = useMessages(peopleMessages)
  const { segments } = useFragment(
    graphql`
      fragment SegmentFilter_query on Query @throwOnFieldError {
        segments
      }
    `,
    query,
  )
  // One that nobody is in any more still stands in the address.
  const known = new Set([...(segments ?? []), ...(value === '' ? [] : [value])])
  if (known.size === 0) return null
  return (
    <SelectField
      label={t('people.segment')}
      labelHidden
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: '', label: t('people.segment.all') },
        ...[...known].map((name) => ({ value: name, label: name })),
      ]}
    />
  )
}
