import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html'
import { imageIdOf } from '#rules/images.ts'
import type { ImageSize } from '#server/areas/images/findImages.ts'
import { createOutline } from './outline.ts'

const passive = [
  'p',
  'br',
  'hr',
  'blockquote',
  'pre',
  'code',
  'kbd',
  'samp',
  'var',
  'em',
  'strong',
  'b',
  'i',
  's',
  'del',
  'ins',
  'sub',
  'sup',
  'mark',
  'small',
  'q',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'details',
  'summary',
  'h3',
  'h4',
  'h5',
  'h6',
  'a',
  'input',
  'label',
  'ruby',
  'rt',
  'rp',
  'data',
  'img',
]

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']

const options: IOptions = {
  allowedTags: passive,
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    code: ['class'],
    data: ['value'],
    img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
    input: ['type', 'disabled', 'checked'],
    ol: ['start', 'reversed'],
    th: ['align', 'colspan', 'rowspan'],
    td: ['align', 'colspan', 'rowspan'],
    details: ['open'],
    del: ['datetime'],
    ins: ['datetime'],
  },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'cite'],
  allowProtocolRelative: false,
  // One container that people write and that says nothing by itself keeps its content; what runs or shows something of its own goes whole.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'title',
    'xmp',
    'iframe',
    'noembed',
    'noframes',
    'plaintext',
    'svg',
    'math',
    'template',
    'select',
  ],
  nestingLimit: 60,
  transformTags: {
    a: (_, attributes) => ({
      tagName: 'a',
      attribs: { ...attributes, rel: 'nofollow ugc noopener' },
    }),
    code: (_, attributes) => ({ tagName: 'code', attribs: languageOf(attributes) }),
    th: (tagName, attributes) => ({ tagName, attribs: withAlign(attributes) }),
    td: (tagName, attributes) => ({ tagName, attribs: withAlign(attributes) }),
    input: (_, attributes): Tag => {
      const checkbox: Attributes = {
        type: 'checkbox',
        disabled: '',
        ...('checked' in attributes ? { checked: '' } : {}),
      }
      return attributes.type === 'checkbox'
        ? { tagName: 'input', attribs: checkbox }
        : { tagName: 'input', attribs: {} }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs.type !== 'checkbox',
}

/**
 * The ids of people (mentionHtml.ts) and the images of ours, with their sizes, that the HTML of a
 * text may have.
 */
interface Allowed {
  mentions?: ReadonlySet<string> | undefined
  images?: ReadonlyMap<string, ImageSize> | undefined
}

/**
 * HTML with nothing in it that runs, loads from elsewhere, frames, submits, names or styles
 * (docs/RULES.md#text: a remote image is a link to click).
 */
export function sanitise(html: string, { mentions, images }: Allowed = {}): string {
  const outline = createOutline()
  const transformHeading = (tag: string): Tag => ({ tagName: outline(tag), attribs: {} })
  const data = (tagName: string, { value }: Attributes): Tag => ({
    tagName,
    attribs: value !== undefined && mentions?.has(value) ? { value } : {},
  })
  const img = (_: string, attributes: Attributes): Tag =>
    ownImage(attributes, images) ?? imageAsLink(attributes)
  const transformTags = {
    ...options.transformTags,
    data,
    img,
    ...Object.fromEntries(headings.map((tag) => [tag, transformHeading])),
  }
  return plainLinks(sanitizeHtml(html, { ...options, transformTags })).trim()
}

/** Leaves out links within links (a badge: an image, itself a link here, in a link) and links to nowhere; keeps their text. */
function plainLinks(html: string): string {
  const kept: boolean[] = []
  return html.replace(/<a(?: [^>]*)?>|<\/a>/g, (tag) => {
    if (tag === '</a>') return kept.pop() ? tag : ''
    const keep = tag.includes(' href="') && !kept.includes(true)
    kept.push(keep)
    return keep ? tag : ''
  })
}

/** Its size is known before it is there, so that nothing jumps. */
function ownImage({ src = '', alt = '' }: Attributes, images: Allowed['images']): Tag | null {
  const size = images?.get(imageIdOf(src) ?? '')
  if (!size) return null
  return {
    tagName: 'img',
    attribs: {
      src,
      alt: alt.trim(),
      width: String(size.width),
      height: String(size.height),
      loading: 'lazy',
      decoding: 'async',
    },
  }
}

function imageAsLink({ src = '', alt = '' }: Attributes): Tag {
  const label = alt.trim() === '' ? nameOf(src) : alt.trim()
  if (!/^https?:\/\//i.test(src)) return { tagName: 'a', attribs: {}, text: alt }
  return { tagName: 'a', attribs: { href: src, rel: 'nofollow ugc noopener' }, text: label }
}

function languageOf({ class: names = '' }: Attributes): Attributes {
  const language = /(?:^| )(language-[\w+#.-]{1,40})/.exec(names)?.[1]
  return language ? { class: language } : {}
}

function nameOf(src: string): string {
  return src.split(/[?#]/)[0]?.split('/').at(-1) || 'Image'
}

/** markdown-it says the alignment of a column as a style, which the page's policy would refuse. */
function withAlign({ style, ...attributes }: Attributes): Attributes {
  const found = /text-align:\s*(left|right|center)/.exec(style ?? '')
  const align = found?.[1] ?? attributes.align ?? ''
  return ['left', 'right', 'center'].includes(align) ? { ...attributes, align } : attributes
}
