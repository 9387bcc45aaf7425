import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { UserByline } from '#entities/User/UserByline.tsx'
import type { IdeaBody_idea$key } from '#generated/IdeaBody_idea.graphql.ts'
import type { MergedIdea_idea$key } from '#generated/MergedIdea_idea.graphql.ts'
import type { MergedIdeaQuery } from '#generated/MergedIdeaQuery.graphql.ts'
import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
import { Section } from '#parts/failure/Section.tsx'
import { useHash } from '#services/navigation/useHash.ts'
import { SkeletonText } from '#ui/Skeleton.tsx'
import { IdeaBody } from './IdeaBody.tsx'
import css from './MergedIdea.module.css'

const query = graphql`
  query MergedIdeaQuery($id: ID!) {
    idea(id: $id) {
      ...IdeaBody_idea
    }
  }
`

interface Props {
  idea: MergedIdea_idea$key
  /** Its text, where that came along: then it can be read without a script. */
  body: IdeaBody_idea$key | null
}

/**
 * An idea that was merged into the one whose timeline this is: its author and title, with its
 * details folded. It is open to who came by its address.
 */
export function MergedIdea({ idea, body }: Props) {
  const t = useMessages(timelineMessages)
  const { id, number, title, createdAt, author } = useFragment(
    graphql`
      fragment MergedIdea_idea on Idea {
        id
        number
        title
        createdAt
        author {
          ...UserByline_user
        }
      }
    `,
    idea,
  )
  const box = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const hash = useHash()
  const isWanted = hash === `#${id}`
  const [isOpen, setOpen] = useState(isWanted)
  const [opened, setOpened] = useState(isWanted ? key : null)
  if (isWanted && opened !== key) {
    setOpened(key)
    setOpen(true)
  }
  // It may have been unfolded before the script was there.
  useEffect(() => setOpen((before) => before || (box.current?.open ?? false)), [])
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView({ block: 'center' })
  }, [isWanted, key])
  return (
    <details
      ref={box}
      id={id}
      className={css.merged}
      // As somebody has left it.
      suppressHydrationWarning
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={css.summary}>
        <UserByline
          user={author ?? null}
          at={createdAt}
          note={` · ${t('timeline.merged', { number: String(number) })}`}
        />
        <span className={css.title} dir="auto">
          {title}
        </span>
      </summary>
      {body && (
        <Section skeleton={null}>
          <IdeaBody idea={body} />
        </Section>
      )}
      {isOpen && !body && (
        <LazyQuerySection<MergedIdeaQuery>
          query={query}
          variables={{ id }}
          skeleton={<SkeletonText lines={3} />}
          fromStore
        >
          {({ idea: found }) => found && <IdeaBody idea={found} />}
        </LazyQuerySection>
      )}
    </details>
  )
}
