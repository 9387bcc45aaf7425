import { accentVariables } from '#rules/accent.ts'
import { escaped } from './escaped.ts'
import { letterHead, logoStyles, type LetterLogo } from './letterLogo.ts'

/**
 * The roles of src/ui/tokens.css as sRGB, which is what mail programs know: light, and dark where
 * the program says that its reader wants it.
 */
const colors = {
  paper: ['#fcfaf7', '#14110e'],
  sunken: ['#f5f3ef', '#0f0b09'],
  ink: ['#241e1a', '#eae7e3'],
  ink2: ['#5a544f', '#afaaa4'],
  ink3: ['#6d6863', '#96918c'],
  line: ['#e2dfdb', '#2c2824'],
  accent: ['#f88a2f', '#f99440'],
  accentInk: ['#974610', '#f6ab6b'],
} as const
type Color = keyof typeof colors

/** The colors of a site's letters, each light and dark. */
export type LetterColors = Readonly<Record<Color, readonly [light: string, dark: string]>>

/** The colors with the site's own accent (#rrggbb), corrected as on its pages, in the place of ours; null: ours. */
export function letterColors(accent: string | null): LetterColors {
  const own = accent === null ? null : accentVariables(accent)
  if (own === null) return colors
  return {
    ...colors,
    accent: [own['--accent-light'], own['--accent-dark']],
    accentInk: [own['--accent-ink-light'], own['--accent-ink-dark']],
  }
}

const FONT =
  "font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The properties that a color is for, as their class names begin. */
const properties = { t: 'color', b: 'background-color', e: 'border-color' } as const

/** A class that turns dark, and the light color of a property, inline since some programs drop styles. */
export function painted(
  property: keyof typeof properties,
  color: Color,
  { [color]: [value] }: LetterColors = colors,
) {
  return { class: `${property}-${color}`, style: `${properties[property]}:${value}` }
}

const dark = (all: LetterColors) =>
  Object.entries(all)
    .flatMap(([name, [, value]]) =>
      Object.entries(properties).map(
        ([short, property]) => `.${short}-${name}{${property}:${value}!important}`,
      ),
    )
    .join('')
const stylesOf = (
  all: LetterColors,
) => `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${dark(all)}}
@media (max-width:560px){.card{padding:28px 16px 32px!important;border-radius:0!important}.page{padding:0!important}.head{margin-top:28px!important;font-size:22px!important}.press{display:block!important;text-align:center!important}}`

/** The whole of a page or letter in the site's look, right from 320 px on. Takes the inner HTML, the title, and what a list of letters shows beside the subject. */
export function inSiteLook({
  title,
  lang,
  site,
  body,
  preview = '',
  look = colors,
  logo = null,
  home,
}: {
  title: string
  /** Of its words (BCP 47). */
  lang: string
  site: string
  body: string
  preview?: string
  look?: LetterColors
  /** Stands in the place of the site's name; left out: the name does. */
  logo?: LetterLogo | null
  /** The address that its name leads to; left out: none. */
  home?: string
}): string {
  const page = painted('b', 'sunken')
  const card = painted('b', 'paper')
  const ink = painted('t', 'ink')
  const hidden = 'display:none;max-height:0;overflow:hidden'
  const shown = preview === '' ? '' : `<div style="${hidden}">${escaped(preview)}</div>\n`
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<style>${stylesOf(look)}${logo === null ? '' : logoStyles(logo)}</style>
</head>
<body class="page ${page.class} ${ink.class}" style="margin:0;padding:24px 16px 48px;${page.style};${ink.style};-webkit-text-size-adjust:100%">
${shown}<div role="main" class="card ${card.class}" style="max-width:504px;margin:0 auto;padding:40px 48px;border-radius:4px;${card.style};font-size:16px;line-height:26px;${FONT};overflow-wrap:anywhere;word-break:break-word">
${letterHead(site, logo, home)}
${body}
</div>
</body>
</html>
`
}

/** The heading of a letter or page. */
export function headingHtml(text: string): string {
  const style =
    'margin:40px 0 0;font-size:26px;line-height:1.25;font-weight:650;letter-spacing:-.02em'
  return `<h1 class="head" style="${style}" dir="auto">${escaped(text)}</h1>`
}

/** A link with a line under it, in the color of its text. */
export function linkHtml(label: string, url: string): string {
  return `<a href="${escaped(url)}" style="color:inherit;text-decoration:underline;text-underline-offset:3px">${escaped(label)}</a>`
}

const button =
  'display:inline-block;border-radius:10px;font:inherit;font-weight:550;line-height:20px;text-decoration:none'

/** The one thing to do. */
export const buttonLook = (() => {
  const [ground, words] = [painted('b', 'ink'), painted('t', 'paper')]
  return {
    class: `press ${ground.class} ${words.class}`,
    style: `${button};padding:12px 19px;border:0;${ground.style};${words.style}`,
  }
})()

/** What may be done as well, such as taking something back. */
export const quietButtonLook = (() => {
  const [edge, words] = [painted('e', 'ink3'), painted('t', 'ink')]
  return {
    class: `press ${edge.class} ${words.class}`,
    style: `${button};padding:11px 18px;border:1px solid;${edge.style};background:none;${words.style}`,
  }
})()
