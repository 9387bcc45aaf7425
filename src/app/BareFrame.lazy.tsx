import { Outlet } from 'react-router-dom'
import { SearchBox } from '#features/search/SearchBox.tsx'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Failure } from '#parts/failure/Failure.tsx'
import { AppLink } from '#parts/link/AppLink.tsx'
import type { PageFailureProps } from '#relay/boundaries/ContentBoundary.tsx'
import { PageRetryContext } from '#relay/boundaries/PageRetryContext.ts'
import { paths } from '#services/navigation/paths.ts'
import { AppShell } from '#ui/layout/AppShell.tsx'
import { Brand, BrandMark } from '#ui/layout/Brand.tsx'
import { NavList } from '#ui/layout/NavList.tsx'
import { TabBar } from '#ui/layout/TabBar.tsx'
import { TopBar } from '#ui/layout/TopBar.tsx'
import { placesOf } from './placesOf.ts'

/** The failure of the frame's query; nothing while it is awaited. */
export type BareFrameProps = Partial<PageFailureProps>

/** The frame without its data, late or failed: the page in it is there all the same. */
export function BareFrame({ error, retry, isRetrying }: BareFrameProps) {
  const t = useMessages(commonMessages)
  const items = placesOf('site', t).map(({ href, label, tabIcon }) => ({ href, label, tabIcon }))
  return (
    <PageRetryContext value={retry ?? null}>
      <AppShell
        nav={
          <>
            <Brand
              name={t('product.name')}
              note={t('site.note')}
              href={paths.home}
              component={AppLink}
            />
            <NavList label={t('nav.label')} component={AppLink} items={items} />
          </>
        }
        bar={
          <>
            <TopBar
              start={<BrandMark name={t('product.name')} href={paths.home} component={AppLink} />}
              search={<SearchBox boards={[]} />}
            />
            {retry && (
              <div data-failure="frame">
                <Failure
                  of="section"
                  error={error}
                  retry={retry}
                  isRetrying={isRetrying ?? false}
                />
              </div>
            )}
          </>
        }
        tabBar={
          <TabBar
            label={t('nav.tabs')}
            component={AppLink}
            post={{ href: paths.post, label: t('post.action') }}
            items={items.flatMap(({ tabIcon, ...item }) =>
              tabIcon ? [{ ...item, icon: tabIcon, current: false }] : [],
            )}
          />
        }
      >
        <Outlet />
      </AppShell>
    </PageRetryContext>
  )
}
