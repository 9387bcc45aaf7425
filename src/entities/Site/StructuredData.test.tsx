import { render, waitFor } from '@testing-library/react'
import type { ListFacts, PageFacts } from '#lib/structuredData.ts'
import { noPageAnswer } from '#services/PageAnswer.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { StructuredData } from './StructuredData.tsx'

const list = (name: string): ListFacts => ({
  kind: 'list',
  site: { name, tagline: '' },
  part: null,
  ideas: [],
})
const scripts = (): string[] =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => textContent,
  )

test('the server is told what a page is about, and the browser keeps it in the head', async () => {
  const told: PageFacts[] = []
  const answer = {
    ...noPageAnswer,
    describe: (facts: PageFacts) => void told.push(facts),
  }
  const Wrapper = servicesWrapper(createTestServices({ answer }))
  const { rerender, unmount } = render(<StructuredData facts={list('One')} />, { wrapper: Wrapper })
  expect(told[0]).toEqual(list('One'))
  await waitFor(() => expect(scripts().join()).toContain('"One"'))
  rerender(<StructuredData facts={list('Two')} />)
  expect(scripts()).toEqual([expect.stringContaining('"Two"')])
  unmount()
  expect(scripts()).toEqual([])
})
