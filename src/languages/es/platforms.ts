import type { Translation } from '#lib/messages/catalogue.ts'
import type { platformsMessages } from '#lib/messages/catalogues/platforms.ts'

export const platforms: Translation<typeof platformsMessages> = {
  title: 'Análisis de uso',
  lead: 'Servicios externos que usa este sitio, solo con las personas que aceptaron. Se configuran en el servidor; el README enumera los ajustes.',
  usage: 'Amplitude',
  cloud: 'Firebase',
  'reach.NOT_CONFIGURED': 'Sin configurar',
  'reach.REACHABLE': 'Configurado y accesible',
  'reach.REFUSED': 'Accesible, pero rechaza la clave',
  'reach.UNREACHABLE': 'Configurado, pero no accesible desde este servidor',
  'usage.via': 'Enviado por este servidor a {host}',
  'usage.direct':
    'Enviado por los navegadores directamente a {host}, así que este servidor no puede contar los eventos.',
  'usage.counts':
    'Desde que arrancó el servidor: {received} eventos recibidos, {forwarded} aceptados por Amplitude, {failed} rechazados, {refused} que no están en el catálogo.',
  'usage.none': 'Aún no hay eventos. Solo llegan de personas que aceptaron.',
  'cloud.project': 'Proyecto {project}',
  'cloud.analytics.on':
    'El análisis propio de Firebase está activado para esta aplicación. Aun así, la etiqueta de Google no se añade a las páginas, porque lee direcciones y títulos.',
  'cloud.analytics.off': 'El análisis propio de Firebase está desactivado para esta aplicación.',
  example: 'Qué se envía, con un ejemplo',
  'example.text': 'Cuando vota alguien que aceptó, solo se envía esto:',
  'example.more':
    'docs/EVENTS.md enumera todos los eventos. Nunca se envían: títulos, textos, búsquedas, nombres, direcciones de correo, direcciones de páginas, direcciones IP ni cookies.',
}
