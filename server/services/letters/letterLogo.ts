import { escaped } from './escaped.ts'

/** A picture by its whole address, with its own size in pixels. */
export interface LetterImage {
  readonly url: string
  readonly width: number
  readonly height: number
}

/** The site's logo. `dark` takes its place where a program says that its reader wants dark letters; null: it is for both. */
export interface LetterLogo {
  readonly light: LetterImage
  readonly dark: LetterImage | null
}

const LARGEST = { width: 240, height: 36 }

/** Styles of the logo that are for all of a letter. */
export function logoStyles({ dark }: LetterLogo): string {
  if (dark === null) return ''
  return '\n@media (prefers-color-scheme:dark){.day{display:none!important}.night{display:inline-block!important}}'
}

/** The head of a letter: the logo, with the site's name for who does not see it; the name alone where there is none, which leads to `home` if it is given. */
export function letterHead(site: string, logo: LetterLogo | null, home?: string): string {
  const name = 'margin:0;font-size:15px;font-weight:600'
  if (logo === null) return `<p style="${name}" dir="auto">${nameHtml(site, home)}</p>`
  const { light, dark } = logo
  const images = [
    picture(site, light, dark === null ? '' : ' class="day"', 'display:inline-block'),
    // Programs that know nothing of dark letters leave it hidden; Outlook by its own word.
    ...(dark === null ? [] : [picture(site, dark, ' class="night"', 'display:none;mso-hide:all')]),
  ]
  return `<p style="${name};line-height:24px" dir="auto">${images.join('')}</p>`
}

function nameHtml(site: string, home: string | undefined): string {
  if (home === undefined) return escaped(site)
  return `<a href="${escaped(home)}" style="color:inherit;text-decoration:none">${escaped(site)}</a>`
}

/** Its size stands in its attributes as well: some programs know no other. */
function picture(
  site: string,
  { url, width, height }: LetterImage,
  named: string,
  shown: string,
): string {
  const scale = Math.min(1, LARGEST.width / width, LARGEST.height / height)
  const [w, h] = [width, height].map((side) => Math.max(1, Math.round(side * scale)))
  return `<img src="${escaped(url)}" alt="${escaped(site)}" width="${w}" height="${h}"${named} style="${shown};border:0;vertical-align:middle">`
}
