import type { Translate } from '#lib/messages/catalogue.ts'
import type { commonMessages } from '#lib/messages/catalogues/common.ts'
import type { paletteMessages } from '#lib/messages/catalogues/palette.ts'
import type { EntryRouteOptions } from '#relay/entrypoints/entryRoute.tsx'
import type { Screen } from '#rules/screens.ts'
import type { Right } from '#services/navigation/places.ts'
import type { IconName } from '#ui/Icon.tsx'

/**
 * The part of a page that the router shows: its entrypoint, its skeleton, and how it is refreshed.
 */
export type PageRoute = Pick<EntryRouteOptions, 'entryPoint' | 'skeleton' | 'identity' | 'refresh'>

/** The place of a page in the navigation of the frame. */
export interface PageNavigation {
  /** `site`: for everybody; `team`: for those who may; `account`: in the person's own menu. */
  readonly group: 'site' | 'team' | 'account'
  readonly label: (t: Translate<typeof commonMessages>) => string
  /** The icon that it has in the phone's bar; without one it is not there. */
  readonly tabIcon?: IconName
  /** The number beside the label: all ideas, or what waits for a decision of the team. */
  readonly count?: 'ideas' | 'waiting'
}

/** All that the rest of the client knows of a page. Routes, usage analytics, navigation and palette are derived from it. */
export interface PageDescriptor<Path extends string = string> {
  /** The pattern of its address, as the router reads it. */
  readonly path: Path
  /** Its name in usage analytics; `npm run events:print` copies it into the catalogue of events. */
  readonly screen: Screen
  /** The first screen's page has its route at hand; every other one is a chunk of its own. */
  readonly route: PageRoute | (() => Promise<{ readonly route: PageRoute }>)
  /** Shown without the frame: before there is a site, or before somebody has joined it. */
  readonly standsAlone?: true
  /** Its route is fetched as soon as the browser is idle, because many go there next. */
  readonly isLikely?: true
  /** The right that a viewer needs to be led there. The server decides what they see. */
  readonly right?: Right
  readonly navigation?: PageNavigation
  /** The palette leads to it by its label and by these words; `isFirst` before anything is typed. */
  readonly palette?: {
    readonly words: keyof (typeof paletteMessages)['english']
    readonly isFirst?: true
  }
}

/** Describes a page; its path keeps its literal type, so that addresses are checked against it. */
export function describePage<const Path extends string>(
  page: PageDescriptor<Path>,
): PageDescriptor<Path> {
  return page
}
