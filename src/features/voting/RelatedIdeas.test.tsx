import { act, screen } from '@testing-library/react'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { RelatedIdeas } from './RelatedIdeas.lazy.tsx'

const renderRelated = () =>
  renderWithRelay(<RelatedIdeas ideaId="idea_7" />, { wrapper: servicesWrapper() })
const related = {
  id: 'idea_9',
  number: 9,
  slug: 'x',
  title: 'مكاني '.repeat(20),
  voteCount: 12_345,
  votesAreHidden: false,
  importedVoteCount: 0,
}
const answer = (relatedIdeas: object[]) => ({ data: { idea: { id: 'idea_7', relatedIdeas } } })

test('lead to their pages, without a press', async () => {
  const { respond, operation } = renderRelated()
  expect(operation().request.variables).toEqual({ id: 'idea_7' })
  expect(screen.queryByRole('heading')).toBeNull()
  await respond(answer([related]))
  expect(screen.getByRole('heading', { name: 'Related ideas' })).toBeVisible()
  expect(screen.getByRole('link', { name: /^12\.3k/ })).toHaveAttribute('href', '/ideas/9/x')
})

test('are nothing at all where there are none', async () => {
  const { respond, container } = renderRelated()
  await respond(answer([]))
  expect(container).toBeEmptyDOMElement()
})

test('are missing without a word where they cannot be had', async () => {
  const { reject } = renderRelated()
  await reject(new NetworkError({ operation: 'any', reason: 'ECONNRESET' }))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

describe('with a place that the browser watches', () => {
  let come: (isIntersecting: boolean) => void = () => undefined

  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(seen: IntersectionObserverCallback) {
        come = (isIntersecting) =>
          seen([{ isIntersecting } as IntersectionObserverEntry], this as never)
      }
      observe(): void {}
      disconnect(): void {}
    } as never
    window.requestIdleCallback = ((work: () => void) => (work(), 0)) as never
  })
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver')
    Reflect.deleteProperty(window, 'requestIdleCallback')
  })

  test('are asked for once it is near', () => {
    const { pending } = renderRelated()
    act(() => come(false))
    expect(pending()).toBe(0)
    act(() => come(true))
    expect(pending()).toBe(1)
  })
})
