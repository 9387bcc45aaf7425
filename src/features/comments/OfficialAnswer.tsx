import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { CommentItem } from '#entities/Comment/CommentItem.tsx'
import type { OfficialAnswer_idea$key } from '#generated/OfficialAnswer_idea.graphql.ts'
import { cx } from '#lib/cx.ts'
import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { withoutTracking } from '#rules/tracking.ts'
import { Button, ButtonLink } from '#ui/Button.tsx'
import type { LinkProps } from '#ui/link.ts'
import css from './OfficialAnswer.module.css'

/** An answer of more characters is cut until somebody wants all of it: what was asked stands below. */
const LONG = 900

/** The official answer of the team, above the comments; nothing if there is none. */
export function OfficialAnswer({ idea }: { idea: OfficialAnswer_idea$key }) {
  const t = useMessages(timelineMessages)
  const { officialAnswer } = useFragment(
    graphql`
      fragment OfficialAnswer_idea on Idea @throwOnFieldError {
        officialAnswer {
          id
          state
          bodyHtml
          ...CommentItem_comment
        }
      }
    `,
    idea,
  )
  const { pathname, search } = useLocation()
  const [isWhole, setWhole] = useState(false)
  if (!officialAnswer || officialAnswer.state !== 'LIVE') return null
  const { id, bodyHtml } = officialAnswer
  const isLong = bodyHtml.replace(/<[^>]*>/g, '').length > LONG
  return (
    <section className={css.official} aria-labelledby="answer">
      <div className={css.head}>
        <h2 id="answer" className={css.heading}>
          {t('timeline.official')}
        </h2>
        <ButtonLink
          variant="plain"
          size="s"
          href={`${pathname}${withoutTracking(search)}#${id}`}
          component={InPlaceLink}
        >
          {t('timeline.inPlace')}
        </ButtonLink>
      </div>
      <div className={cx(css.answer, isLong && !isWhole && css.cut)}>
        <CommentItem comment={officialAnswer} isHeaded />
      </div>
      {isLong && (
        <Button
          variant="plain"
          size="s"
          data-scripted
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'timeline.less' : 'timeline.whole')}
        </Button>
      )}
    </section>
  )
}

/** A link to a place of this page: each press leads there. */
function InPlaceLink(props: LinkProps) {
  return <AppLink {...props} replace={false} />
}
