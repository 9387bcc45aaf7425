import { graphql, useFragment } from 'react-relay'
import type {
  PlatformReport_platforms$data,
  PlatformReport_platforms$key,
} from '#generated/PlatformReport_platforms.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { platformsMessages } from '#lib/messages/catalogues/platforms.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import css from './PlatformReport.module.css'

/**
 * An example of what Amplitude's API gets for one vote: the fields of
 * src/services/analytics/eventQueue.ts.
 */
const example = {
  event_type: 'idea_voted',
  event_properties: { idea: 'idea_128', voted: true },
  device_id: 'cXm0f3yTQk2vZb1nH7aP4s',
  session_id: 1778414400000,
  time: 1778414523000,
  insert_id: '5f0c2a9be1d84c76a3e0b9d27f415c88',
}

/** A kind of answer that this client does not know yet is at least no good news. */
function reachText(
  reach: PlatformReport_platforms$data['usage']['reach'],
  t: Translate<typeof platformsMessages>,
): string {
  return t(
    `reach.${reach === 'NOT_CONFIGURED' || reach === 'REACHABLE' || reach === 'REFUSED' ? reach : 'UNREACHABLE'}`,
  )
}

/** The state of the outside services, and the data that they get. */
export function PlatformReport({ platforms }: { platforms: PlatformReport_platforms$key }) {
  const t = useMessages(platformsMessages)
  const { usage, cloud } = useFragment(
    graphql`
      fragment PlatformReport_platforms on Platforms {
        usage {
          reach
          host
          direct
          received
          forwarded
          refused
          failed
        }
        cloud {
          reach
          project
          analytics
        }
      }
    `,
    platforms,
  )
  const host = usage.host ?? ''
  const { received, forwarded = 0, failed = 0, refused = 0 } = usage
  return (
    <div className={css.report}>
      <div>
        <h3>{t('usage')}</h3>
        <p className={css.state}>{reachText(usage.reach, t)}</p>
        {usage.reach !== 'NOT_CONFIGURED' && (
          <p>{usage.direct ? t('usage.direct', { host }) : t('usage.via', { host })}</p>
        )}
        {received === 0 && <p>{t('usage.none')}</p>}
        {received ? (
          <p>
            {t('usage.counts', {
              received,
              forwarded: forwarded ?? 0,
              failed: failed ?? 0,
              refused: refused ?? 0,
            })}
          </p>
        ) : null}
      </div>
      <div>
        <h3>{t('cloud')}</h3>
        <p className={css.state}>{reachText(cloud.reach, t)}</p>
        {cloud.project != null && <p>{t('cloud.project', { project: cloud.project })}</p>}
        {cloud.analytics != null && (
          <p>{cloud.analytics ? t('cloud.analytics.on') : t('cloud.analytics.off')}</p>
        )}
      </div>
      <details>
        <summary>{t('example')}</summary>
        <p>{t('example.text')}</p>
        <pre tabIndex={0} className={css.example}>
          {JSON.stringify(example, null, 2)}
        </pre>
        <p>{t('example.more')}</p>
      </details>
    </div>
  )
}
