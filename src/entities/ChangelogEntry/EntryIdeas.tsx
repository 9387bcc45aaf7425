import { graphql, useFragment } from 'react-relay'
import type { EntryIdeas_entry$key } from '#generated/EntryIdeas_entry.graphql.ts'
import { formatCount, formatNumber } from '#lib/format.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { StatusCategory } from '#rules/statuses.ts'
import { paths } from '#services/navigation/paths.ts'
import { StatusDot } from '#ui/StatusMark.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import css from './EntryIdeas.module.css'

/** The ideas that an entry closes, with their votes, and how many people had asked. */
export function EntryIdeas({ entry }: { entry: EntryIdeas_entry$key }) {
  const t = useMessages(changelogMessages)
  const tCommon = useMessages(commonMessages)
  const language = useLanguage()
  const { ideas, askedCount, toldCount } = useFragment(
    graphql`
      fragment EntryIdeas_entry on ChangelogEntry @throwOnFieldError {
        askedCount @catch(to: NULL)
        toldCount @catch(to: NULL)
        ideas {
          id
          number
          slug
          title
          voteCount
          importedVoteCount
          votesAreHidden
          viewerHasVoted
          status @catch(to: NULL) {
            name
            category
            color
          }
        }
      }
    `,
    entry,
  )
  if (ideas.length === 0) return null
  const asked = askedCount ? t('log.asked', { count: askedCount }) : null
  return (
    <div className={css.place}>
      <p className={css.head}>
        <strong>{t('log.closes', { count: ideas.length })}</strong>
        {asked !== null &&
          ` · ${toldCount == null ? asked : t('log.told', { asked, told: formatNumber(toldCount, language) })}`}
      </p>
      <ul className={css.ideas}>
        {ideas.map((idea) => {
          const votes = idea.voteCount + idea.importedVoteCount
          return (
            <li key={idea.id} className={css.idea}>
              {idea.status && (
                <span className={css.status}>
                  <StatusDot
                    category={idea.status.category as StatusCategory}
                    color={idea.status.color}
                  />
                  <VisuallyHidden>{idea.status.name}</VisuallyHidden>
                </span>
              )}
              <span className={css.words}>
                <AppLink href={paths.idea(idea.number, idea.slug)} dir="auto" className={css.title}>
                  {idea.title}
                </AppLink>
                {idea.viewerHasVoted && <span className={css.mine}>{t('log.mine')}</span>}
              </span>
              {!idea.votesAreHidden && (
                <>
                  <span className={css.votes} aria-hidden="true">
                    {formatCount(votes, language)}
                  </span>
                  <VisuallyHidden>{tCommon('vote.count', { count: votes })}</VisuallyHidden>
                </>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
