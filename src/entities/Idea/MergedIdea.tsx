import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { useLocation } from 'react-router-dom'
import { UserByline } from '#entities/User/UserByline.tsx'
import type { MergedIdea_idea$key } from '#generated/MergedIdea_idea.graphql.ts'
import type { MergedIdeaQuery } from '#generated/MergedIdeaQuery.graphql.ts'
import { timelineMessages } from '#lib/messages/catalogues/timeline.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { LazyQuerySection } from '#parts/failure/LazyQuerySection.tsx'
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

/**
 * An idea that was merged into the one whose timeline this is: its author and title, with its
 * details folded. It is open to who came by its address.
 */
export function MergedIdea({ idea }: { idea: MergedIdea_idea$key }) {
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
  useEffect(() => {
    if (isWanted) box.current?.scrollIntoView({ block: 'center' })
  }, [isWanted, key])
  return (
    <details
      ref={box}
      id={id}
      className={css.merged}
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
      {isOpen && (
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
