/** @jest-environment node */
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { createPolish } from '#testing/polish/createPolish.ts'
import { votingMessages } from './catalogues/voting.ts'
import type { Language } from './createLanguage.ts'
import { english } from './english.ts'
import { LanguageContext, useMessages } from './useMessages.ts'

function Votes() {
  return <p>{useMessages(votingMessages)('voters.title', { count: 1204 })}</p>
}

/** Renders for one person as a server does: the translations first. */
async function renderFor(language: Language): Promise<string> {
  await language.translations?.ready()
  return renderToString(
    <LanguageContext value={language}>
      <Suspense fallback="Loading">
        <Votes />
      </Suspense>
    </LanguageContext>,
  )
}

test('two people are rendered at once, each in their own language', async () => {
  const [polish, other] = await Promise.all([renderFor(createPolish()), renderFor(english)])
  expect(polish).toContain('<p>1204 głosy</p>')
  expect(other).toContain('<p>1,204 votes</p>')
})
