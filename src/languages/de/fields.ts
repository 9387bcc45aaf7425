import type { Translation } from '#lib/messages/catalogue.ts'
import type { fieldsMessages } from '#lib/messages/catalogues/fields.ts'

export const fields: Translation<typeof fieldsMessages> = {
  'field.optional': 'freiwillig',
  'field.left': { one: 'noch {count} Zeichen', other: 'noch {count} Zeichen' },
  'field.over': { one: '{count} Zeichen zu viel', other: '{count} Zeichen zu viel' },
  'markdown.write': 'Schreiben',
  'markdown.preview': 'Vorschau',
  'markdown.mode': 'Schreiben oder Vorschau',
  'markdown.tools': 'Formatierung',
  'markdown.bold': 'Fett',
  'markdown.italic': 'Kursiv',
  'markdown.link': 'Link',
  'markdown.list': 'Liste',
  'markdown.quote': 'Zitat',
  'markdown.code': 'Code',
  'markdown.empty': 'Noch nichts für eine Vorschau.',
  'image.open': 'Bild vergrößern: {alt}',
  'image.openNameless': 'Bild vergrößern',
  'code.region': 'Code, seitlich scrollbar',
}
