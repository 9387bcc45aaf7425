import type { Translation } from '#lib/messages/catalogue.ts'
import type { editingMessages } from '#lib/messages/catalogues/editing.ts'

export const editing: Translation<typeof editingMessages> = {
  'edit.label': 'Edita esta idea',
  'edit.title': 'Título',
  'edit.body': 'Detalles',
  'edit.tags': 'Etiquetas',
  'edit.tagTeam': '{name} (equipo)',
  'edit.save': 'Guardar',
  'edit.saving': 'Guardando…',
  'edit.cancel': 'Cancelar',
  'edit.nothing': 'Aún no hay cambios.',
  'edit.failed': '{what}. Tu texto está guardado. Inténtalo de nuevo.',
  'edit.draftKept': 'Borrador guardado en este navegador',
  'edit.draftPageOnly':
    'Los borradores no se pueden guardar en este navegador. No salgas de esta página hasta que se guarde',
  'edit.gone': 'Esta idea ya no se puede editar.',
  'edit.waits':
    'Guardado. Ahora espera aprobación; hasta entonces, solo es visible para ti y el equipo.',
  'status.dialog': 'Cambiar a {status}',
  'status.answerTo': 'Escribir una respuesta oficial',
  'status.answer': 'Respuesta oficial',
  'status.answerHint': 'Se muestra al principio de la página.',
  'status.closes': 'Se cerrará la votación. Los votos actuales se conservan.',
  'status.opens': 'Se reabrirá la votación.',
  'status.save': 'Cambiar estado',
  'status.send': 'Responder',
  'status.saving': 'Guardando…',
  'status.cancel': 'Cancelar',
  'status.failed': '{what}. Tu texto está guardado. Inténtalo de nuevo.',
  'status.answered': 'Tu respuesta está al principio de la página.',
  'status.heading': 'Estado',
}
