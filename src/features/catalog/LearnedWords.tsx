import { graphql, useFragment } from 'react-relay'
import type { LearnedWords_groups$key } from '#generated/LearnedWords_groups.graphql.ts'
import { searchWordsMessages } from '#lib/messages/catalogues/searchWords.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf, type Refusable } from '#parts/failure/problems.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { Outcome } from '#relay/acts/Act.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { handOnFocus } from '#ui/handOnFocus.ts'
import { Switch } from '#ui/Switch.tsx'
import { saveSynonyms, switchSynonyms } from './synonymActs.ts'
import css from './SearchWords.module.css'

/** To the button of a neighbour: its links are folded away. */
function handOn(row: HTMLElement | null): () => void {
  return handOnFocus(row, () => {
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
    return neighbour?.querySelector<HTMLElement>('button') ?? null
  })
}

/** Pairs that merges taught, with these: each can be turned off, or made the team's own. */
export function LearnedWords({ groups: given }: { groups: LearnedWords_groups$key }) {
  const t = useMessages(searchWordsMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const groups = useFragment(
    graphql`
      fragment LearnedWords_groups on SynonymGroup @relay(plural: true) @throwOnFieldError {
        id
        words
        isOn
        merges {
          number
          slug
          title
        }
      }
    `,
    given,
  )
  const [turn] = useAct(switchSynonyms)
  const [save, isSaving] = useAct(saveSynonyms)
  const follow = async (outcome: Promise<Outcome<Refusable>>): Promise<void> => {
    const problem = problemOf(await outcome, language, (what) => t('words.failed', { what }))
    if (problem !== null) toasts.add({ text: problem })
  }
  return (
    <ul className={css.list} aria-label={t('learned.title')}>
      {groups.map(({ id, words, isOn, merges }) => {
        const name = words.join(', ')
        return (
          <li key={id} ref={handOn} className={css.given}>
            <div className={css.facts}>
              <bdi className={css.words}>{name}</bdi>
              <details className={css.quiet}>
                <summary>{t('learned.merges', { count: merges.length })}</summary>
                <ul className={css.merges}>
                  {merges.map(({ number, slug, title }) => (
                    <li key={number}>
                      <AppLink href={paths.idea(number, slug)} dir="auto">
                        {title}
                      </AppLink>
                    </li>
                  ))}
                </ul>
              </details>
            </div>
            <div className={css.acts}>
              <Button
                size="s"
                aria-disabled={isSaving}
                aria-label={t('learned.keepNamed', { words: name })}
                onClick={() => !isSaving && void follow(save({ words }))}
              >
                {t('learned.keep')}
              </Button>
              <Switch
                label={t('words.on', { words: name })}
                isOn={isOn}
                onChange={(on) => void follow(turn({ groupId: id, isOn: on }))}
              >
                {t(isOn ? 'words.onShort' : 'words.offShort')}
              </Switch>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
