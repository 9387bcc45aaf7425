import type { Translation } from '#lib/messages/catalogue.ts'
import type { moderationMessages } from '#lib/messages/catalogues/moderation.ts'

export const moderation: Translation<typeof moderationMessages> = {
  'menu.idea': 'Más sobre esta idea',
  'menu.comment': 'Más sobre este comentario',
  'act.report': 'Denunciar…',
  'act.reported': 'Denuncia enviada',
  'act.approve': 'Aprobar',
  'act.trust': 'Aprobar y confiar',
  'act.spam': 'Marcar como spam',
  'act.delete': 'Eliminar',
  'act.restore': 'Restaurar',
  'act.keep': 'Conservar',
  'act.failed': '{what}. No se cambió nada.',

  'report.title.idea': 'Denunciar esta idea',
  'report.title.comment': 'Denunciar este comentario',
  'report.reason': '¿Qué problema tiene?',
  'report.SPAM': 'Spam o publicidad',
  'report.ABUSE': 'Ofensivo o hiriente',
  'report.PRIVATE': 'Muestra algo privado',
  'report.OTHER': 'Otra cosa',
  'report.note': 'Algo que el equipo deba saber',
  'report.who': 'Solo el equipo verá tu denuncia y tu nombre.',
  'report.send': 'Enviar denuncia',
  'report.cancel': 'Cancelar',
  'report.done': 'Gracias. El equipo lo revisará.',

  'delete.title.idea': '¿Eliminar esta idea?',
  'delete.title.comment': '¿Eliminar este comentario?',
  'delete.text':
    'Desaparece de inmediato para todo el mundo. El equipo puede restaurarlo durante 30 días.',
  'delete.cancel': 'Conservar',
  'delete.done': 'Tu idea se eliminó.',

  'banner.PENDING': 'Espera aprobación',
  'banner.PENDING.author': 'Solo es visible para ti y el equipo hasta que el equipo lo apruebe.',
  'banner.PENDING.team': 'Solo es visible para quien lo escribió y para el equipo.',
  'banner.SPAM': 'Marcado como spam',
  'banner.DELETED': 'Eliminado',
  'banner.SPAM.team':
    'Solo el equipo puede verlo. Si se restaura, vuelven también sus votos y comentarios.',
  'banner.DELETED.team':
    'Solo el equipo puede verlo. Se borra para siempre 30 días después de eliminarse.',

  'triage.title': 'Revisión',
  'triage.lead': 'Publicaciones que necesitan una decisión del equipo.',
  'triage.queues': 'Colas',
  'triage.PENDING': 'Por aprobar',
  'triage.REPORTED': 'Denunciadas',
  'triage.SPAM': 'Spam',
  'triage.DELETED': 'Eliminadas',
  'triage.tab': '{name} {count}',
  'triage.list': 'Publicaciones: {name}',
  'triage.empty.PENDING': 'Nada que aprobar',
  'triage.empty.REPORTED': 'No hay publicaciones denunciadas',
  'triage.empty.SPAM': 'No hay spam',
  'triage.empty.DELETED': 'No hay publicaciones eliminadas',
  'triage.empty.waiting': 'Aquí aparecen las publicaciones nuevas que necesitan aprobación.',
  'triage.empty.reported': 'Aquí aparecen las publicaciones que la gente denuncia.',
  'triage.empty.removed':
    'Aquí aparecen las publicaciones retiradas por el equipo o por quien las escribió, y se pueden restaurar.',
  'triage.empty.action': 'Ir a las ideas',
  'triage.idea': 'Idea',
  'triage.comment': 'Comentario',
  'triage.commentOn': 'Comentario en “{title}”',
  'triage.select': 'Seleccionar “{title}”',
  'triage.selected': { one: '{count} seleccionada', other: '{count} seleccionadas' },
  'triage.selectedLabel': 'Publicaciones seleccionadas',
  'triage.selectAll': 'Seleccionar todas',
  'triage.unselect': 'Quitar la selección',
  'triage.keys':
    'Teclas: j y k para moverte, Enter abre, x selecciona, m fusiona, a pulsa el primer botón.',
  'triage.keys.PENDING':
    'Teclas: j y k para moverte, Enter abre, x selecciona, m fusiona, a pulsa el primer botón, t aprueba y confía.',
  'triage.undo': 'Deshacer',
  'triage.done.LIVE': {
    one: '{count} publicación aprobada',
    other: '{count} publicaciones aprobadas',
  },
  'triage.done.TRUST': {
    one: '{count} publicación aprobada; las siguientes de esta persona no necesitarán aprobación',
    other:
      '{count} publicaciones aprobadas; las siguientes de estas personas no necesitarán aprobación',
  },
  'triage.done.SPAM': {
    one: '{count} publicación marcada como spam',
    other: '{count} publicaciones marcadas como spam',
  },
  'triage.done.DELETED': {
    one: '{count} publicación eliminada',
    other: '{count} publicaciones eliminadas',
  },
  'triage.done.KEEP': {
    one: 'Denuncias de {count} publicación cerradas',
    other: 'Denuncias de {count} publicaciones cerradas',
  },
  'triage.reports': { one: '{count} denuncia', other: '{count} denuncias' },
  'triage.reportBy': '{reason}, de {name}',

  'held.TRAPPED': 'Retenida: probablemente la envió un bot',
  'held.LINKS': 'Retenida: {count} enlaces de una persona nueva',
  'held.FIRST_POST': 'Retenida: primera publicación',
  'held.ALL': 'Retenida: todas las publicaciones necesitan aprobación',
  'held.UNGUARDED': 'Retenida: persona nueva, no se envió con el formulario',
}
