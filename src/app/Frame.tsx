import { useState } from 'react'
import { graphql, usePreloadedQuery } from 'react-relay'
import { Outlet, useLocation } from 'react-router-dom'
import { SearchBox } from '#features/search/SearchBox.tsx'
import { AccountMenu } from '#features/session/AccountMenu.tsx'
import { ShortcutHelp } from '#features/shortcuts/ShortcutHelp.tsx'
import type { FrameQuery } from '#generated/FrameQuery.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { PageProps } from '#relay/entrypoints/PageEntryPoint.ts'
import { paths } from '#services/navigation/paths.ts'
import { postHref } from '#services/navigation/postHref.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { AppShell } from '#ui/layout/AppShell.tsx'
import { NavFoot } from '#ui/layout/NavFoot.tsx'
import { TopBar } from '#ui/layout/TopBar.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { Accent } from './Accent.tsx'
import type { ClosedScreenProps } from './ClosedScreen.lazy.tsx'
import type { FrameExtrasProps } from './FrameExtras.lazy.tsx'
import { FrameMark, FrameNav } from './FrameNav.tsx'
import { FrameTabBar } from './FrameTabBar.tsx'
import type { FrameTeamProps } from './FrameTeam.lazy.tsx'
import { placesOf } from './placesOf.ts'
import { PlainNote } from './PlainNote.tsx'
import css from './Frame.module.css'

/** Stands in place of every page that its visitor cannot read. */
export const ClosedScreen = lazyComponent<ClosedScreenProps>(
  () => import('./ClosedScreen.lazy.tsx').then((module) => module.ClosedScreen),
  null,
  { isAwaited: true },
)
const OfflineBanner = lazyComponent<Record<never, never>>(() =>
  import('./OfflineBanner.lazy.tsx').then((module) => module.OfflineBanner),
)
const Theme = lazyComponent<Record<never, never>>(() =>
  import('./Theme.lazy.tsx').then((module) => module.Theme),
)
const FrameTeam = lazyComponent<FrameTeamProps>(
  () => import('./FrameTeam.lazy.tsx').then((module) => module.FrameTeam),
  null,
  { isDrawn: true },
)
const FrameExtras = lazyComponent<FrameExtrasProps>(() =>
  import('./FrameExtras.lazy.tsx').then((module) => module.FrameExtras),
)

const query = graphql`
  query FrameQuery @throwOnFieldError {
    site {
      name
      accentColor
      boards {
        slug
      }
      ...FrameNav_site
      ...FrameNavMark_site
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by FrameTeam, whose code comes behind the first screen
      ...FrameLinks_site
    }
    moderation {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by FrameTeam as well
      ...FrameTeam_moderation
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by the account menu of the phone, whose code comes when it is opened
      ...AccountChoices_moderation
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn beside that menu's button, behind the first screen
      ...WaitingDot_moderation
    }
    viewer {
      # eslint-disable-next-line relay/unused-fields -- the count below is known by it
      id
      canRead
      # eslint-disable-next-line relay/unused-fields -- UnreadWatch finds it in the store, and asks for it again later
      unreadNotificationCount
      user {
        __typename
      }
      ...AccountMenu_viewer
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read behind the first screen, by FrameExtras and ClosedScreen
      ...AccessGuard_viewer
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- drawn by FrameTeam, whose code comes behind the first screen
      ...FrameTeam_viewer
    }
  }
`

/** The frame around every page: the places, the search, the account. */
export function Frame({ queries }: PageProps<{ page: FrameQuery }>) {
  const t = useMessages(commonMessages)
  const { site, viewer, moderation } = usePreloadedQuery<FrameQuery>(query, queries.page)
  const [isHelpOpen, setHelpOpen] = useState(false)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  const location = useLocation()
  const isPosting = location.pathname === paths.post
  if (!site || !viewer.canRead) return <ClosedScreen name={site?.name} viewer={viewer} />
  const places = { account: placesOf('account', t), team: placesOf('team', t) }
  const post = (
    <ButtonLink href={postHref(location)} component={AppLink} variant="primary">
      {t('post.action')}
    </ButtonLink>
  )
  return (
    <AppShell
      banner={
        <>
          <PlainNote />
          <OfflineBanner />
        </>
      }
      nav={
        <>
          <FrameNav site={site} />
          <FrameTeam viewer={viewer} moderation={moderation ?? null} site={site} />
          <NavFoot>
            <div className={css.help}>
              <ShortcutHelp isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
            </div>
            <div className={css.foot}>
              <AccountMenu viewer={viewer} places={places} />
              <Theme />
            </div>
          </NavFoot>
        </>
      }
      bar={
        <TopBar
          start={<FrameMark site={site} />}
          search={
            <SearchBox
              boards={site.boards.map(({ slug }) => slug)}
              onPalette={() => setPaletteOpen(true)}
            />
          }
          action={isPosting ? null : post}
          end={
            <div className={css.phone}>
              <AccountMenu
                viewer={viewer}
                places={places}
                moderation={moderation}
                onShortcuts={() => setHelpOpen(true)}
              />
            </div>
          }
        />
      }
      tabBar={<FrameTabBar />}
    >
      <Accent color={site.accentColor ?? null} />
      <Outlet context={{ site: site.name, isSignedIn: viewer.user != null }} />
      <FrameExtras
        viewer={viewer}
        isPaletteOpen={isPaletteOpen}
        onPalette={setPaletteOpen}
        isSignedIn={viewer.user != null}
        onShortcuts={() => setHelpOpen(true)}
      />
    </AppShell>
  )
}
