import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import schemaFacts from '#generated/rootFields.json'
import type { SimilarIdeasTestQuery } from '#generated/SimilarIdeasTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { limits } from '#rules/limits.ts'
import { aStatus, anIdea } from '#testing/factories.ts'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import { SimilarIdeas } from './SimilarIdeas.tsx'
import type { SimilarTarget } from './SimilarRow.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function Typing({ onCarry }: { onCarry: (idea: SimilarTarget) => void }) {
  const [title, setTitle] = useState('')
  return (
    <>
      <input aria-label="Title" value={title} onChange={({ target }) => setTitle(target.value)} />
      <SimilarIdeas title={title} body="" onCarry={onCarry} />
    </>
  )
}

/** The form beside a list whose ideas are in the store. */
async function renderTyping(
  stored: { number: number; title: string }[] = [],
  onCarry: (idea: SimilarTarget) => void = () => undefined,
) {
  const services = createTestServices()
  const kit = renderWithRelay<SimilarIdeasTestQuery>({
    query: graphql`
      query SimilarIdeasTestQuery @relay_test_operation @throwOnFieldError {
        ideas(first: 20) {
          edges {
            node {
              id
              ...SimilarRow_idea
            }
          }
        }
      }
    `,
    render: () => <Typing onCarry={onCarry} />,
    wrapper: servicesWrapper(services),
    schemaFacts,
    fakeTimers: true,
  })
  await kit.respond({
    data: { ideas: { edges: stored.map((facts) => ({ node: answered(facts) })) } },
  })
  const pause = () => act(async () => jest.advanceTimersByTime(limits.searchDelay))
  const found = (...ideas: ReturnType<typeof answered>[]) =>
    kit.respond({
      data: {
        similarIdeas: ideas.map((idea) => ({
          words: idea.title.split(' ').slice(0, 2),
          sharesTag: idea.number === 2,
          idea,
        })),
      },
    })
  const titles = () =>
    screen
      .queryAllByRole('heading', { level: 3, hidden: true })
      .map(({ textContent }) => textContent)
  const type = async (text: string) => {
    await kit.user.click(screen.getByLabelText('Title'))
    await kit.user.paste(text)
  }
  return { ...kit, services, pause, found, titles, type }
}

function answered({
  number,
  title,
  status = aStatus(),
}: {
  number: number
  title: string
  status?: ReturnType<typeof aStatus>
}) {
  return { __typename: 'Idea', ...anIdea({ number, title }), status }
}

test('ideas that the browser has come at once, without a request; then what the server finds', async () => {
  const { type, titles, pending, pause, operation, found } = await renderTyping([
    { number: 1, title: 'Dark mode' },
    { number: 9, title: 'Calendar' },
  ])
  await type('drak mode')
  expect(titles()).toEqual(['Dark mode'])
  expect(pending()).toBe(0)
  await pause()
  expect(operation().request.variables).toEqual({ title: 'drak mode', body: '', first: 5 })
  await found(
    answered({ number: 2, title: 'Night colours', status: aStatus('SHIPPED', 'Shipped') }),
    answered({ number: 1, title: 'Dark mode' }),
  )
  expect(titles()).toEqual(['Night colours', 'Dark mode'])
  expect(
    screen.getAllByRole('status').some(({ textContent }) => textContent === '2 similar ideas'),
  ).toBe(true)
  expect(screen.getByText('Night').tagName).toBe('MARK')
  expect(screen.getByText(/^Shipped/)).toBeInTheDocument()
  expect(screen.getAllByText('Same tag')).toHaveLength(1)
})

test('an answer to what was typed before is never shown', async () => {
  const { type, pause, operation, environment, titles } = await renderTyping()
  await type('dark mode')
  await pause()
  const first = operation()
  await type(' phone')
  await pause()
  const second = operation()
  const answer = (number: number, title: string) => ({
    data: { similarIdeas: [{ words: [], sharesTag: false, idea: answered({ number, title }) }] },
  })
  await act(async () => environment.mock.resolve(second, answer(2, 'Newer')))
  // It was given up: there is nothing left to answer.
  expect(() => environment.mock.resolve(first, answer(1, 'Older'))).toThrow('not been requested')
  expect(titles()).toEqual(['Newer'])
})

test('nothing is asked while there is too little, and a failure says nothing', async () => {
  const { type, pause, pending, reject, titles } = await renderTyping([
    { number: 1, title: 'Dark mode' },
  ])
  await type('da')
  await pause()
  expect(pending()).toBe(0)
  expect(screen.getAllByText('Similar ideas appear here as you type.')[0]).toBeInTheDocument()
  await type('rk mode')
  await pause()
  await reject(new NetworkError({ operation: 'useSimilarIdeasQuery', reason: 'x' }))
  expect(titles()).toEqual(['Dark mode'])
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('none found is said, and the place stays', async () => {
  const { type, pause, found } = await renderTyping()
  await type('zeppelin')
  await pause()
  await found()
  expect(screen.getByRole('status')).toHaveTextContent('No similar ideas found.')
})

test('the best one is open and the others open by a press; a vote counts at once, and who voted can say it there', async () => {
  const carried: string[] = []
  const { user, type, operation, respond, services } = await renderTyping(
    [
      { number: 1, title: 'Dark mode' },
      { number: 2, title: 'Dark mode at night' },
    ],
    ({ id }) => carried.push(id),
  )
  const told = jest.fn()
  services.usage.attach(told)
  await type('dark mode')
  const toggle = screen.getByRole('button', { name: '1 more' })
  expect(toggle).toHaveAttribute('aria-expanded', 'false')
  const others = document.getElementById(toggle.getAttribute('aria-controls') ?? '')
  expect(others).toHaveTextContent('Dark mode at night')
  expect(others).not.toContainElement(screen.getByRole('link', { name: 'Dark mode' }))
  await user.click(toggle)
  expect(toggle).toHaveAttribute('aria-expanded', 'true')
  const place = within(screen.getByRole('region', { name: 'Similar ideas' }))
  expect(place.queryByRole('button', { name: 'Add my text as a comment' })).not.toBeInTheDocument()
  await user.click(place.getByRole('button', { name: /^Vote for Dark mode, / }))
  expect(operation().request.variables).toMatchObject({ ideaId: 'idea_1', voted: true })
  expect(place.getByRole('button', { name: /^Vote for Dark mode, / })).toHaveTextContent('42')
  await user.click(place.getByRole('button', { name: 'Add my text as a comment' }))
  expect(carried).toEqual(['idea_1'])
  await respond({
    data: {
      setVote: {
        errors: [],
        idea: {
          ...answered({ number: 1, title: 'Dark mode' }),
          voteCount: 42,
          viewerHasVoted: true,
          viewerIsFollowing: true,
        },
      },
    },
  })
  expect(told.mock.calls).toEqual([
    ['similar_carried', { idea: 'idea_1' }],
    ['idea_voted', { idea: 'idea_1', voted: true }],
    ['similar_voted', { idea: 'idea_1' }],
  ])
})

test('a hit by its details says so, a closed one is no place to vote, and titles of any script and length stand as they are', async () => {
  const { type, pause, respond } = await renderTyping()
  await type('night reading')
  await pause()
  const [arabic, long] = ['الوضع الداكن للمحرر', 'x'.repeat(160)]
  const closed = answered({ number: 3, title: arabic, status: aStatus('SHIPPED', 'Shipped') })
  await respond({
    data: {
      similarIdeas: [
        { words: [], sharesTag: false, idea: closed },
        { words: [long], sharesTag: false, idea: answered({ number: 4, title: long }) },
      ],
    },
  })
  expect(screen.getAllByText('Matches its details')).toHaveLength(1)
  expect(screen.getByRole('heading', { name: arabic, hidden: true })).toHaveAttribute('dir', 'auto')
  expect(screen.getByText(long).tagName).toBe('MARK')
  expect(
    screen.getByRole('button', { name: new RegExp(`^Vote for ${arabic}`), hidden: true }),
  ).toHaveAttribute('aria-disabled', 'true')
})
