import { useState, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { BoardSetting_board$key } from '#generated/BoardSetting_board.graphql.ts'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { SaveActions } from './SaveActions.tsx'
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
  const [chosen, setChosen] = useState<(typeof choices)[number] | null>(null)
  const [update] = useUpdateBoard()
  const { state, problems, submit, clear } = useSaving()
  const shown = chosen ?? visibility
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (shown === visibility) return
    if (await submit(() => update({ boardId: id, visibility: shown }))) setChosen(null)
  }
  return (
    <form onSubmit={save} className={css.board} aria-label={name}>
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
          onValueChange={(next) => {
            setChosen(choices.find((choice) => choice === next) ?? null)
            clear()
          }}
          options={choices.map((value) => ({ value, label: t(`boards.${value}`) }))}
        />
        <SaveActions
          state={state}
          isChanged={shown !== visibility}
          label={t('boards.saveOne', { board: name })}
        />
      </div>
      <SaveProblem problems={problems} />
    </form>
  )
}
