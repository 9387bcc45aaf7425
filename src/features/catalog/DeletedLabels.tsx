import { graphql, useFragment } from 'react-relay'
import type { DeletedLabels_site$key } from '#generated/DeletedLabels_site.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Button } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { TimeAgo } from '#ui/TimeAgo.tsx'
import { restoreBoard } from './boardActs.ts'
import { restoreStatus } from './statusActs.ts'
import { restoreTag } from './tagActs.ts'
import { useDeletion } from './useDeletion.ts'
import css from './Catalog.module.css'

/** Deleted boards, statuses and tags that can come back; draws nothing where there are none. */
export function DeletedLabels({ site }: { site: DeletedLabels_site$key }) {
  const t = useMessages(catalogMessages)
  const clock = useClock()
  const { deletedLabels } = useFragment(
    graphql`
      fragment DeletedLabels_site on Site {
        deletedLabels {
          labelId
          kind
          name
          into
          ideaCount
          deletedAt
          deletedBy {
            name
          }
        }
      }
    `,
    site,
  )
  const [board, isBoardSent] = useAct(restoreBoard)
  const [status, isStatusSent] = useAct(restoreStatus)
  const [tag, isTagSent] = useAct(restoreTag)
  const isSent = isBoardSent || isStatusSent || isTagSent
  const restores: Readonly<Record<string, typeof board | typeof status | typeof tag>> = {
    board,
    status,
    tag,
  }
  // An id begins with what it is of.
  const { undo } = useDeletion((id) => (restores[id.split('_')[0] ?? ''] ?? board)({ id }))
  if (deletedLabels.length === 0) return null
  return (
    <SettingSection title={t('deleted.title')} lead={t('deleted.lead')} wide>
      <ul className={css.list}>
        {deletedLabels.map(({ labelId: id, kind, name, into, ideaCount, deletedAt, deletedBy }) => (
          <li key={id} ref={handOnFocus} className={css.item}>
            <div className={css.row}>
              <div className={css.text}>
                <bdi className={css.name}>{name}</bdi>
                <span className={css.about}>
                  {t(`deleted.${kind as 'BOARD'}`)} · {t('catalog.ideas', { count: ideaCount })}
                  {into !== null && into !== undefined && ` ${t('deleted.into', { into })}`}
                </span>
                <span className={css.about}>
                  <TimeAgo value={deletedAt} clock={clock} />
                  {deletedBy && (
                    <>
                      {' · '}
                      <bdi>{deletedBy.name}</bdi>
                    </>
                  )}
                </span>
              </div>
              <div className={css.acts}>
                <Button
                  size="s"
                  aria-disabled={isSent}
                  onClick={() => !isSent && void undo({ id, name })}
                  aria-label={t('deleted.restoreNamed', { name })}
                >
                  {t('deleted.restore')}
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </SettingSection>
  )
}
