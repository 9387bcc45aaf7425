import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { StatusesSection_site$key } from '#generated/StatusesSection_site.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { AddButton } from './AddButton.tsx'
import { DeleteStatus } from './DeleteStatus.tsx'
import { OrderedList } from './OrderedList.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { placeStatus } from './statusActs.ts'
import { StatusForm } from './StatusForm.tsx'
import { StatusRow } from './StatusRow.tsx'
import { NEW, useOpenForm } from './useOpenForm.ts'
import { useOrder } from './useOrder.ts'

/** The statuses in their order: made, changed, ordered and deleted. */
export function StatusesSection({ site }: { site: StatusesSection_site$key }) {
  const t = useMessages(catalogMessages)
  const { statuses } = useFragment(
    graphql`
      fragment StatusesSection_site on Site {
        statuses {
          id
          name
          ...DeleteStatus_statuses
          ...StatusRow_status
          ...StatusForm_status
        }
      }
    `,
    site,
  )
  const [send] = useAct(placeStatus)
  const { items, said, place } = useOrder(statuses, send)
  const { openId, lastId, open, close, round, again } = useOpenForm()
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const ids = items.map(({ id }) => id)
  return (
    <SettingSection title={t('statuses.title')} lead={t('statuses.lead')} wide>
      <div>
        <OrderedList
          label={t('statuses.label')}
          isStill={openId !== null}
          onPlace={place}
          items={items.map((status) => ({
            id: status.id,
            name: status.name,
            content: (
              <StatusRow
                status={status}
                isLast={lastId === status.id}
                onEdit={() => open(status.id)}
                menu={<OrderMenu item={status} ids={ids} onPlace={place} />}
                form={
                  openId === status.id ? (
                    <StatusForm
                      status={status}
                      onDone={() => close(status.id)}
                      onDelete={() => setDeletedId(status.id)}
                    />
                  ) : null
                }
              />
            ),
          }))}
        />
        <AddButton
          label={t('statuses.add')}
          onOpen={() => open(NEW)}
          isLast={lastId === NEW}
          form={
            openId === NEW ? (
              <StatusForm key={round} status={null} onDone={() => close(NEW)} onAnother={again} />
            ) : null
          }
        />
        <VisuallyHidden as="div" role="status">
          {said}
        </VisuallyHidden>
      </div>
      <DeleteStatus
        statuses={statuses}
        statusId={deletedId}
        onClose={() => setDeletedId(null)}
        onDeleted={() => deletedId !== null && close(deletedId, NEW)}
      />
    </SettingSection>
  )
}
