import type { Translation } from '#lib/messages/catalogue.ts'
import type { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'

export const siteSettings: Translation<typeof siteSettingsMessages> = {
  'settings.title': 'Configuración del sitio',
  'settings.lead': 'Cómo se llama este sitio, quién puede leerlo y quién puede participar.',
  'settings.contents': 'En esta página',
  'settings.save': 'Guardar',
  'settings.saving': 'Guardando…',
  'settings.discard': 'Descartar cambios',
  'settings.saved': 'Guardado.',
  'settings.failed': '{what}. No se cambió nada y lo que elegiste sigue aquí. Inténtalo de nuevo.',

  'general.title': 'Nombre y lema',
  'general.name': 'Nombre del sitio',
  'general.tagline': 'Lema',
  'general.tagline.hint': 'Una línea bajo el nombre; por ejemplo, qué es el producto.',

  'language.title': 'Idioma',
  'language.label': 'Idioma del sitio',
  'language.hint':
    'Botones, textos de la interfaz, fechas y correos, para todo el mundo. Los tableros, los estados y las etiquetas conservan sus nombres.',

  'reading.title': 'Quién puede leer',
  'reading.public': 'Todo el mundo',
  'reading.public.hint':
    'Cualquiera que tenga el enlace puede leer los tableros públicos, también los buscadores.',
  'reading.members': 'Miembros',
  'reading.members.hint':
    'Quienes visitan el sitio solo ven su nombre y cómo iniciar sesión: ni ideas, ni recuentos, ni nombres de personas.',
  'reading.open':
    'Ahora mismo, cualquiera con una dirección de correo puede hacerse miembro y leer. Para evitarlo, más abajo, permite solo a personas invitadas.',

  'signUp.title': 'Quién obtiene una cuenta',
  'signUp.open': 'Cualquiera con una dirección de correo',
  'signUp.open.hint': 'Cada persona se hace miembro cuando inicia sesión por primera vez.',
  'signUp.invited': 'Solo personas invitadas',
  'signUp.invited.hint':
    'Solo las personas invitadas pueden crear una cuenta. Los miembros actuales conservan la suya.',

  'guests.title': 'Votar antes de iniciar sesión',
  'guests.no': 'Iniciar sesión para votar',
  'guests.no.hint':
    'Quienes no inician sesión solo pueden leer. Los votos ya emitidos sin iniciar sesión se conservan.',
  'guests.yes': 'Votar directamente',
  'guests.yes.hint':
    'El navegador de cada visitante cuenta como una persona. Cuando inicia sesión, sus votos pasan a su cuenta, cada uno contado una sola vez. Alguien con varios navegadores puede votar varias veces.',
  'guests.closed': 'Esto no tiene efecto mientras solo puedan leer los miembros.',

  'moderation.title': 'Aprobación de publicaciones',
  'moderation.off': 'Ninguna',
  'moderation.off.hint': 'Las publicaciones aparecen de inmediato.',
  'moderation.firstPost': 'La primera publicación de cada persona',
  'moderation.firstPost.hint':
    'Espera hasta que el equipo la aprueba. Las siguientes aparecen de inmediato.',
  'moderation.all': 'Todas las publicaciones',
  'moderation.all.hint':
    'Cada publicación espera hasta que el equipo la aprueba, salvo las del propio equipo.',

  'letters.title': 'Correos de notificación',
  'letters.imprint': 'Remitente y dirección postal',
  'letters.imprint.hint':
    'Una línea al final de cada correo de notificación, como “Fieldnotes S. L., Calle Mayor 1, 28013 Madrid, España”. Muchos países la exigen.',

  'catalog.title': 'Tableros, estados y etiquetas',
  'catalog.lead':
    'Cómo se organizan las ideas, quién puede leer y participar, y qué hay en la hoja de ruta.',
  'catalog.open': 'Editar tableros, estados y etiquetas',
}
