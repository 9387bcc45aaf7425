import type { Translation } from '#lib/messages/catalogue.ts'
import type { fieldsMessages } from '#lib/messages/catalogues/fields.ts'

export const fields: Translation<typeof fieldsMessages> = {
  'field.optional': 'opcional',
  'field.left': { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
  'field.over': { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
  'markdown.write': 'Escribir',
  'markdown.preview': 'Vista previa',
  'markdown.mode': 'Escribir o ver la vista previa',
  'markdown.tools': 'Formato',
  'markdown.bold': 'Negrita',
  'markdown.italic': 'Cursiva',
  'markdown.link': 'Enlace',
  'markdown.list': 'Lista',
  'markdown.quote': 'Cita',
  'markdown.code': 'Código',
  'markdown.empty': 'Aún no hay nada que mostrar.',
  'image.open': 'Ampliar la imagen: {alt}',
  'image.openNameless': 'Ampliar la imagen',
  'code.region': 'Código, se desplaza hacia los lados',
}
