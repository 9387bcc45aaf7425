import type { Translation } from '#lib/messages/catalogue.ts'
import type { postingMessages } from '#lib/messages/catalogues/posting.ts'

export const posting: Translation<typeof postingMessages> = {
  'post.title': 'Idee einreichen',
  'post.back': 'Alle Ideen',
  'post.lead': 'Eine Idee pro Beitrag, damit andere dafür stimmen können.',
  'post.field.title': 'Was ist deine Idee?',
  'post.field.body': 'Details',
  'post.hint.body': 'Was hast du vor, und was steht dir dabei im Weg?',
  'post.hint.template': 'Unverändert wird diese Vorlage nicht gesendet.',
  'post.boardMissing': 'Wähle ein Board.',
  'post.send': 'Idee einreichen',
  'post.sending': 'Wird eingereicht',
  'post.posted': 'Deine Idee wurde eingereicht.',
  'post.view': 'Idee ansehen',
  'post.failed':
    '{what}. Dein Text ist gespeichert. Versuch es noch einmal; die Idee wird nicht doppelt eingereicht.',
  'post.wait': {
    one: 'Du kannst in {count} Sekunde wieder etwas einreichen. Dein Text ist gespeichert.',
    other: 'Du kannst in {count} Sekunden wieder etwas einreichen. Dein Text ist gespeichert.',
  },
  'post.draftKept': 'Entwurf in diesem Browser gespeichert',
  'post.draftPageOnly':
    'Entwürfe können in diesem Browser nicht gespeichert werden. Bleib auf dieser Seite, bis die Idee eingereicht ist',
  'similar.title': 'Ähnliche Ideen',
  'similar.hint': 'Während du schreibst, erscheinen hier ähnliche Ideen.',
  'similar.none': 'Keine ähnlichen Ideen gefunden.',
  'similar.count': { one: '{count} ähnliche Idee', other: '{count} ähnliche Ideen' },
  'similar.more': { one: '{count} weitere', other: '{count} weitere' },
  'similar.lead': 'Ist es eine davon? Eine Stimme bewirkt mehr als ein weiterer Beitrag.',
  'similar.inDetails': 'Passt zu den Details',
  'similar.sharesTag': 'Gleiches Schlagwort',
  'similar.carry': 'Meinen Text als Kommentar hinzufügen',
}
