import type { Translation } from '#lib/messages/catalogue.ts'
import type { notFoundMessages } from '#lib/messages/catalogues/notFound.ts'

export const notFound: Translation<typeof notFoundMessages> = {
  'notFound.title': 'Página no encontrada',
  'notFound.text':
    'No hay nada en esta dirección, o no está abierta a todo el mundo. Prueba a buscarlo.',
  toIdeas: 'Ir a las ideas',
}
