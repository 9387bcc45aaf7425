/**
 * The path under which the site lies, as its server has written it into the page: empty at the root
 * of a host. For addresses of files; the router knows it for those of pages.
 */
export function siteBase(page: Pick<Document, 'documentElement'> = document): string {
  return page.documentElement.dataset['base'] ?? ''
}
