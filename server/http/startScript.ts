/**
 * The text of the script of a rendered page that begins to run the client's code, whose address is
 * its `data-src`, behind the first paint: code that is there before would hold back what is to be
 * read. A page that nobody looks at is not painted, and begins at once.
 */
export const START_SCRIPT =
  '((d,f)=>d.hidden?f():requestAnimationFrame(()=>setTimeout(f)))(document,(e=>()=>{const s=document.createElement("script");s.type="module";s.crossOrigin="";s.src=e.dataset.src;e.after(s)})(document.currentScript))'

/** The element with it, which the content security policy admits by the hash of its text. */
export function startElement(address: string): string {
  return `<script data-src="${address}">${START_SCRIPT}</script>`
}
