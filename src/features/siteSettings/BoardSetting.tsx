import { graphql, useFragment } from 'react-relay'
import type { BoardSetting_board$key } from '#generated/BoardSetting_board.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { useSavedTogether } from './SaveGroup.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSaving } from './useSaving.ts'
import { useUpdateBoard } from './useUpdateBoard.ts'
import css from './BoardSetting.module.css'

const choices = ['PUBLIC', 'MEMBERS', 'TEAM'] as const

/** One board, how much is in it, and who can read it. */
export function BoardSetting({ board }: { board: BoardSetting_board$key }) {
  const t = useMessages(siteSettingsMessages)
  const { id, name, visibility, ideaCount } = useFragment(
    graphql`
      fragment BoardSetting_board on Board {
        id
        name
        visibility
        ideaCount @catch(to: NULL)
      }
    `,
    board,
  )
  const [kept, keep] = useUnsaved(`board.${id}.visibility`)
  const [update] = useUpdateBoard()
  const { problems, submit, clear } = useSaving()
  const shown = choices.find((choice) => choice === kept) ?? visibility
  const choose = (next: string | null): void => {
    keep(next === visibility ? null : next)
    clear()
  }
  useSavedTogether(shown !== visibility, {
    async save() {
      if (!(await submit(() => update({ boardId: id, visibility: shown })))) return false
      keep(null)
      return true
    },
    discard: () => choose(null),
  })
  return (
    <div role="group" className={css.board} aria-label={name}>
      <div className={css.line}>
        <div className={css.text}>
          <bdi className={css.name}>{name}</bdi>
          {ideaCount != null && (
            <div className={css.count}>{t('boards.ideas', { count: ideaCount })}</div>
          )}
        </div>
        <SelectField
          label={t('boards.visibility', { board: name })}
          labelHidden
          value={shown}
          onValueChange={choose}
          options={choices.map((value) => ({ value, label: t(`boards.${value}`) }))}
        />
      </div>
      <SaveProblem problems={problems} />
    </div>
  )
}
