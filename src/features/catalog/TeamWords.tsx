import { graphql, useFragment } from 'react-relay'
import type { TeamWords_groups$key } from '#generated/TeamWords_groups.graphql.ts'
import { searchWordsMessages } from '#lib/messages/catalogues/searchWords.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { AddButton } from './AddButton.tsx'
import { LabelRow } from './LabelRow.tsx'
import { SearchWordsForm } from './SearchWordsForm.tsx'
import { saveSynonyms } from './synonymActs.ts'
import { useDeletion } from './useDeletion.ts'
import { NEW, useOpenForm } from './useOpenForm.ts'
import css from './SearchWords.module.css'

/** The words of which the team has said that they mean the same: added, changed and deleted. */
export function TeamWords({ groups: given }: { groups: TeamWords_groups$key }) {
  const t = useMessages(searchWordsMessages)
  const groups = useFragment(
    graphql`
      fragment TeamWords_groups on SynonymGroup @relay(plural: true) {
        id
        words
        ...SearchWordsForm_group
      }
    `,
    given,
  )
  const { openId, lastId, open, close, round, again } = useOpenForm()
  const [save] = useAct(saveSynonyms)
  const { tell } = useDeletion((words) => save({ words: words.split(', ') }))
  return (
    <div>
      <h3>{t('team.title')}</h3>
      {groups.length === 0 ? (
        <p className={css.quiet}>{t('team.none')}</p>
      ) : (
        <ul className={css.list} aria-label={t('team.title')}>
          {groups.map((group) => {
            const words = group.words.join(', ')
            return (
              <li key={group.id} className={css.item}>
                <LabelRow
                  name={words}
                  count={null}
                  isLast={lastId === group.id}
                  onEdit={() => open(group.id)}
                  form={
                    openId === group.id ? (
                      <SearchWordsForm
                        group={group}
                        onDone={() => close(group.id)}
                        onDeleted={() => {
                          close(group.id, NEW)
                          tell({ id: words, name: words })
                        }}
                      />
                    ) : null
                  }
                >
                  <bdi className={css.words}>{words}</bdi>
                </LabelRow>
              </li>
            )
          })}
        </ul>
      )}
      <AddButton
        label={t('team.add')}
        onOpen={() => open(NEW)}
        isLast={lastId === NEW}
        form={
          openId === NEW ? (
            <SearchWordsForm key={round} group={null} onDone={() => close(NEW)} onAnother={again} />
          ) : null
        }
      />
    </div>
  )
}
