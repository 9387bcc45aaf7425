/** The parts of an idea's address that say which of its comments are read. */
const ORDER = 'comments'
const AFTER = 'after'
/** No cursor is longer. */
const LONGEST_CURSOR = 500

/** Reads behind which comment the discussion begins, as a variable of the page's query; none for its beginning. */
export function commentsAfter(query: URLSearchParams): { after?: string } {
  const after = query.get(AFTER)?.slice(0, LONGEST_CURSOR)
  return after ? { after } : {}
}

/** Whether an address asks for the newest comments first. */
export function isNewestFirstIn(query: URLSearchParams): boolean {
  return query.get(ORDER) === 'newest'
}

/** The address of the same idea with its comments in the other order, from their beginning on. */
export function otherOrderHref(pathname: string, query: URLSearchParams): string {
  const params = withoutPage(query)
  if (isNewestFirstIn(query)) params.delete(ORDER)
  else params.set(ORDER, 'newest')
  return hrefOf(pathname, params)
}

/** The address of the comments behind a cursor, or of the first ones, the oldest first. */
export function commentsHref(
  pathname: string,
  query: URLSearchParams,
  after: string | null,
): string {
  const params = withoutPage(query)
  params.delete(ORDER)
  if (after !== null) params.set(AFTER, after)
  return hrefOf(pathname, params)
}

function withoutPage(query: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams(query)
  params.delete(AFTER)
  return params
}

function hrefOf(pathname: string, params: URLSearchParams): string {
  const query = params.toString()
  return `${pathname}${query === '' ? '' : `?${query}`}#comments`
}
