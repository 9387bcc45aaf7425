import { graphql, useFragment } from 'react-relay'
import { UserByline } from '#entities/User/UserByline.tsx'
import type { QueueRow_item$key } from '#generated/QueueRow_item.graphql.ts'
import { cx } from '#lib/cx.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { moderationMessages } from '#lib/messages/catalogues/moderation.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { withoutIds } from '#rules/mentions.ts'
import { paths } from '#services/navigation/paths.ts'
import { Button } from '#ui/Button.tsx'
import { Fact, Facts } from '#ui/rows/Facts.tsx'
import { offeredIn, wordOf, type Decision } from './decisions.ts'
import type { Queue } from './queueAddress.ts'
import { ReportLines } from './ReportLines.tsx'
import css from './QueueRow.module.css'

interface Props {
  item: QueueRow_item$key
  queue: Queue
  selected: boolean
  onSelect: (selected: boolean) => void
  /** Whether its author is somebody who can be trusted. */
  canTrust: boolean
  onDecide: (decision: Decision) => void
  onMerge: () => void
  leaving: boolean
  failure: string | undefined
}

const fragment = graphql`
  fragment QueueRow_item on ModerationItem @throwOnFieldError {
    __typename
    ... on Idea {
      id
      number
      slug
      title
      excerpt
      createdAt
      viewerCanMerge
      author {
        ...UserByline_user
      }
      board {
        name
      }
      held {
        reason
        links
      }
      reports {
        ...ReportLines_report
      }
    }
    ... on Comment {
      id
      body
      createdAt
      author {
        ...UserByline_user
      }
      idea {
        number
        slug
        title
        board {
          name
        }
      }
      held {
        reason
        links
      }
      reports {
        ...ReportLines_report
      }
    }
  }
`

/** A post that waits for the team: what it says, who wrote it, why it is here, and what can be decided. */
export function QueueRow(props: Props) {
  const { item, queue, selected, onSelect, canTrust, onDecide, onMerge, leaving, failure } = props
  const t = useMessages(moderationMessages)
  const data = useFragment(fragment, item)
  if (data.__typename !== 'Idea' && data.__typename !== 'Comment') return null
  const isIdea = data.__typename === 'Idea'
  const idea = isIdea ? data : data.idea
  const title = isIdea ? data.title : t('triage.commentOn', { title: idea.title })
  const { held } = data
  return (
    <article className={cx(css.row, leaving && css.leaving)} inert={leaving} aria-label={title}>
      <div className={css.inner}>
        <label className={css.select}>
          <input
            type="checkbox"
            checked={selected}
            onChange={(event) => onSelect(event.target.checked)}
            aria-label={t('triage.select', { title })}
          />
        </label>
        <div className={css.post}>
          <h2 className={css.title} dir="auto">
            <AppLink href={paths.idea(idea.number, idea.slug)} data-focus={`queue-${data.id}`}>
              {title}
            </AppLink>
          </h2>
          <p className={css.text} dir="auto">
            {isIdea ? data.excerpt : withoutIds(data.body ?? '')}
          </p>
          <Facts>
            <UserByline user={data.author ?? null} at={data.createdAt} />
            <Fact>
              <bdi>{idea.board.name}</bdi>
            </Fact>
            {held && queue === 'PENDING' && (
              <Fact>{heldText(held.reason, held.links ?? 0, t)}</Fact>
            )}
          </Facts>
          {data.reports && data.reports.length > 0 && <ReportLines reports={data.reports} />}
          {failure !== undefined && (
            <p role="alert" className={css.failure}>
              {failure}
            </p>
          )}
          <RowActs
            queue={queue}
            canTrust={canTrust}
            onDecide={onDecide}
            onMerge={isIdea && data.viewerCanMerge ? onMerge : null}
          />
        </div>
      </div>
    </article>
  )
}

function RowActs({
  queue,
  canTrust,
  onDecide,
  onMerge,
}: {
  queue: Queue
  canTrust: boolean
  onDecide: (decision: Decision) => void
  onMerge: (() => void) | null
}) {
  const t = useMessages(moderationMessages)
  const tMerging = useMessages(mergingMessages)
  return (
    <div className={css.acts}>
      {offeredIn(queue, canTrust).map((decision, index) => (
        <Button
          key={decision}
          size="s"
          variant={index === 0 ? 'quiet' : 'plain'}
          onClick={() => onDecide(decision)}
        >
          {t(wordOf(decision, queue))}
        </Button>
      ))}
      {onMerge && (
        <Button size="s" variant="plain" onClick={onMerge}>
          {tMerging('merge.open')}
        </Button>
      )}
    </div>
  )
}

function heldText(reason: string, links: number, t: Translate<typeof moderationMessages>): string {
  switch (reason) {
    case 'LINKS':
      return t('held.LINKS', { count: links })
    case 'FIRST_POST':
      return t('held.FIRST_POST')
    case 'TRAPPED':
      return t('held.TRAPPED')
    case 'UNGUARDED':
      return t('held.UNGUARDED')
    default:
      return t('held.ALL')
  }
}
