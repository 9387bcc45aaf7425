import type { Translation } from '#lib/messages/catalogue.ts'
import type { searchWordsMessages } from '#lib/messages/catalogues/searchWords.ts'

export const searchWords: Translation<typeof searchWordsMessages> = {
  'team.title': 'Tus palabras',
  'team.none':
    'Todavía no hay nada. Si la gente busca “tema nocturno” y tu idea se llama “Modo oscuro”, añade “modo oscuro, tema nocturno”.',
  'team.add': 'Añadir palabras',
  'team.new': 'Palabras nuevas',
  'words.label': 'Palabras o expresiones que significan lo mismo',
  'words.hint': 'Sepáralas con comas, por ejemplo: modo oscuro, tema nocturno',
  'words.few': 'Escribe al menos dos palabras o expresiones, separadas por comas.',
  'words.on': 'Usar en la búsqueda: {words}',
  'words.onShort': 'Activado',
  'words.offShort': 'Desactivado',
  'words.failed': 'Esto no se cambió: {what}.',
  'learned.title': 'Aprendidas de ideas fusionadas',
  'learned.lead':
    'Cuando varias ideas fusionadas se diferencian de su destino por las mismas palabras, la búsqueda trata esas palabras como lo mismo.',
  'learned.none':
    'Todavía no se ha aprendido nada. Hacen falta al menos tres ideas fusionadas cuyos títulos se diferencien por las mismas palabras.',
  'learned.merges': { one: '{count} idea fusionada', other: '{count} ideas fusionadas' },
  'learned.keep': 'Añadir a tus palabras',
  'learned.keepNamed': 'Añadir a tus palabras: {words}',
}
