import type { Translate } from '#lib/messages/catalogue.ts'
import type { commonMessages } from '#lib/messages/catalogues/common.ts'
import type { PageDescriptor, PageNavigation } from '#routes/PageDescriptor.ts'
import { pages } from '#routes/pages.ts'
import type { Place } from '#services/navigation/places.ts'

/** A page in the frame's navigation. */
export interface NavigationPlace extends Place, Pick<PageNavigation, 'tabIcon' | 'count'> {}

/** The pages of a group of the navigation, in their order, whoever may be led there. */
export function placesOf(
  group: PageNavigation['group'],
  t: Translate<typeof commonMessages>,
  among: readonly PageDescriptor[] = pages,
): NavigationPlace[] {
  return among.flatMap(({ path, right, navigation }) =>
    navigation?.group === group
      ? [
          {
            href: path,
            label: navigation.label(t),
            right,
            tabIcon: navigation.tabIcon,
            count: navigation.count,
          },
        ]
      : [],
  )
}
