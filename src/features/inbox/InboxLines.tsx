import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  InboxLines_group$data,
  InboxLines_group$key,
} from '#generated/InboxLines_group.graphql.ts'
import { formatDate } from '#lib/format.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { inboxMessages } from '#lib/messages/catalogues/inbox.ts'
import { userMessages } from '#lib/messages/catalogues/user.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { useClock } from '#services/clock/useClock.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Sentence } from '#ui/Sentence.tsx'
import { TimeAgo } from '#ui/TimeAgo.tsx'
import { linesOf, type Line } from './linesOf.ts'
import { placeOf } from './placeOf.ts'
import css from './Inbox.module.css'

type Notification = InboxLines_group$data['notifications']['edges'][number]['node']

/** The events of a group's subject, line by line: the team's word first. */
export interface GroupLines {
  readonly lines: readonly Line<Notification>[]
  /** When the reader voted for the idea; null where they did not. */
  readonly votedAt: string | null
}

/** The most lines that a group shows. */
const MOST = 3

/** Reads the lines of a group. */
export function useGroupLines(group: InboxLines_group$key): GroupLines {
  const { idea, notifications } = useFragment(
    graphql`
      fragment InboxLines_group on InboxGroup @throwOnFieldError {
        idea {
          viewerVote @catch(to: NULL) {
            createdAt
          }
        }
        notifications(first: 5) {
          edges {
            node {
              id
              kind
              createdAt
              actor {
                name
                avatar
                role
              }
              comment {
                id
                excerpt
              }
              status {
                name
                category
              }
              mergedFrom {
                title
              }
            }
          }
        }
      }
    `,
    group,
  )
  return {
    lines: linesOf(notifications.edges.map(({ node }) => node)),
    votedAt: idea?.viewerVote?.createdAt ?? null,
  }
}

/** Draws the lines of a group. `page`: the address of its idea or entry, null where that cannot be seen. */
export function InboxLines({ lines, votedAt, page }: GroupLines & { page: string | null }) {
  const t = useMessages(inboxMessages)
  const left = lines.length - MOST
  return (
    <>
      <ul className={css.lines}>
        {lines.slice(0, MOST).map((line) => (
          <InboxLine
            key={line.first.id}
            line={line}
            href={placeOf(page, line.first)}
            votedAt={votedAt}
          />
        ))}
      </ul>
      {left > 0 && <p className={css.more}>{t('line.more', { count: left })}</p>}
    </>
  )
}

function InboxLine({
  line: { first, others },
  href,
  votedAt,
}: {
  line: Line<Notification>
  href: string | null
  votedAt: string | null
}) {
  const t = useMessages(inboxMessages)
  const clock = useClock()
  const language = useLanguage()
  const name = first.actor?.name ?? t('line.somebody')
  const isShipped = first.status?.category === 'SHIPPED'
  const excerpt = first.comment?.excerpt ?? ''
  return (
    <li className={css.line}>
      <Avatar name={name} src={first.actor?.avatar} size={24} />
      <div>
        <Sentence
          text={sentenceOf(first, others, t)}
          parts={{
            who: <Who name={name} isTeam={(first.actor?.role ?? 'MEMBER') !== 'MEMBER'} />,
            status: <bdi>{first.status?.name}</bdi>,
            idea: <bdi>{first.mergedFrom?.title}</bdi>,
          }}
        />
        {isShipped && votedAt !== null && (
          <>
            {' '}
            <span className={css.asked}>
              {t('line.asked', { date: formatDate(votedAt, clock, language) })}
            </span>
          </>
        )}
        {excerpt !== '' && (
          <p className={css.text} dir="auto">
            <Quote href={href}>{excerpt}</Quote>
          </p>
        )}
      </div>
      <TimeAgo value={first.createdAt} clock={clock} />
    </li>
  )
}

function Who({ name, isTeam }: { name: string; isTeam: boolean }) {
  const t = useMessages(userMessages)
  return (
    <>
      <bdi className={css.name}>{name}</bdi>
      {isTeam && (
        <>
          {' '}
          <span className={css.team}>{t('user.team')}</span>
        </>
      )}
    </>
  )
}

/** Leads to the comment that it is taken from. */
function Quote({ href, children }: { href: string | null; children: ReactNode }) {
  return href === null ? (
    children
  ) : (
    <AppLink href={href} className={css.quote}>
      {children}
    </AppLink>
  )
}

const parts = { who: '{who}', status: '{status}', idea: '{idea}' }

/** The sentence with its parts still to be filled in. */
function sentenceOf(
  { kind, status, mergedFrom }: Notification,
  others: number,
  t: Translate<typeof inboxMessages>,
): string {
  switch (kind) {
    case 'STATUS_CHANGED':
      return statusSentence(status?.category ?? null, t)
    case 'COMMENT':
      return others > 0 ? t('line.comments', { ...parts, count: others }) : t('line.COMMENT', parts)
    case 'OFFICIAL_ANSWER':
      // The answer stands below what came with it.
      return status ? statusSentence(status.category, t) : t('line.OFFICIAL_ANSWER', parts)
    case 'MERGED':
      return t(mergedFrom ? 'line.merged' : 'line.MERGED', parts)
    case 'REPLY':
    case 'MENTION':
    case 'CHANGELOG':
    case 'NEW_IDEA':
    case 'AWAITS_APPROVAL':
      return t(`line.${kind}`, parts)
    default:
      return '{who}'
  }
}

function statusSentence(category: string | null, t: Translate<typeof inboxMessages>): string {
  switch (category) {
    case 'SHIPPED':
      return t('line.shipped', parts)
    case 'PLANNED':
      return t('line.planned', parts)
    case 'STARTED':
      return t('line.started', parts)
    case 'DECLINED':
      return t('line.declined', parts)
    case 'CLOSED':
      return t('line.closed', parts)
    case null:
      return t('line.status', parts)
    default:
      return t('line.moved', parts)
  }
}
