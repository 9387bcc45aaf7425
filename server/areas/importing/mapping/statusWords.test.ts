import { statusKind } from './statusWords.ts'

test.each([
  ['Offen', 'OPEN'],
  ['In Prüfung', 'OPEN'],
  ["À l'étude", 'OPEN'],
  ['En evaluación', 'OPEN'],
  ['En avaluació', 'OPEN'],
  ['Geplant', 'PLANNED'],
  ['Prévue', 'PLANNED'],
  ['Planificado', 'PLANNED'],
  ['Acceptada', 'PLANNED'],
  ['In Arbeit', 'STARTED'],
  ['En cours', 'STARTED'],
  ['En desarrollo', 'STARTED'],
  ['En curs', 'STARTED'],
  ['Erledigt', 'SHIPPED'],
  ['terminé'.normalize('NFD'), 'SHIPPED'],
  ['Completada', 'SHIPPED'],
  ['Realitzat', 'SHIPPED'],
  ['Abgelehnt', 'DECLINED'],
  ['REFUSÉ', 'DECLINED'],
  ['Rechazado', 'DECLINED'],
  ['Rebutjada', 'DECLINED'],
  ['Geschlossen', 'CLOSED'],
  ['Fermé', 'CLOSED'],
  ['Cerrado', 'CLOSED'],
  ['Tancada', 'CLOSED'],
  ["Won't fix", 'DECLINED'],
  ['in-progress', 'STARTED'],
  ['Irgendwann', null],
])('%s is a status of the kind %s', (word, kind) => {
  expect(statusKind(word)).toBe(kind)
})
