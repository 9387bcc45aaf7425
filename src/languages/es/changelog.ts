import type { Translation } from '#lib/messages/catalogue.ts'
import type { changelogMessages } from '#lib/messages/catalogues/changelog.ts'

export const changelog: Translation<typeof changelogMessages> = {
  'log.lead': 'Qué hay de nuevo y quién lo pidió.',
  'log.labels': 'Tipos de novedades',
  'log.all': 'Todas',
  'label.NEW': 'Nuevo',
  'label.IMPROVED': 'Mejora',
  'label.FIXED': 'Corrección',
  'log.list': 'Entradas',
  'log.closes': { one: 'Resuelve {count} idea', other: 'Resuelve {count} ideas' },
  'log.asked': { one: '{count} persona lo pidió', other: '{count} personas lo pidieron' },
  'log.told': '{asked}, se avisó a {told}',
  'log.mine': 'Lo pediste tú',
  'log.share': 'Compartir “{title}”',
  'log.edit': 'Editar',
  'log.read': 'Leer qué cambió',
  'log.news': 'En las novedades',
  'log.none': 'Aún no se ha anunciado nada',
  'log.noneText': 'Cuando se lanza algo, se anuncia aquí, con las ideas que hay detrás.',
  'log.noneLabel': 'Aún no hay nada de este tipo',
  'log.noneLabelText': 'El resto de las novedades está en “Todas”.',
  'log.toAll': 'Mostrar todas las novedades',
  'log.toIdeas': 'Ver qué pide la gente',
  'log.back': 'Novedades',
  'log.aside': 'Sobre las novedades',
  'promises.heading': 'Promesas cumplidas',
  'promises.shipped': {
    one: 'idea lanzada en el último año.',
    other: 'ideas lanzadas en el último año.',
  },
  'promises.untold': {
    one: 'No se avisó a la única persona que lo pidió.',
    other: 'No se avisó a ninguna de las {count} personas que lo pidieron.',
  },
  'promises.told': {
    one: 'Se avisó a la única persona que lo pidió.',
    other: 'De las {count} personas que lo pidieron, se avisó al {share}\u00a0%.',
  },
  'earlier.heading': 'Anteriores',
  'subscribe.heading': 'Entérate cuando se lance algo',
  'subscribe.on': 'Suscribirme',
  'subscribe.off': 'Suscripción activa',
  'subscribe.text':
    'Te avisaremos de cada entrada por los medios que elegiste en tu configuración.',
  'feed.atom': 'Canal Atom',
  'feed.json': 'Canal JSON',
}
