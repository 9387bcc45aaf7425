import { defineMessages } from '../catalogue.ts'

/** Sentences of the fields for text and of what shows it, which load with the screens that have them. */
export const fieldsMessages = defineMessages('fields', {
  'field.optional': 'optional',
  'field.left': { one: '{count} character left', other: '{count} characters left' },
  'field.over': { one: '{count} character too many', other: '{count} characters too many' },
  'markdown.write': 'Write',
  'markdown.preview': 'Preview',
  'markdown.mode': 'Write or preview',
  'markdown.tools': 'Formatting',
  'markdown.bold': 'Bold',
  'markdown.italic': 'Italic',
  'markdown.link': 'Link',
  'markdown.list': 'List',
  'markdown.quote': 'Quote',
  'markdown.code': 'Code',
  'markdown.empty': 'Nothing to preview yet.',
  'image.open': 'Enlarge the image: {alt}',
  'image.openNameless': 'Enlarge the image',
  'code.region': 'Code, scrolls sideways',
})
