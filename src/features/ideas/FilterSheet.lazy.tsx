import { graphql, useFragment } from 'react-relay'
import type { FilterSheet_query$key } from '#generated/FilterSheet_query.graphql.ts'
import { filtersMessages } from '#lib/messages/catalogues/filters.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { FilterChoices } from './FilterChoices.tsx'
import type { ListChoice } from './listAddress.ts'
import { ListDownload } from './ListDownload.tsx'

/** Every filter, over the list: what is chosen shows behind it at once. */
export function FilterSheet({
  query,
  choice,
  isOpen,
  onClose,
}: OverlayProps & { query: FilterSheet_query$key; choice: ListChoice }) {
  const t = useMessages(filtersMessages)
  const data = useFragment(
    graphql`
      fragment FilterSheet_query on Query {
        ...FilterChoices_query
      }
    `,
    query,
  )
  const done = (
    <Button variant="primary" onClick={onClose}>
      {t('filter.done')}
    </Button>
  )
  return (
    <Sheet title={t('filter.title')} isOpen={isOpen} onClose={onClose} footer={done}>
      <FilterChoices query={data} choice={choice} />
      <ListDownload choice={choice} />
    </Sheet>
  )
}
