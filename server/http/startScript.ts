/**
 * The text of the script of a rendered page that begins to run the client's code, whose address is
 * its `data-src`, behind the first paint: code that is there before would hold back what is to be
 * read. A page that nobody looks at is not painted, and begins at once.
 */
export const START_SCRIPT = `{
  const { currentScript: here, hidden } = document
  const begin = () => {
    const { src } = here.dataset
    here.after(Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src }))
  }
  if (hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}`

/** The element with it, which the content security policy admits by the hash of its text. */
export function startElement(address: string): string {
  return `<script data-src="${address}">${START_SCRIPT}</script>`
}
