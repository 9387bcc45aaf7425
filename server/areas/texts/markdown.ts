import MarkdownIt from 'markdown-it'
import type { ImageSize } from '#server/areas/images/findImages.ts'
import { drawAllEmoji } from './emoji.ts'
import { readMention } from './markdownMentions.ts'
import { linkReferences, type ReferenceResolver } from './markdownReferences.ts'
import { markTasks } from './markdownTasks.ts'
import { sanitise } from './sanitise.ts'

export interface RenderOptions {
  /** Gives the address that `#123` leads to, or null when it is no reference here. */
  reference?: ReferenceResolver
  /** The people who may be mentioned; without it nothing reads as a mention. */
  mentions?: ReadonlySet<string>
  /** The images of ours that may be shown, by id, with their sizes; every other one is its description. */
  images?: ReadonlyMap<string, ImageSize>
  /** Written where a line break is one and `:tada:` is drawn, as in trackers. */
  isTracker?: boolean
}

function createParser(breaks: boolean) {
  // Raw HTML passes the parser (4% of real issues have some) and meets the sanitiser like everything else.
  const parser = new MarkdownIt({
    html: true,
    linkify: true,
    breaks,
    typographer: false,
    maxNesting: 40,
  })
  // A bare "readme.md" or "node.js" is a file more often than an address.
  parser.linkify.set({ fuzzyLink: false, fuzzyEmail: false })
  parser.inline.ruler.before('link', 'mention', readMention)
  parser.core.ruler.push('tasks', markTasks)
  parser.core.ruler.push('references', linkReferences)
  return parser
}
const ownParser = createParser(false)
const trackerParser = createParser(true)
trackerParser.core.ruler.push('emoji', drawAllEmoji)

/** Markdown of people's posts as sanitised HTML. Safe for any input; linear in its length. */
export function renderBody(
  markdown: string,
  { reference, mentions, images, isTracker = false }: RenderOptions = {},
): string {
  const parser = isTracker ? trackerParser : ownParser
  return sanitise(parser.render(markdown.replaceAll('\0', '\uFFFD'), { reference, mentions }), {
    mentions,
    images,
  })
}
