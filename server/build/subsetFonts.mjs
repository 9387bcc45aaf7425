// Makes the fonts of src/ui/fonts and their style sheet from the package of Inter. The subsetter is not among the
// project's packages, since the fonts are seldom made:
// npm install --no-save subset-font@2.9.0 && node server/build/subsetFonts.mjs && npx oxfmt
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'src/ui/fonts')
const sources = path.join(root, 'node_modules/@fontsource-variable/inter/files')

/** Weights that the styles use, and what the letters of a text need besides themselves: figures of one width, the look of base.css. */
const weights = { min: 400, max: 700 }
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'tnum', 'cv05', 'ss03']

/** The characters of each file, by the package's file that has them. What is in none is shown by the system's fonts. */
const subsets = [
  {
    name: 'latin',
    from: 'latin',
    ranges:
      'U+0020-007E, U+00A0-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FFFD',
  },
  {
    name: 'latin-a',
    from: 'latin-ext',
    ranges: 'U+0100-0130, U+0132-0151, U+0154-017F, U+0218-021B',
  },
  {
    name: 'vietnamese',
    from: 'vietnamese',
    ranges: 'U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303, U+0309, U+0323, U+1EA0-1EF9, U+20AB',
  },
]
const styles = ['normal', 'italic']

const sourceOf = ({ from }, style) => path.join(sources, `inter-${from}-wght-${style}.woff2`)
const fileOf = ({ name }, style) => `inter-${name}-${style}.woff2`

/** A digest of all that the fonts are made of: the package's files, and what is taken of them. */
export function fontsDigest() {
  const hash = createHash('sha256').update(JSON.stringify({ weights, keepFeatures, subsets }))
  for (const style of styles)
    for (const subset of subsets) hash.update(fs.readFileSync(sourceOf(subset, style)))
  return hash.digest('hex')
}

/** The digest that the fonts were made with. */
export const keptDigest = () => fs.readFileSync(path.join(folder, 'made-from.txt'), 'utf8').trim()

const charactersOf = (ranges) =>
  ranges
    .split(', ')
    .map((range) => range.slice(2).split('-'))
    .flatMap(([first, last = first]) => {
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

const face = (subset, style) => `@font-face {
  font-family: 'Inter';
  font-style: ${style};
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url('./fonts/${fileOf(subset, style)}') format('woff2');
  unicode-range: ${subset.ranges};
}
`

async function main() {
  const { default: subsetFont } = await import('subset-font')
  fs.mkdirSync(folder, { recursive: true })
  for (const style of styles)
    for (const subset of subsets) {
      const font = await subsetFont(
        fs.readFileSync(sourceOf(subset, style)),
        charactersOf(subset.ranges),
        { targetFormat: 'woff2', variationAxes: { wght: weights }, keepFeatures },
      )
      fs.writeFileSync(path.join(folder, fileOf(subset, style)), font)
      console.log(`${fileOf(subset, style)}: ${font.length} bytes`)
    }
  const license = path.join(sources, '../LICENSE')
  fs.copyFileSync(license, path.join(folder, 'LICENSE'))
  fs.writeFileSync(
    path.join(root, 'src/ui/fonts.css'),
    `/* Inter as a variable font, upright and italic, made by server/build/subsetFonts.mjs: the browser fetches a file
   when a text needs it. */
${styles.flatMap((style) => subsets.map((subset) => face(subset, style))).join('')}/* Arial with the metrics of Inter, so that nothing moves when the font arrives. */
@font-face {
  font-family: 'Inter fallback';
  src: local('Arial');
  ascent-override: 90.44%;
  descent-override: 22.52%;
  line-gap-override: 0%;
  size-adjust: 107.12%;
}
`,
  )
  fs.writeFileSync(path.join(folder, 'made-from.txt'), `${fontsDigest()}\n`)
}

if (process.argv[1] === import.meta.filename) await main()
