import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BoardsSection_site$key } from '#generated/BoardsSection_site.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { AddButton } from './AddButton.tsx'
import { placeBoard } from './boardActs.ts'
import { BoardForm } from './BoardForm.tsx'
import { BoardRow } from './BoardRow.tsx'
import { DeleteBoard } from './DeleteBoard.tsx'
import { OrderedList } from './OrderedList.tsx'
import { OrderMenu } from './OrderMenu.tsx'
import { NEW, useOpenForm } from './useOpenForm.ts'
import { useOrder } from './useOrder.ts'

/** The boards in their order: made, changed, ordered and deleted. */
export function BoardsSection({ site }: { site: BoardsSection_site$key }) {
  const t = useMessages(catalogMessages)
  const { boards } = useFragment(
    graphql`
      fragment BoardsSection_site on Site {
        boards {
          id
          name
          ...DeleteBoard_boards
          ...BoardRow_board
          ...BoardForm_board
        }
      }
    `,
    site,
  )
  const [send] = useAct(placeBoard)
  const { items, said, place } = useOrder(boards, send)
  const { openId, lastId, open, close, round, again } = useOpenForm()
  const [deletedId, setDeletedId] = useState<string | null>(null)
  const ids = items.map(({ id }) => id)
  return (
    <SettingSection title={t('boards.title')} lead={t('boards.lead')} wide>
      <div>
        <OrderedList
          label={t('boards.label')}
          isStill={openId !== null}
          onPlace={place}
          items={items.map((board) => ({
            id: board.id,
            name: board.name,
            content: (
              <BoardRow
                board={board}
                isLast={lastId === board.id}
                onEdit={() => open(board.id)}
                menu={<OrderMenu item={board} ids={ids} onPlace={place} />}
                form={
                  openId === board.id ? (
                    <BoardForm
                      board={board}
                      onDone={() => close(board.id)}
                      onDelete={() => setDeletedId(board.id)}
                    />
                  ) : null
                }
              />
            ),
          }))}
        />
        <AddButton
          label={t('boards.add')}
          onOpen={() => open(NEW)}
          isLast={lastId === NEW}
          form={
            openId === NEW ? (
              <BoardForm key={round} board={null} onDone={() => close(NEW)} onAnother={again} />
            ) : null
          }
        />
        <VisuallyHidden as="div" role="status">
          {said}
        </VisuallyHidden>
      </div>
      <DeleteBoard
        boards={boards}
        boardId={deletedId}
        onClose={() => setDeletedId(null)}
        onDeleted={() => deletedId !== null && close(deletedId, NEW)}
      />
    </SettingSection>
  )
}
