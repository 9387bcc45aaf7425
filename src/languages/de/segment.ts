import type { Translation } from '#lib/messages/catalogue.ts'
import type { segmentMessages } from '#lib/messages/catalogues/segment.ts'

export const segment: Translation<typeof segmentMessages> = {
  set: 'Segment setzen\u00a0…',
  change: 'Segment ändern\u00a0…',
  title: 'Segment von {name}',
  label: 'Segment',
  hint: 'Die Kundengruppe, zu der sie gehören, etwa ein Tarif oder eine Firma. Hier sieht sie nur das Team; die Person findet sie im Download der eigenen Daten.',
  save: 'Speichern',
  cancel: 'Abbrechen',
}
