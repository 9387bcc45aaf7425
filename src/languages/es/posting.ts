import type { Translation } from '#lib/messages/catalogue.ts'
import type { postingMessages } from '#lib/messages/catalogues/posting.ts'

export const posting: Translation<typeof postingMessages> = {
  'post.title': 'Publicar una idea',
  'post.back': 'Todas las ideas',
  'post.lead': 'Una idea por publicación, para que otras personas puedan votarla.',
  'post.field.title': '¿Cuál es tu idea?',
  'post.field.body': 'Detalles',
  'post.hint.body': '¿Qué intentas hacer y qué te lo impide?',
  'post.hint.template': 'Si no la cambias, esta plantilla no se publica.',
  'post.boardMissing': 'Elige un tablero.',
  'post.send': 'Publicar idea',
  'post.sending': 'Publicando',
  'post.posted': 'Tu idea se publicó.',
  'post.view': 'Ver idea',
  'post.failed': '{what}. Tu texto está guardado. Inténtalo de nuevo; no se publicará dos veces.',
  'post.wait': {
    one: 'Podrás publicar de nuevo en {count} segundo. Tu texto está guardado.',
    other: 'Podrás publicar de nuevo en {count} segundos. Tu texto está guardado.',
  },
  'post.draftKept': 'Borrador guardado en este navegador',
  'post.draftPageOnly':
    'Los borradores no se pueden guardar en este navegador. No salgas de esta página hasta que se publique',
  'similar.title': 'Ideas similares',
  'similar.hint': 'Aquí aparecen ideas similares mientras escribes.',
  'similar.none': 'No se encontraron ideas similares.',
  'similar.count': { one: '{count} idea similar', other: '{count} ideas similares' },
  'similar.more': { one: '{count} más', other: '{count} más' },
  'similar.lead': '¿Es una de estas? Un voto vale más que otra publicación.',
  'similar.inDetails': 'Coincide en los detalles',
  'similar.sharesTag': 'Misma etiqueta',
  'similar.carry': 'Añadir mi texto como comentario',
}
