/** Characters of a text that are shown. */
const SHOWN = 100_000

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** The HTML of a text that is too long to be formatted: as it was written, with a note. */
export function asWritten(text: string): string {
  const note =
    text.length > SHOWN
      ? 'This text is too long to show in full. Here is its beginning, as it was written.'
      : 'This text is too long to format. Here it is as it was written.'
  // Not in the middle of a character.
  const shown = text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')
  const escaped = shown
    .replaceAll('\0', '\uFFFD')
    .replace(/[&<>]/g, (mark) => escapes[mark] ?? mark)
  return `<p><em>${note}</em></p><pre><code>${escaped}</code></pre>`
}
