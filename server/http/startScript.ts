/**
 * The text of the script of a rendered page that begins to run the client's code, whose address is
 * its `data-src`, behind the first paint: code that is there before would hold back what is to be
 * read. What the page needs besides, `data-code`, is asked for a frame later, so that none of it
 * comes before the paint. A page that nobody looks at is not painted, and begins at once.
 */
export const START_SCRIPT = `{
  const { currentScript: here, hidden } = document
  const { src, code } = here.dataset
  const add = (name, of) =>
    here.after(Object.assign(document.createElement(name), { crossOrigin: '' }, of))
  const begin = () => {
    add('script', { type: 'module', src })
    if (code)
      requestAnimationFrame(() => {
        for (const href of code.split(' ')) add('link', { rel: 'modulepreload', href })
      })
  }
  if (hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}`

/**
 * The element with it, which the content security policy admits by the hash of its text. Takes the
 * addresses of the client's code and of what the page needs besides.
 */
export function startElement(address: string, code: readonly string[]): string {
  const besides = code.length === 0 ? '' : ` data-code="${code.join(' ')}"`
  return `<script data-src="${address}"${besides}>${START_SCRIPT}</script>`
}
