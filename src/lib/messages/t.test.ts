import { fill, t } from './t.ts'

test('names are filled in and numbers grouped', () => {
  expect(t('vote.label', { title: 'Dark mode', votes: '1,204 votes' })).toBe(
    'Vote for Dark mode, 1,204 votes',
  )
  expect(t('vote.count', { count: 1204 })).toBe('1,204 votes')
})

test('the plural is chosen by the count', () => {
  expect(t('vote.count', { count: 1 })).toBe('1 vote')
  expect(t('vote.count', { count: 0 })).toBe('0 votes')
  expect(
    fill({ one: '{count} of {name}', other: '{count} from {name}' }, { count: 2, name: 'Ana' }),
  ).toBe('2 from Ana')
})

test('what people wrote is taken literally', () => {
  expect(t('vote.label', { title: '{votes} $& $1', votes: '3 votes' })).toBe(
    'Vote for {votes} $& $1, 3 votes',
  )
})

test('types: a missing or unknown name does not compile', () => {
  const wrong = [
    // @ts-expect-error the title is missing
    () => t('vote.label', { votes: '3 votes' }),
    // @ts-expect-error no such key
    () => t('no.such.key'),
    // @ts-expect-error a plural needs its count
    () => t('vote.count', {}),
  ]
  expect(wrong[0]?.()).toBe('Vote for {title}, 3 votes')
})
