import type { Translation } from '#lib/messages/catalogue.ts'
import type { segmentMessages } from '#lib/messages/catalogues/segment.ts'

export const segment: Translation<typeof segmentMessages> = {
  set: 'Asignar segmento…',
  change: 'Cambiar segmento…',
  title: 'Segmento de {name}',
  label: 'Segmento',
  hint: 'El grupo de clientes al que pertenece, como un plan o una empresa. Aquí solo lo ve el equipo; la persona lo encuentra en la descarga de sus propios datos.',
  save: 'Guardar',
  cancel: 'Cancelar',
}
