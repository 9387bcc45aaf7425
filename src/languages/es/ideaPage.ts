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
}
