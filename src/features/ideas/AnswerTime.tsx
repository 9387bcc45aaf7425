import { graphql, useFragment } from 'react-relay'
import type { AnswerTime_figures$key } from '#generated/AnswerTime_figures.graphql.ts'
import type { AnswerTime_query$key } from '#generated/AnswerTime_query.graphql.ts'
import { formatNumber, type Locale } from '#lib/format.ts'
import { formatDecimal } from '#lib/formatDecimal.ts'
import { answerTimeMessages } from '#lib/messages/catalogues/answerTime.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { SideSection } from '#ui/layout/SideSection.tsx'
import { useListChoice } from './useListChoice.ts'
import css from './AnswerTime.module.css'

/** Fewer ideas say nothing of what is usual. */
const FEW = 5

/** The time until people hear back: on the whole site, and for the team on the board that is shown. */
export function AnswerTime({ query }: { query: AnswerTime_query$key }) {
  const { board } = useListChoice()
  const { answerFigures, site } = useFragment(
    graphql`
      fragment AnswerTime_query on Query {
        answerFigures @catch(to: NULL) {
          ...AnswerTime_figures
        }
        site @catch(to: NULL) {
          boards {
            slug
            answerFigures {
              ...AnswerTime_figures
            }
          }
        }
      }
    `,
    query,
  )
  const own = site?.boards.find(({ slug }) => slug === board)?.answerFigures
  const shown = own ?? answerFigures
  return shown && <Figures figures={shown} isOfBoard={own != null} />
}

function Figures({ figures, isOfBoard }: { figures: AnswerTime_figures$key; isOfBoard: boolean }) {
  const t = useMessages(answerTimeMessages)
  const language = useLanguage()
  const { ideaCount, answeredCount, medianHours } = useFragment(
    graphql`
      fragment AnswerTime_figures on AnswerFigures {
        ideaCount
        answeredCount
        medianHours
      }
    `,
    figures,
  )
  if (ideaCount < FEW || medianHours == null) return null
  const share = formatNumber(Math.round((100 * answeredCount) / ideaCount), language)
  return (
    <SideSection heading={t(isOfBoard ? 'answers.board' : 'answers.heading')}>
      <p className={css.figure}>
        {medianHours < 48
          ? t('answers.hours', { count: Math.max(1, Math.round(medianHours)) })
          : t('answers.days', { days: formatDays(medianHours / 24, language) })}
      </p>
      <p>{t('answers.share', { share })}</p>
    </SideSection>
  )
}

/** A tenth of a day tells something while there are few. */
function formatDays(days: number, language: Locale): string {
  return days < 10 ? formatDecimal(days, language) : formatNumber(Math.round(days), language)
}
