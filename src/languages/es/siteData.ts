import type { Translation } from '#lib/messages/catalogue.ts'
import type { siteDataMessages } from '#lib/messages/catalogues/siteData.ts'

export const siteData: Translation<typeof siteDataMessages> = {
  'export.title': 'Exportación',
  'export.lead':
    'Todo lo que tiene el sitio, en un archivo zip: hojas de cálculo, datos para otros programas e imágenes. No se incluyen las contraseñas de otros servicios, las sesiones ni los enlaces de invitación.',
  'export.download': 'Descargar todo',
  'export.failed': 'No se pudo descargar la exportación. Inténtalo de nuevo en unos minutos.',
  'imports.title': 'Importaciones',
  'imports.lead':
    'Lo que se trajo de otros lugares. Una importación se puede deshacer; las ideas que alguien haya votado o modificado desde entonces se conservan.',
  'imports.none':
    'Aún no se ha importado nada. Las importaciones se inician en el servidor, con este comando:',
  'imports.none.source':
    'SOURCE es el archivo, el archivo comprimido o la carpeta que exportaste de tu herramienta anterior.',
  'imports.ideas': { one: '{count} idea', other: '{count} ideas' },
  'imports.comments': { one: '{count} comentario', other: '{count} comentarios' },
  'imports.votes': { one: '{count} voto, solo el número', other: '{count} votos, solo el número' },
  'imports.leftOut': { one: '{count} elemento omitido', other: '{count} elementos omitidos' },
  'imports.notes': 'Lo que se omitió o se cambió',
  'imports.note': '{count} × {text}',
  'imports.state.RUNNING': 'En marcha',
  'imports.state.STOPPED':
    'Se detuvo antes de terminar. Para continuar, ejecuta este comando en el servidor:',
  'imports.state.CUT': 'El archivo estaba incompleto',
  'imports.state.UNDOING': 'Deshaciendo…',
  'imports.state.UNDONE': {
    one: 'Deshecha: {count} idea eliminada',
    other: 'Deshecha: {count} ideas eliminadas',
  },
  'imports.kept.VOTED': {
    one: '{count} conservada: tiene votos',
    other: '{count} conservadas: tienen votos',
  },
  'imports.kept.COMMENTED': {
    one: '{count} conservada: tiene comentarios',
    other: '{count} conservadas: tienen comentarios',
  },
  'imports.kept.MERGED': {
    one: '{count} conservada: fusionada',
    other: '{count} conservadas: fusionadas',
  },
  'imports.kept.ANNOUNCED': {
    one: '{count} conservada: está en las novedades',
    other: '{count} conservadas: están en las novedades',
  },
  'imports.kept.CHANGED': {
    one: '{count} conservada: modificada después',
    other: '{count} conservadas: modificadas después',
  },
  'imports.kept.FOLLOWED': {
    one: '{count} conservada: alguien la sigue',
    other: '{count} conservadas: alguien las sigue',
  },
  'imports.kept.boards': {
    one: '{count} tablero que añadió se conserva, porque está en uso',
    other: '{count} tableros que añadió se conservan, porque están en uso',
  },
  'imports.kept.changes': {
    one: '{count} cambio en una idea anterior se conserva',
    other: '{count} cambios en ideas anteriores se conservan',
  },
  'imports.undo': 'Deshacer',
  'imports.undo.label': 'Deshacer: {source}',
  'imports.undo.title': '¿Deshacer esta importación?',
  'imports.undo.text': {
    one: 'La idea que vino de {source} se elimina para siempre, salvo que alguien la haya votado, comentado, seguido o modificado desde entonces.',
    other:
      '{count} ideas vinieron de {source}. Se eliminan para siempre, salvo las que alguien haya votado, comentado, seguido o modificado desde entonces.',
  },
  'imports.undo.changes': {
    one: 'La importación también cambió algo en una idea que ya estaba aquí. Ese cambio se conserva.',
    other:
      'La importación también hizo {count} cambios en ideas que ya estaban aquí. Esos cambios se conservan.',
  },
  'imports.undo.do': 'Deshacer importación',
  'imports.cancel': 'Cancelar',
  'imports.more': 'Mostrar más',
  'imports.loading': 'Cargando…',
  'delete.title': 'Eliminar este sitio',
  'delete.lead':
    'Se elimina todo, para todas las personas: ideas, comentarios, votos, personas, ajustes e imágenes. Descarga antes una exportación por si alguien la necesita más adelante.',
  'delete.open': 'Eliminar este sitio…',
  'delete.dialog': '¿Eliminar {name}?',
  'delete.text':
    'Todas las ideas, comentarios, votos, personas, ajustes e imágenes se eliminan de inmediato y se cierra la sesión de todo el mundo. No se puede deshacer.',
  'delete.backups':
    'Las copias de seguridad y las exportaciones se quedan donde están. Quien administra el servidor puede restaurar una copia o eliminarla también.',
  'delete.name': 'Para confirmar, escribe el nombre del sitio: {name}',
  'delete.wrong': 'Ese no es el nombre del sitio. Escribe «{name}».',
  'delete.do': 'Eliminar todo',
  'delete.deleting': 'Eliminando…',
}
