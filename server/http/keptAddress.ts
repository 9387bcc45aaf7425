import { withoutTracking } from '#rules/tracking.ts'

/** The parameters of pages that everybody may see: what a list or the roadmap is narrowed to (`label`: the changelog), the order of comments, and where either goes on. */
const read = new Set([
  'q',
  'sort',
  'status',
  'tag',
  'closed',
  'comments',
  'after',
  'board',
  'column',
  'label',
  'from',
  'to',
  'month',
  'pinned',
])
const LONGEST = 1_000

/**
 * The address under which a page is kept for others, and rendered: path and search, without what
 * other sites add to links, and what a form sends empty. Null where no page is kept: with a parameter
 * that might be a secret or anything at all, and for an endless address.
 */
export function keptAddress(url: string): string | null {
  const [path = '', ...more] = url.split('?')
  const search = withoutEmpty(withoutTracking(more.length === 0 ? '' : `?${more.join('?')}`))
  const isOurs = [...new URLSearchParams(search).keys()].every((name) => read.has(name))
  const address = path + search
  return isOurs && path.startsWith('/') && address.length <= LONGEST ? address : null
}

/** The search without the parameters that pages read and that say nothing, as a form sends them. */
function withoutEmpty(search: string): string {
  const parts = search.slice(1).split('&')
  const said = parts.filter((part) => {
    const [name = '', value = ''] = part.split(/=(.*)/s)
    return value !== '' || (name !== '' && !read.has(name))
  })
  return said.length === 0 ? '' : `?${said.join('&')}`
}
