import { useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { InboxRow_group$key } from '#generated/InboxRow_group.graphql.ts'
import { cx } from '#lib/cx.ts'
import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { StatusCategory } from '#rules/statuses.ts'
import { href } from '#services/navigation/href.ts'
import { paths } from '#services/navigation/paths.ts'
import { Button } from '#ui/Button.tsx'
import { CheckIcon } from '#ui/CheckIcon.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { InboxLines, useGroupLines } from './InboxLines.tsx'
import { placeOf } from './placeOf.ts'
import css from './Inbox.module.css'

interface Props {
  group: InboxRow_group$key
  /** The id of the person whose inbox it is. */
  viewerId: string | null
  onRead: (groupId: string) => void
}

/** All that a person was told about one idea, or one entry of the changelog. */
export function InboxRow({ group, viewerId, onRead }: Props) {
  const t = useMessages(inboxMessages)
  const row = useRef<HTMLElement>(null)
  const data = useFragment(
    graphql`
      fragment InboxRow_group on InboxGroup {
        id
        unreadCount
        idea {
          number
          slug
          title
          author {
            id
          }
          status @catch(to: NULL) {
            name
            color
            category
          }
        }
        entry {
          slug
          title
        }
        ...InboxLines_group
      }
    `,
    group,
  )
  const { id, unreadCount, idea, entry } = data
  const told = useGroupLines(data)
  const ideaPage = idea ? paths.idea(idea.number, idea.slug) : null
  const page = entry ? href('/changelog/:slug', { slug: entry.slug }) : ideaPage
  const title = entry?.title ?? idea?.title ?? t('group.gone')
  const isUnread = unreadCount > 0
  const read = (): void => {
    // The button that has the focus goes away.
    row.current?.querySelector('a')?.focus({ preventScroll: true })
    onRead(id)
  }
  return (
    <article ref={row} className={cx(css.group, !isUnread && css.read)} aria-label={title}>
      <div className={css.head}>
        <h2 className={css.title} dir="auto">
          {isUnread && (
            <span className={css.disc}>
              <VisuallyHidden>{t('group.unread')}</VisuallyHidden>
            </span>
          )}
          <Subject id={id} href={placeOf(page, told.lines[0]?.first)} title={title} />
          {idea?.status && (
            <span className={css.note}>
              <StatusMark
                category={idea.status.category as StatusCategory}
                color={idea.status.color}
              >
                <bdi>{idea.status.name}</bdi>
              </StatusMark>
            </span>
          )}
          {viewerId !== null && idea?.author?.id === viewerId && (
            <span className={cx(css.note, css.yours)}>{t('group.yours')}</span>
          )}
        </h2>
        {isUnread && <ReadButton title={title} onPress={read} />}
      </div>
      <InboxLines {...told} page={page} />
    </article>
  )
}

function Subject({ id, href, title }: { id: string; href: string | null; title: string }) {
  if (href === null) return title
  return (
    <AppLink href={href} data-focus={`group-${id}`}>
      {title}
    </AppLink>
  )
}

function ReadButton({ title, onPress }: { title: string; onPress: () => void }) {
  const t = useMessages(inboxMessages)
  return (
    <Button
      variant="plain"
      size="s"
      className={css.mark}
      aria-label={t('group.read.label', { title })}
      onClick={onPress}
      data-scripted
    >
      <CheckIcon />
      <span>{t('group.read')}</span>
    </Button>
  )
}
