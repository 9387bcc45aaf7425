/** Parameters that other sites put into links to see where people came from; no page of ours reads one. */
const tracking =
  /^(?:utm_\w+|_hs(?:enc|mi)|(?:d|fb|g|t[tw]|y)clid|[gw]braid|igshid|li_fat_id|mc_[ce]id|msclkid|ref(?:_src)?|source)(?:=|$)/

/**
 * The search of an address without such parameters, so that links and kept pages are the same
 * wherever people come from. Takes and gives it with its "?", or empty; what stays is as it was.
 */
export function withoutTracking(search: string): string {
  const all = search.slice(1).split('&')
  const own = all.filter((part) => !tracking.test(part))
  if (own.length === all.length) return search
  return own.length === 0 ? '' : `?${own.join('&')}`
}
