import type { Translation } from '#lib/messages/catalogue.ts'
import type { keepingMessages } from '#lib/messages/catalogues/keeping.ts'

export const keeping: Translation<typeof keepingMessages> = {
  'keep.title': { one: '¿Conservar esta publicación?', other: '¿Conservar {count} publicaciones?' },
  'keep.text': 'Se cerrarán sus denuncias.',
  'keep.do': { one: 'Conservar {count} publicación', other: 'Conservar {count} publicaciones' },
  'keep.cancel': 'Cancelar',
}
