import { preferredLanguage } from './preferredLanguage.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['ja', 'fr-CA', 'de'], 'fr'],
  [['ES-419'], 'es'],
  [['en-GB', 'de'], 'en'],
  [['ca', 'ja'], 'en'],
  [[], 'en'],
])('who reads %j is offered %s', (wanted, tag) => {
  expect(preferredLanguage(wanted)).toBe(tag)
})
