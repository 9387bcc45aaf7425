import { graphql, useFragment } from 'react-relay'
import { StructuredData } from '#entities/Site/StructuredData.tsx'
import type { ChangelogData_query$key } from '#generated/ChangelogData_query.graphql.ts'
import type { ChangelogDataEntry_entry$key } from '#generated/ChangelogDataEntry_entry.graphql.ts'
import type { ChangelogDataEntry_query$key } from '#generated/ChangelogDataEntry_query.graphql.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { href } from '#services/navigation/href.ts'

export interface ChangelogDataProps {
  readonly query: ChangelogData_query$key
}

/** Says what the changelog and its entries are to those who read it as data. */
export function ChangelogData({ query }: ChangelogDataProps) {
  const changelog = useChangelogPlace()
  // The first page as it came, which the list asks for as well.
  const data = useFragment(
    graphql`
      fragment ChangelogData_query on Query
      @argumentDefinitions(after: { type: "String" }, label: { type: "ChangelogLabel" }) {
        site @catch(to: NULL) {
          name
        }
        changelog(first: 10, after: $after, label: $label) @catch(to: NULL) {
          edges {
            node {
              slug
              title
              excerpt
              publishedAt
            }
          }
        }
      }
    `,
    query,
  )
  if (!data.site || !data.changelog) return null
  const entries = data.changelog.edges.flatMap(({ node: { slug, title, excerpt, publishedAt } }) =>
    publishedAt == null ? [] : [{ name: title, path: pathOf(slug), excerpt, publishedAt }],
  )
  return (
    <StructuredData facts={{ kind: 'news', site: { name: data.site.name }, changelog, entries }} />
  )
}

export interface EntryDataProps {
  readonly query: ChangelogDataEntry_query$key
  readonly entry: ChangelogDataEntry_entry$key
}

/** Says what an entry is to those who read it as data; nothing of one that is not published. */
export function EntryData(props: EntryDataProps) {
  const changelog = useChangelogPlace()
  const { site } = useFragment(
    graphql`
      fragment ChangelogDataEntry_query on Query {
        site @catch(to: NULL) {
          name
        }
      }
    `,
    props.query,
  )
  const { state, slug, title, excerpt, publishedAt, bodyHtml } = useFragment(
    graphql`
      fragment ChangelogDataEntry_entry on ChangelogEntry {
        state
        slug
        title
        excerpt
        publishedAt
        bodyHtml @catch(to: NULL)
      }
    `,
    props.entry,
  )
  if (!site || state !== 'PUBLISHED' || publishedAt == null) return null
  const entry = { name: title, path: pathOf(slug), excerpt, publishedAt, html: bodyHtml ?? '' }
  return <StructuredData facts={{ kind: 'entry', site: { name: site.name }, changelog, entry }} />
}

function pathOf(slug: string): string {
  return href('/changelog/:slug', { slug })
}

function useChangelogPlace(): { readonly name: string; readonly path: string } {
  return { name: useMessages(commonMessages)('nav.changelog'), path: href('/changelog') }
}
