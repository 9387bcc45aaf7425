import type { Translation } from '#lib/messages/catalogue.ts'
import type { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'

export const ideaPage: Translation<typeof ideaPageMessages> = {
  'idea.source': 'de {name} #{number}',
  'idea.source.unnumbered': 'de {name}',
  'idea.body': 'Detalles',
  'idea.noBody': 'Sin detalles.',
  'idea.aside': 'Sobre esta idea',
  'idea.back': 'Todas las ideas',
  'voters.title': 'Quién votó',
  'voters.more': { one: 'y {count} más', other: 'y {count} más' },
  'idea.expected': 'prevista para {month}',
  'voters.none': 'Nadie todavía.',
  'voters.hidden': 'Solo el equipo y quien ha votado ven los votos.',
  'merged.label': 'Fusionadas con esta idea',
  'merged.arrived': '“{title}” se fusionó con esta idea.',
  'merged.more': { one: 'Mostrar {count} más', other: 'Mostrar {count} más' },
  'merged.votes': {
    one: '{count} de estos votos vino de #{number}',
    other: '{count} de estos votos vinieron de #{number}',
  },
  'merged.votesAndImported': {
    one: 'De #{number} vino {count} de estos votos, más {imported} por importación',
    other: 'De #{number} vinieron {count} de estos votos, más {imported} por importación',
  },
  'merged.imported': 'Votos importados que vinieron de #{number}: {imported}',
  'merged.none': '#{number} se fusionó con esta idea',
  'merged.undo': 'Deshacer la fusión',
  'merged.undoLabel': 'Deshacer la fusión de #{number}',
}
