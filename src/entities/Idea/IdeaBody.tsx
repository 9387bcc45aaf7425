import { graphql, useFragment } from 'react-relay'
import type { IdeaBody_idea$key } from '#generated/IdeaBody_idea.graphql.ts'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Prose } from '#ui/Prose.tsx'
import css from './IdeaBody.module.css'

/** The details of an idea. */
export function IdeaBody({ idea }: { idea: IdeaBody_idea$key }) {
  const t = useMessages(ideaPageMessages)
  const { bodyHtml } = useFragment(
    graphql`
      fragment IdeaBody_idea on Idea @throwOnFieldError {
        bodyHtml
      }
    `,
    idea,
  )
  return bodyHtml === '' ? (
    <p className={css.none}>{t('idea.noBody')}</p>
  ) : (
    <Prose html={bodyHtml} />
  )
}
