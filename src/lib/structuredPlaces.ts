/** Something that is described in the words of https://schema.org. */
export type Thing = Readonly<Record<string, unknown>>

/** A page of a site. */
export interface Place {
  readonly name: string
  readonly path: string
}

/** The first page of a site. */
export function home({ name }: { readonly name: string }): Place {
  return { name, path: '/' }
}

/** The way from the first page to a page. */
export function trail(siteUrl: string, places: readonly Place[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl + path,
    })),
  }
}
