import { graphql } from 'react-relay'
import type {
  usePalettePlacesQuery,
  usePalettePlacesQuery$data,
} from '#generated/usePalettePlacesQuery.graphql.ts'
import { t } from '#lib/messages/en/palette.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { paths } from '#services/navigation/paths.ts'
import type { NamedEntry } from './fittingEntries.ts'
import { paletteStatus, type PaletteStatus } from './paletteIdea.ts'

/** A screen that the palette leads to. */
export interface PalettePlace extends NamedEntry {
  readonly id: string
  readonly href: string
  /** What kind of thing has this name. */
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

type Known = Pick<usePalettePlacesQuery$data, 'site' | 'viewer'>

/** The screens that the viewer can go to. Those that depend on the site come as soon as they are known. */
export function usePalettePlaces(): PalettePlace[] {
  // Without an answer the other screens can be gone to.
  const { data } = useLiveQuery<usePalettePlacesQuery>(
    query,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  return placesOf(data)
}

function placesOf(known: Known | null): PalettePlace[] {
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
  return [
    {
      id: 'ideas',
      name: t('place.ideas'),
      words: t('words.ideas'),
      href: paths.home,
      isFirst: true,
    },
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
    ...(viewer?.canModerate
      ? [
          {
            id: 'triage',
            name: t('place.triage'),
            words: t('words.triage'),
            href: paths.team,
            isFirst: true,
          },
        ]
      : []),
    ...(viewer?.canManagePeople
      ? [
          {
            id: 'people',
            name: t('place.people'),
            words: t('words.people'),
            href: paths.people,
            isFirst: true,
          },
        ]
      : []),
    ...(viewer?.canManageSite
      ? [
          {
            id: 'site-settings',
            name: t('place.siteSettings'),
            words: t('words.siteSettings'),
            href: paths.siteSettings,
            isFirst: true,
          },
        ]
      : []),
    ...(viewer?.user
      ? [
          {
            id: 'settings',
            name: t('place.settings'),
            words: t('words.settings'),
            href: paths.settings,
            isFirst: true,
          },
        ]
      : []),
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
