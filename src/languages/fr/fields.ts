import type { Translation } from '#lib/messages/catalogue.ts'
import type { fieldsMessages } from '#lib/messages/catalogues/fields.ts'

export const fields: Translation<typeof fieldsMessages> = {
  'field.optional': 'facultatif',
  'field.left': { one: '{count} caractère restant', other: '{count} caractères restants' },
  'field.over': { one: '{count} caractère en trop', other: '{count} caractères en trop' },
  'markdown.write': 'Écrire',
  'markdown.preview': 'Aperçu',
  'markdown.mode': 'Écrire ou voir l’aperçu',
  'markdown.tools': 'Mise en forme',
  'markdown.bold': 'Gras',
  'markdown.italic': 'Italique',
  'markdown.link': 'Lien',
  'markdown.list': 'Liste',
  'markdown.quote': 'Citation',
  'markdown.code': 'Code',
  'markdown.empty': 'Rien à afficher pour l’instant.',
  'image.open': 'Agrandir l’image\u202f: {alt}',
  'image.openNameless': 'Agrandir l’image',
  'code.region': 'Code, défilement horizontal',
}
