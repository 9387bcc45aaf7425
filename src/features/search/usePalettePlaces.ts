import { graphql } from 'react-relay'
import type {
  usePalettePlacesQuery,
  usePalettePlacesQuery$data,
} from '#generated/usePalettePlacesQuery.graphql.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { paletteMessages } from '#lib/messages/catalogues/palette.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { paths } from '#services/navigation/paths.ts'
import type { Right, Rights } from '#services/navigation/places.ts'
import type { NamedEntry } from './fittingEntries.ts'
import { paletteStatus, type PaletteStatus } from './paletteIdea.ts'

/** A screen that the palette leads to. */
export interface PalettePlace extends NamedEntry {
  readonly id: string
  readonly href: string
  /** The kind of place that has this name. */
  readonly kind?: string
  readonly status?: PaletteStatus
  /** Offered before anything is typed. */
  readonly isFirst?: boolean
}

const query = graphql`
  query usePalettePlacesQuery {
    site {
      boards {
        slug
        name
      }
      statuses {
        slug
        name
        color
        category
      }
      tags {
        slug
        name
      }
    }
    viewer {
      canModerate
      canManagePeople
      canManageSite
      user {
        __typename
      }
    }
  }
`

/** A screen of the product. */
export interface PaletteScreen extends NamedEntry {
  readonly href: string
  readonly right?: Right | undefined
  readonly isFirst: boolean
}

type Known = Pick<usePalettePlacesQuery$data, 'site' | 'viewer'>

/** The screens that the viewer can go to. Those that depend on the site come as soon as they are known. */
export function usePalettePlaces(screens: readonly PaletteScreen[]): PalettePlace[] {
  const t = useMessages(paletteMessages)
  // Without an answer the other screens can be gone to.
  const { data } = useLiveQuery<usePalettePlacesQuery>(
    query,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  return placesOf(data, screens, t)
}

function placesOf(
  known: Known | null,
  screens: readonly PaletteScreen[],
  t: Translate<typeof paletteMessages>,
): PalettePlace[] {
  const site = known?.site
  const viewer = known?.viewer
  const named = (
    kind: 'board' | 'status' | 'tag',
    one: { readonly slug: string; readonly name: string },
    href: string,
  ): PalettePlace => ({
    id: `${kind}-${one.slug}`,
    name: one.name,
    words: t(`place.${kind}`),
    kind: t(`place.${kind}`),
    href,
  })
  const screen = ({ right: _, ...one }: PaletteScreen): PalettePlace => ({ id: one.href, ...one })
  return [
    ...screens.filter(({ right }) => right === undefined).map(screen),
    ...(['top', 'newest', 'active'] as const).map((sort) => ({
      id: sort,
      name: t(`place.${sort}`),
      words: t(`words.${sort}`),
      href: `${paths.home}?sort=${sort}`,
      isFirst: true,
    })),
    ...(viewer?.user
      ? (['mine', 'voted', 'following'] as const).map((own) => ({
          id: own,
          name: t(`place.${own}`),
          href: `${paths.home}?${own}=1`,
        }))
      : []),
    ...screens
      .filter(({ right }) => right !== undefined && viewer != null && rightsOf(viewer)[right])
      .map(screen),
    ...(site?.boards ?? []).map((board) => named('board', board, paths.board(board.slug))),
    ...(site?.statuses ?? []).map(({ slug, name, color, category }) => ({
      ...named('status', { slug, name }, filtered('status', slug)),
      status: paletteStatus({ name, color, category }),
    })),
    ...(site?.tags ?? []).map((tag) => named('tag', tag, filtered('tag', tag.slug))),
  ]
}

function filtered(by: 'status' | 'tag', slug: string): string {
  return `${paths.home}?${new URLSearchParams({ [by]: slug }).toString()}`
}

function rightsOf({ user, canModerate, canManagePeople, canManageSite }: Known['viewer']): Rights {
  return { isSignedIn: user != null, canModerate, canManagePeople, canManageSite }
}
