import { graphql, useFragment } from 'react-relay'
import type { SearchWordLists_site$key } from '#generated/SearchWordLists_site.graphql.ts'
import { searchWordsMessages } from '#lib/messages/catalogues/searchWords.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LearnedWords } from './LearnedWords.tsx'
import { TeamWords } from './TeamWords.tsx'
import css from './SearchWords.module.css'

/** Words that mean the same: those of the team, and those learned from merges. */
export function SearchWordLists({ site }: { site: SearchWordLists_site$key }) {
  const t = useMessages(searchWordsMessages)
  const { synonyms } = useFragment(
    graphql`
      fragment SearchWordLists_site on Site @throwOnFieldError {
        synonyms {
          source
          ...TeamWords_groups
          ...LearnedWords_groups
        }
      }
    `,
    site,
  )
  const learned = synonyms.filter(({ source }) => source === 'LEARNED')
  return (
    <div className={css.lists}>
      <TeamWords groups={synonyms.filter(({ source }) => source === 'TEAM')} />
      <div>
        <h3>{t('learned.title')}</h3>
        <p className={css.quiet}>{t(learned.length === 0 ? 'learned.none' : 'learned.lead')}</p>
        {learned.length > 0 && <LearnedWords groups={learned} />}
      </div>
    </div>
  )
}
