import { graphql, useFragment } from 'react-relay'
import { useSetSubscription } from '#entities/ChangelogEntry/useSetSubscription.ts'
import type { SubscribeButton_query$key } from '#generated/SubscribeButton_query.graphql.ts'
import { changelogMessages } from '#lib/messages/catalogues/changelog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { PlainLink } from '#parts/link/PlainLink.tsx'
import { feedAddress } from '#rules/feeds.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { SideSection } from '#ui/layout/SideSection.tsx'
import css from './SubscribeButton.module.css'

/** Whether the viewer is told of every entry, for which a visitor signs in first; and the feeds, which a site for members has none of. */
export function SubscribeButton({ query }: { query: SubscribeButton_query$key }) {
  const t = useMessages(changelogMessages)
  const { viewer, site } = useFragment(
    graphql`
      fragment SubscribeButton_query on Query {
        viewer {
          canPost
          isSubscribedToChangelog
        }
        site {
          visibility
        }
      }
    `,
    query,
  )
  const { canPost, isSubscribedToChangelog } = viewer
  const { signInPrompt } = useServices()
  const setSubscription = useSetSubscription()
  const press = (): void =>
    canPost ? void setSubscription(!isSubscribedToChangelog) : signInPrompt.ask('subscribe')
  return (
    <SideSection heading={t('subscribe.heading')}>
      <div className={css.place} data-scripted>
        <Button size="s" aria-pressed={isSubscribedToChangelog} onClick={press}>
          {t(isSubscribedToChangelog ? 'subscribe.off' : 'subscribe.on')}
        </Button>
        <p className={css.note} role="status">
          {isSubscribedToChangelog && t('subscribe.text')}
        </p>
      </div>
      {site?.visibility === 'PUBLIC' && (
        <p className={css.feeds}>
          <PlainLink href={feedAddress({ kind: 'changelog' }, 'atom')}>{t('feed.atom')}</PlainLink>
          <PlainLink href={feedAddress({ kind: 'changelog' }, 'json')}>{t('feed.json')}</PlainLink>
        </p>
      )}
    </SideSection>
  )
}
