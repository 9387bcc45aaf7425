import type { Translation } from '#lib/messages/catalogue.ts'
import type { shortcutsMessages } from '#lib/messages/catalogues/shortcuts.ts'

export const shortcuts: Translation<typeof shortcutsMessages> = {
  'shortcuts.title': 'Atajos de teclado',
  'shortcuts.on': 'Las teclas sueltas funcionan en todas partes, excepto mientras escribes.',
  'shortcuts.off': 'Las teclas sueltas están desactivadas en este navegador.',
  'shortcuts.turnOff': 'Desactivar',
  'shortcuts.turnOn': 'Activar',
  'shortcuts./': 'Buscar',
  'shortcuts.palette': 'Ir a una idea, una pantalla o una acción',
  'shortcuts.c': 'Publicar una idea',
  'shortcuts.j': 'Siguiente en la lista',
  'shortcuts.k': 'Anterior en la lista',
  'shortcuts.o': 'Abrir la idea',
  'shortcuts.v': 'Votar por la idea',
  'shortcuts.e': 'Editar la idea; en la bandeja: marcar como leída',
  'shortcuts.s': 'Cambiar el estado o escribir una respuesta oficial',
  'shortcuts.m': 'Fusionar con otra idea',
  'shortcuts.l': 'Cerrar o reabrir la conversación',
  'shortcuts.x': 'Seleccionar o quitar la selección',
  'shortcuts.a': 'Pulsar el primer botón',
  'shortcuts.t': 'Aprobar y confiar en quien lo escribió',
  'shortcuts.?': 'Mostrar esta lista',
}
