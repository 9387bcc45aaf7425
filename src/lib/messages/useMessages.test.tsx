import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { createPolish } from '#testing/polish/createPolish.ts'
import { voting } from '#testing/polish/voting.ts'
import { formatDate } from '../format.ts'
import { votingMessages } from './catalogues/voting.ts'
import { createLanguage, type Language } from './createLanguage.ts'
import { createTranslations } from './createTranslations.ts'
import { LanguageContext, useLanguage, useMessages } from './useMessages.ts'

function Votes({ count }: { count: number }) {
  const t = useMessages(votingMessages)
  const language = useLanguage()
  return (
    <p>
      {t('voters.title', { count })},{' '}
      {formatDate('2025-05-03', { now: Date.UTC(2026, 1) }, language)}
    </p>
  )
}

const shown = (language: Language) => (
  <LanguageContext value={language}>
    <Suspense fallback={<p>Loading</p>}>
      <Votes count={4} />
    </Suspense>
  </LanguageContext>
)

test('a component speaks English at once', () => {
  render(<Votes count={4} />)
  expect(screen.getByText('4 votes, 3 May 2025')).toBeVisible()
})

test('a component waits for its translation, and speaks no English meanwhile', async () => {
  let arrive = (): void => {}
  const polish = createLanguage({
    tag: 'pl',
    dates: 'pl',
    direction: 'ltr',
    translations: createTranslations({
      voting: () => new Promise((resolve) => (arrive = () => resolve(voting))),
    }),
  })
  await act(async () => void render(shown(polish)))
  expect(screen.getByText('Loading')).toBeVisible()
  await act(async () => arrive())
  expect(screen.getByText('4 głosy, 3 maj 2025')).toBeVisible()
})

test('nothing is waited for when the translation was loaded beside the code', async () => {
  const polish = createPolish()
  await act(async () => polish.translations?.ready())
  render(shown(polish))
  expect(screen.getByText('4 głosy, 3 maj 2025')).toBeVisible()
})
