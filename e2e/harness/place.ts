import { basePath } from './server.ts'

/** An address as the site knows it: without the path under which the site lies. */
export function placeOf(address: string): URL {
  const url = new URL(address)
  if (basePath !== '' && url.pathname.startsWith(basePath))
    url.pathname = url.pathname.slice(basePath.length) || '/'
  return url
}

/** A path of the site as links of its pages have it. */
export const linkTo = (path: string): string => (path === '/' ? basePath || '/' : basePath + path)
