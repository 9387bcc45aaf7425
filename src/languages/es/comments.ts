import type { Translation } from '#lib/messages/catalogue.ts'
import type { commentsMessages } from '#lib/messages/catalogues/comments.ts'

export const comments: Translation<typeof commentsMessages> = {
  'comments.title': 'Comentarios',
  'comments.none': 'Aún no hay comentarios.',
  'comments.first': 'Aún no hay comentarios. ¿Qué cambiaría esto para ti?',
  'comments.more': 'Mostrar más comentarios',
  'comments.loading': 'Cargando comentarios',
  'comment.deleted': 'Este comentario se eliminó.',
  'comment.spam': 'Este comentario se marcó como spam.',
  'comment.edited': 'editado',
  'comment.sending': 'enviando',
  'comment.internal': 'Solo lo ve el equipo',
  'comment.mergedFrom': 'de #{number}',
  'comment.official': 'Respuesta oficial',
  'comment.reply': 'Responder',
  'comment.replyTo': 'Responder a {name}',
  'comment.replies': 'Respuestas',
  'comment.copyLink': 'Copiar enlace',
  'comment.linkCopied': 'Enlace copiado.',
  'comment.linkInAddress': 'El enlace está en la barra de direcciones.',
  'comment.edit': 'Editar',
  'comment.history': 'Versiones anteriores',

  'compose.plain': 'Para comentar se necesita JavaScript.',
  'compose.label': 'Tu comentario',
  'compose.images': {
    one: '{count} imagen se añadirá en un momento.',
    other: '{count} imágenes se añadirán en un momento.',
  },
  'compose.reply': 'Tu respuesta',
  'compose.internal': 'Solo lo ve el equipo',
  'compose.send': 'Comentar',
  'compose.sendInternal': 'Comentar para el equipo',
  'compose.sendReply': 'Responder',
  'compose.sending': 'Publicando',
  'compose.cancel': 'Cancelar',
  'compose.failed':
    '{what}. Tu texto está guardado. Inténtalo de nuevo; no se publicará dos veces.',
  'compose.wait': {
    one: 'Podrás comentar de nuevo en {count} segundo. Tu texto está guardado.',
    other: 'Podrás comentar de nuevo en {count} segundos. Tu texto está guardado.',
  },
  'compose.draftKept': 'Borrador guardado en este navegador',
  'compose.draftPageOnly':
    'Los borradores no se pueden guardar en este navegador. No salgas de esta página hasta que se publique',
  'compose.carried':
    'Este es el texto de tu borrador de idea. El borrador se conserva hasta que publiques este comentario.',
  'compose.posted': 'Tu comentario se publicó.',
  'compose.pending':
    'Tu comentario espera aprobación. Hasta entonces, solo es visible para ti y el equipo.',

  'lock.lock': 'Cerrar la conversación',
  'lock.unlock': 'Reabrir la conversación',
  'lock.locked': 'Conversación cerrada.',
  'lock.unlocked': 'Conversación reabierta.',
  'lock.failed': '{what}. No se cambió nada.',
  'lock.by': '{name} cerró esta conversación el {date}.',
  'lock.byTeam': 'El equipo cerró esta conversación el {date}.',
  'lock.noComments': 'No admite comentarios nuevos.',
  'lock.teamOnly': 'Solo el equipo puede comentar.',

  'edit.label': 'Edita tu comentario',
  'edit.save': 'Guardar',
  'edit.saving': 'Guardando…',
  'edit.failed': '{what}. Tu texto está guardado. Inténtalo de nuevo.',
}
