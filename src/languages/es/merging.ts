import type { Translation } from '#lib/messages/catalogue.ts'
import type { mergingMessages } from '#lib/messages/catalogues/merging.ts'

export const merging: Translation<typeof mergingMessages> = {
  'merge.open': 'Fusionar con…',
  'merge.title': 'Fusionar “{title}” con otra idea',
  'merge.titleMany': {
    one: 'Fusionar {count} idea con otra',
    other: 'Fusionar {count} ideas con otra',
  },
  'merge.search': 'Busca una idea por palabras o número',
  'merge.searchShort': 'Palabras o un número',
  'merge.choices': 'Ideas con las que fusionar',
  'merge.similar': 'Ideas similares',
  'merge.choice': { one: '#{number} · {count} voto', other: '#{number} · {count} votos' },
  'merge.none': 'Sin resultados. Prueba con otras palabras o con un número como 41.',
  'merge.hint':
    'Sus votos, sus comentarios y quienes la siguen pasan a la otra idea, y nadie cuenta dos veces. Su enlace también llevará allí. Puedes deshacerlo cuando quieras.',
  'merge.hintMany':
    'Sus votos, sus comentarios y quienes las siguen pasan a la otra idea, y nadie cuenta dos veces. Sus enlaces también llevarán allí. Puedes deshacerlo cuando quieras.',
  'merge.together': { one: '{count} voto en total', other: '{count} votos en total' },
  'merge.people': {
    one: '{together} de {count} persona.',
    other: '{together} de {count} personas.',
  },
  'merge.imported': {
    one: '{together}: {count} persona y {imported} por importación.',
    other: '{together}: {count} personas y {imported} por importación.',
  },
  'merge.do': 'Fusionar',
  'merge.cancel': 'Cancelar',
  'merge.done': {
    one: 'Fusionada con #{number}.',
    other: '{count} ideas fusionadas con #{number}.',
  },
  'merge.failed': '{what}. No se cambió nada.',
  'merge.searchFailed': '{what}. Inténtalo de nuevo.',
}
