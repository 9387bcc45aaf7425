import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { LazyQuerySectionTestQuery } from '#generated/LazyQuerySectionTestQuery.graphql.ts'
import { NetworkError } from '#relay/errors/NetworkError.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { servicesWrapper } from '#testing/testServices.tsx'
import { LazyQuerySection } from './LazyQuerySection.tsx'

const query = graphql`
  query LazyQuerySectionTestQuery($id: ID!) @throwOnFieldError {
    idea(id: $id) {
      title
    }
  }
`

function Subject({ fromStore }: { fromStore?: boolean }) {
  const [id, setId] = useState('idea_1')
  return (
    <>
      <button onClick={() => setId('idea_2')}>Another</button>
      <button onClick={() => setId('idea_1')}>The first</button>
      <LazyQuerySection<LazyQuerySectionTestQuery>
        query={query}
        variables={{ id }}
        skeleton={<p>Skeleton</p>}
        fromStore={fromStore}
      >
        {({ idea }) => <p>{idea?.title ?? 'Nothing'}</p>}
      </LazyQuerySection>
    </>
  )
}

function renderLazily(fromStore?: boolean) {
  const kit = renderWithRelay(<Subject fromStore={fromStore} />, { wrapper: servicesWrapper() })
  const answer = (title: string) =>
    kit.resolve({ Idea: () => ({ id: String(kit.operation().request.variables['id']), title }) })
  const press = (name: string) => kit.user.click(screen.getByRole('button', { name }))
  return { ...kit, answer, press }
}

test('shows its skeleton until the answer is there, and goes on showing what the store learns', async () => {
  const { answer, operation, environment } = renderLazily()
  expect(screen.getByText('Skeleton')).toBeVisible()
  expect(operation().request.variables).toEqual({ id: 'idea_1' })
  await answer('One')
  expect(screen.getByText('One')).toBeVisible()
  await act(async () =>
    environment.commitUpdate(
      (store) => void store.get('Idea#idea_1')?.setValue('One, renamed', 'title'),
    ),
  )
  expect(screen.getByText('One, renamed')).toBeVisible()
})

test('a failure stays in it, and Try again asks the server', async () => {
  const { answer, reject, press, pending } = renderLazily()
  await reject(new NetworkError({ operation: 'LazyQuerySectionTestQuery', reason: 'x' }))
  expect(screen.getByText('This part could not be loaded')).toBeVisible()
  expect(pending()).toBe(0)
  await press('Try again')
  await answer('One')
  expect(screen.getByText('One')).toBeVisible()
})

test('other variables ask anew: neither the former answer nor the former failure stands for them', async () => {
  const { answer, reject, press, operation, pending } = renderLazily()
  await answer('One')
  await press('Another')
  expect(screen.getByText('Skeleton')).toBeVisible()
  expect(screen.queryByText('One')).not.toBeInTheDocument()
  expect(operation().request.variables).toEqual({ id: 'idea_2' })
  await reject(new NetworkError({ operation: 'LazyQuerySectionTestQuery', reason: 'x' }))
  await press('The first')
  expect(screen.getByText('Skeleton')).toBeVisible()
  expect(pending()).toBe(1)
  await answer('One of now')
  expect(screen.getByText('One of now')).toBeVisible()
})

test('from the store, what was asked before is there at once', async () => {
  const { answer, press, pending } = renderLazily(true)
  await answer('One')
  await press('Another')
  await answer('Two')
  await press('The first')
  expect(screen.getByText('One')).toBeVisible()
  expect(pending()).toBe(0)
})
