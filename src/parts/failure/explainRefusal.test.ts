import { refusalMessages } from '#lib/messages/catalogues/refusals.ts'
import { english } from '#lib/messages/english.ts'
import { createPolish } from '#testing/polish/createPolish.ts'
import { explainRefusal } from './explainRefusal.ts'

const refusal = {
  message: 'At most 5 ideas a day.',
  reason: 'TOO_MANY_IDEAS',
  params: { limit: '5' },
}

test('English takes the sentence of the server', () => {
  expect(explainRefusal(refusal, english)).toBe('At most 5 ideas a day.')
  expect(explainRefusal({ message: 'No.' }, english)).toBe('No.')
})

test('another language has a sentence for the reason, or takes that of the server', async () => {
  const polish = createPolish()
  await polish.translations?.load(refusalMessages)
  expect(explainRefusal(refusal, polish)).toBe('Najwyżej 5 pomysłów na godzinę.')
  expect(explainRefusal({ ...refusal, reason: 'SOMETHING_ELSE' }, polish)).toBe(refusal.message)
})
