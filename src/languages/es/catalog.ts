import type { Translation } from '#lib/messages/catalogue.ts'
import type { catalogMessages } from '#lib/messages/catalogues/catalog.ts'

export const catalog: Translation<typeof catalogMessages> = {
  'catalog.title': 'Tableros, estados y etiquetas',
  'catalog.lead':
    'Cómo se organizan las ideas, qué pasa con ellas y cómo vuelve a encontrarlas el equipo.',
  'catalog.back': 'Configuración del sitio',
  'catalog.ideas': { one: '{count} idea', other: '{count} ideas' },
  'catalog.edit': 'Editar',
  'catalog.editNamed': 'Editar {name}',
  'catalog.more': 'Orden de {name}',
  'catalog.top': 'Mover al principio',
  'catalog.up': 'Subir',
  'catalog.down': 'Bajar',
  'catalog.end': 'Mover al final',
  'catalog.placed': '{name} ahora ocupa el puesto {place} de {count}.',
  'catalog.save': 'Guardar',
  'catalog.saveAndAdd': 'Guardar y añadir más',
  'catalog.saving': 'Guardando…',
  'catalog.cancel': 'Cancelar',
  'catalog.delete': 'Eliminar…',
  'catalog.deleteNow': 'Eliminar',
  'catalog.failed': '{what}. No se cambió nada y lo que escribiste sigue aquí. Inténtalo de nuevo.',
  'catalog.name': 'Nombre',
  'catalog.color': 'Color',
  'catalog.color.hint': 'Un color como #2f6fde. Déjalo vacío para usar el habitual.',
  'catalog.color.pick': 'Elegir un color',
  'catalog.color.fits': 'Se lee bien en ambos temas.',
  'catalog.color.light':
    'En las páginas claras se muestra más oscuro, como {color}, para que se pueda leer.',
  'catalog.color.dark':
    'En las páginas oscuras se muestra más claro, como {color}, para que se pueda leer.',
  'catalog.color.both':
    'Para que se pueda leer, se muestra como {light} en las páginas claras y como {dark} en las oscuras.',
  'catalog.color.wrong': 'Escribe un color como #2f6fde.',

  'boards.title': 'Tableros',
  'boards.lead':
    'Un sitio, varios temas. Un tablero es invisible para quien no puede leerlo: no aparece en sus listas, búsquedas ni recuentos.',
  'boards.add': 'Añadir un tablero',
  'boards.new': 'Nuevo tablero',
  'boards.label': 'Tableros, en su orden',
  'boards.description': 'Qué va aquí',
  'boards.address': 'Dirección',
  'boards.address.hint': 'Los enlaces a la dirección anterior llevan a la nueva.',
  'boards.reading': 'Quién puede leerlo',
  'boards.PUBLIC': 'Todo el mundo',
  'boards.MEMBERS': 'Miembros',
  'boards.TEAM': 'El equipo',
  'boards.EVERYONE': 'Cualquiera que pueda votar en este sitio',
  'boards.posting': 'Quién puede publicar ideas',
  'boards.voting': 'Quién puede votar',
  'boards.commenting': 'Quién puede comentar',
  'boards.template': 'Plantilla para ideas nuevas',
  'boards.template.hint':
    'El formulario de una idea nueva empieza con este texto cuando se elige este tablero y aún no se ha escrito nada. Markdown.',
  'boards.readBy': 'Lectura: {who}',

  'statuses.title': 'Estados',
  'statuses.lead':
    'La forma depende de lo que significa cada estado, para distinguirlos también sin color. El orden es el de la hoja de ruta.',
  'statuses.add': 'Añadir un estado',
  'statuses.new': 'Nuevo estado',
  'statuses.label': 'Estados, en su orden',
  'statuses.means': 'Significa',
  'statuses.OPEN': 'Abierta',
  'statuses.OPEN.hint':
    'No hay nada decidido. Las ideas nuevas reciben el primer estado con este significado.',
  'statuses.PLANNED': 'Planificada',
  'statuses.PLANNED.hint':
    'Está previsto hacerlo. Se avisa a quienes siguen la idea cuando llega aquí.',
  'statuses.STARTED': 'En curso',
  'statuses.STARTED.hint': 'Se está haciendo. Se avisa a quienes siguen la idea cuando llega aquí.',
  'statuses.SHIPPED': 'Lanzada',
  'statuses.SHIPPED.hint':
    'Ya está hecho. La votación se cierra y se avisa a quienes siguen la idea.',
  'statuses.DECLINED': 'Descartada',
  'statuses.DECLINED.hint':
    'No se hará. La votación se cierra y se avisa a quienes siguen la idea.',
  'statuses.CLOSED': 'Cerrada',
  'statuses.CLOSED.hint': 'Terminó sin decisión. La votación se cierra y no se avisa a nadie.',
  'statuses.votingCloses': 'La votación de las ideas con este estado se cierra.',
  'statuses.votingOpens': 'La votación de las ideas con este estado se reabre.',
  'statuses.quiet': 'No se avisa a nadie de este cambio.',
  'statuses.roadmap': 'En la hoja de ruta',
  'statuses.roadmapNamed': '{name}: en la hoja de ruta',

  'tags.title': 'Etiquetas',
  'tags.lead': 'Para buscar y contar. Las que llevan candado solo las ve el equipo.',
  'tags.none': 'Aún no hay etiquetas.',
  'tags.find': 'Buscar una etiqueta',
  'tags.noneFound': 'Ninguna etiqueta contiene ese texto.',
  'tags.add': 'Añadir una etiqueta',
  'tags.new': 'Nueva etiqueta',
  'tags.seeing': 'Quién puede verla',
  'tags.PUBLIC': 'Cualquiera que pueda leer la idea',
  'tags.TEAM': 'El equipo',
  'tags.teamOnly': 'Solo la ve el equipo',

  'words.title': 'Palabras de búsqueda',
  'words.lead':
    'La gente llama a lo mismo de distintas maneras. Indica palabras que significan lo mismo y la búsqueda encontrará las ideas con cualquiera de ellas.',
  'words.open': 'Mostrar las palabras de búsqueda',

  'delete.title': '¿Eliminar “{name}”?',
  'delete.board': 'Eliminar tablero',
  'delete.status': 'Eliminar estado',
  'delete.tag': 'Eliminar etiqueta',
  'delete.intoBoard': { one: 'Mover su {count} idea a', other: 'Mover sus {count} ideas a' },
  'delete.intoStatus': {
    one: 'Dar a su {count} idea el estado',
    other: 'Dar a sus {count} ideas el estado',
  },
  'delete.intoTag': {
    one: 'Dar a su {count} idea la etiqueta',
    other: 'Dar a sus {count} ideas la etiqueta',
  },
  'delete.noTag': 'Ninguna otra etiqueta',
  'delete.choose': 'Elegir…',
  'delete.quiet':
    'No se avisa a nadie y no se añade nada al historial de las ideas. Puedes deshacerlo durante 30 días.',
  'delete.links': 'Los enlaces a este tablero llevarán al otro.',
  'delete.opens': 'Más personas pueden leer “{into}” que “{name}”: todas ellas verán estas ideas.',
  'delete.closes':
    'Menos personas pueden leer “{into}” que “{name}”: las demás dejarán de ver estas ideas.',
  'delete.votingCloses': 'La votación de estas ideas se cierra.',
  'delete.votingOpens': 'La votación de estas ideas se reabre.',
  'delete.lastBoard': 'Este es el último tablero. Añade otro primero.',
  'delete.lastOpen':
    'Este es el último estado que significa “abierta”, el que reciben las ideas nuevas. Añade otro primero.',
  'delete.done': 'Se eliminó “{name}”.',
  'delete.undo': 'Deshacer',
  'delete.cancel': 'Cancelar',

  'deleted.title': 'Eliminado hace poco',
  'deleted.lead':
    'Una eliminación se puede deshacer durante 30 días. Las ideas que se hayan vuelto a mover desde entonces se quedan donde están.',
  'deleted.BOARD': 'Tablero',
  'deleted.STATUS': 'Estado',
  'deleted.TAG': 'Etiqueta',
  'deleted.into': 'ahora en {into}',
  'deleted.restore': 'Restaurar',
  'deleted.restoreNamed': 'Restaurar {name}',
  'deleted.restored': '“{name}” está de vuelta.',
  'deleted.failed': 'No se pudo restaurar “{name}”. {what}.',
  'order.failed': 'No se cambió el orden. {what}.',
}
