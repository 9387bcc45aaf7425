import { graphql, useFragment } from 'react-relay'
import type { OfficialAnswer_idea$key } from '#generated/OfficialAnswer_idea.graphql.ts'
import { CommentItem } from '#entities/Comment/CommentItem.tsx'
import { t } from '#lib/messages/en/timeline.ts'
import { Button } from '#ui/Button.tsx'
import css from './CommentList.module.css'

interface Props {
  idea: OfficialAnswer_idea$key
  /** It stands right below anyway. */
  isAlone: boolean
  onShow: (id: string) => void
}

/** What the team answered officially, above all that was said; nothing where they did not. */
export function OfficialAnswer({ idea, isAlone, onShow }: Props) {
  const { officialAnswer } = useFragment(
    graphql`
      fragment OfficialAnswer_idea on Idea {
        officialAnswer {
          id
          state
          ...CommentItem_comment
        }
      }
    `,
    idea,
  )
  if (!officialAnswer || officialAnswer.state !== 'LIVE' || isAlone) return null
  return (
    <section className={css.official} aria-label={t('timeline.official')}>
      <div className={css.officialHead}>
        {t('timeline.official')}
        <Button variant="plain" size="s" onClick={() => onShow(officialAnswer.id)}>
          {t('timeline.inPlace')}
        </Button>
      </div>
      <CommentItem comment={officialAnswer} isHeaded />
    </section>
  )
}
