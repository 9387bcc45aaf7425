import type { Translation } from '#lib/messages/catalogue.ts'
import type { notificationsMessages } from '#lib/messages/catalogues/notifications.ts'

export const notifications: Translation<typeof notificationsMessages> = {
  'kind.STATUS_CHANGED': 'Cambios de estado',
  'kind.STATUS_CHANGED.hint':
    'Una idea que sigues se planifica, se empieza, se lanza o se descarta.',
  'kind.OFFICIAL_ANSWER': 'Respuestas del equipo',
  'kind.OFFICIAL_ANSWER.hint': 'El equipo responde a una idea que sigues.',
  'kind.COMMENT': 'Otros comentarios',
  'kind.COMMENT.hint': 'Alguien comenta en una idea que sigues.',
  'kind.REPLY': 'Respuestas para ti',
  'kind.REPLY.hint': 'Alguien responde a tu comentario.',
  'kind.MENTION': 'Menciones',
  'kind.MENTION.hint': 'Alguien te menciona en una idea o un comentario.',
  'kind.MERGED': 'Ideas fusionadas',
  'kind.MERGED.hint': 'Una idea que sigues se fusiona con otra.',
  'kind.CHANGELOG': 'Novedades',
  'kind.CHANGELOG.hint':
    'Se publica una entrada sobre una idea que sigues, o cualquier entrada si te suscribes a las novedades.',
  'kind.NEW_IDEA': 'Ideas nuevas',
  'kind.NEW_IDEA.hint': 'Para el equipo: alguien publica una idea.',
  'kind.AWAITS_APPROVAL': 'Publicaciones por aprobar',
  'kind.AWAITS_APPROVAL.hint':
    'Para el equipo: una publicación espera hasta que alguien del equipo la apruebe.',
  'channel.INBOX': 'En la aplicación',
  'channel.MAIL': 'Correo',
  'channel.PUSH': 'Push',
  'told.title': 'Cómo te avisamos',
  'told.lead':
    'En la aplicación: se muestra en tu bandeja. Correo: también se envía por correo, con las novedades de una misma idea reunidas.',
  'told.lead.push':
    'En la aplicación: se muestra en tu bandeja. Correo: también se envía por correo, con las novedades de una misma idea reunidas. Push: una notificación en los dispositivos que permitas abajo.',
  'told.kind': '{channel}: {kind}',
  'told.failed': 'No se guardó. {what}.',
  'subscription.label': 'Suscribirme a las novedades',
  'subscription.hint':
    'Recibe avisos de todas las entradas, no solo de las que tratan de ideas que sigues.',
  'cadence.legend': 'Con qué frecuencia recibes correos',
  'cadence.INSTANT': 'Al momento',
  'cadence.INSTANT.hint': 'Unos minutos después de que ocurra.',
  'cadence.DAILY': 'Una vez al día',
  'cadence.DAILY.hint': 'Un correo cada día a las 8:00 con todo lo ocurrido desde el anterior.',
  'cadence.WEEKLY': 'Una vez a la semana',
  'cadence.WEEKLY.hint': 'Un correo cada lunes a las 8:00 con todo lo ocurrido desde el anterior.',
  'cadence.zone': 'Zona horaria: {zone}',
  'cadence.useZone': 'Usar {zone}',
  'pause.title': 'Pausa',
  'pause.lead': 'Sin correos ni notificaciones push hasta entonces. Tu bandeja sigue funcionando.',
  'pause.tomorrow': 'Hasta mañana',
  'pause.week': 'Durante una semana',
  'pause.date': 'Hasta el día que elijas',
  'pause.set': 'Pausar',
  'pause.past': 'Elige un día posterior a hoy.',
  'pause.until': 'En pausa hasta el {date}.',
  'pause.resume': 'Reanudar ahora',
  'muted.title': 'Ideas silenciadas',
  'muted.none': 'Ninguna. Puedes silenciar una idea desde el menú de su página.',
  'muted.lead': 'No te avisaremos sobre estas.',
  'muted.unmute': 'Dejar de silenciar',
  'muted.unmute.label': 'Dejar de silenciar {title}',
  'push.title': 'Push en este dispositivo',
  'push.off':
    'Recibe notificaciones en este dispositivo aunque el sitio esté cerrado. Tu navegador te lo preguntará antes.',
  'push.on': 'Activado. Termina cuando cierras la sesión aquí.',
  'push.none':
    'Este navegador no admite push. En un iPhone o iPad, añade primero el sitio a la pantalla de inicio y ábrelo desde ahí.',
  'push.denied':
    'Tu navegador bloquea las notificaciones de este sitio. Permítelas en la configuración del navegador para este sitio, normalmente en el icono a la izquierda de la dirección, y recarga esta página.',
  'push.allow': 'Permitir push aquí',
  'push.end': 'Desactivar push aquí',
  'push.failed':
    'No se pudo conectar con el servicio push de tu navegador. Inténtalo de nuevo más tarde.',
  'push.others': 'También activado en: {devices}.',
  'stopped.text': 'Cancelaste la suscripción a todos los correos con el enlace de un mensaje.',
  'stopped.resume': 'Volver a enviarme correos',
  'defaults.title': 'De qué se avisa a las personas',
  'defaults.lead':
    'Para quienes no hayan elegido otra cosa en su propia configuración. Los cambios se aplican de inmediato.',
}
