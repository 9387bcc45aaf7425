// eslint-disable-next-line no-control-regex -- these are what is looked for
const NOT_IN_XML = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF\p{Cs}]/gu

/** Writes a text as XML, within an element or an attribute. Characters that XML cannot hold become �. */
export function xmlText(text: string): string {
  return text
    .replace(NOT_IN_XML, '\uFFFD')
    .replace(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)
}
