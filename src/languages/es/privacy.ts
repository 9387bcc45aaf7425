import type { Translation } from '#lib/messages/catalogue.ts'
import type { privacyMessages } from '#lib/messages/catalogues/privacy.ts'

export const privacy: Translation<typeof privacyMessages> = {
  'ask.label': 'Análisis de uso',
  'ask.text':
    '¿Puede este sitio recopilar datos de uso? Qué páginas abres y qué haces en ellas, nunca lo que escribes.',
  'ask.yes': 'Sí',
  'ask.no': 'No',
  'ask.details': 'Detalles',
  title: 'Privacidad',
  lead: 'Si este sitio puede recopilar datos de uso. Puedes cambiarlo cuando quieras.',
  none: 'Este sitio no tiene análisis de uso. No se envía a nadie nada sobre cómo lo usas.',
  choice: 'Análisis de uso',
  yes: 'Activado',
  'yes.hint': 'Se cuenta cómo usas el sitio para ayudar a mejorarlo.',
  no: 'Desactivado',
  'no.hint':
    'No se envía ni se guarda nada. Todo lo guardado antes se elimina, aquí y en los proveedores.',
  signalled:
    'Tu navegador pide a los sitios que no te rastreen (Global Privacy Control o Do Not Track). Eso cuenta como un no, así que no te lo preguntaremos.',
  what: 'Qué se envía y a quién',
  'what.events':
    'Qué páginas abres, qué haces en ellas (por ejemplo, votar, publicar, editar, comentar, reaccionar, seguir, compartir o buscar; en el caso del equipo, también cambiar un estado o fusionar), el número de la idea, lo larga que es una búsqueda o un texto, los errores que ves y lo rápido que cargan las páginas. Nunca lo que escribes o buscas, tu nombre, tu dirección de correo ni la dirección de una página.',
  'what.device':
    'Un número aleatorio identifica este navegador, para distinguir sus eventos de los demás. No está vinculado a tu cuenta y se elimina cuando desactivas esto.',
  'what.usage': 'Amplitude cuenta los eventos.',
  'what.cloud':
    'Google Firebase da a este navegador un número de instalación y guarda los días en que se usó durante 30 días como máximo.',
  deleted:
    'Desactivado. Los datos guardados en este navegador se eliminan y se pide a los proveedores que eliminen los suyos.',
}
