import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createTestServices, servicesWrapper } from '#testing/testServices.tsx'
import type { documentsLikeMutation } from '../testing/core/__generated__/documentsLikeMutation.graphql.ts'
import { likeMutation } from '../testing/core/documents.ts'
import { deferredServer } from '../testing/deferredServer.ts'
import type { Act } from './Act.ts'
import { useAct } from './useAct.ts'

const like: Act<documentsLikeMutation> = { document: likeMutation, payload: 'like' }

function renderAct(tested: Act<documentsLikeMutation>) {
  const { environment, requests } = deferredServer()
  const Services = servicesWrapper(createTestServices())
  const { result } = renderHook(() => useAct(tested), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <Services>
        <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
      </Services>
    ),
  })
  const attempt = (isLiked: boolean, clientMutationId?: string) =>
    act(async () => {
      const sent = requests.length
      const [run] = result.current
      const ended = run({ id: 'b1', isLiked, ...(clientMutationId && { clientMutationId }) })
      await new Promise((resolve) => setTimeout(resolve, 0))
      requests[sent]?.fail()
      await ended
    })
  const ids = () => requests.map(({ variables }) => variables['clientMutationId'] as string)
  return { result, requests, attempt, ids }
}

test('makes an id of its own for every run, and is pending until the answer', async () => {
  const { result, requests, attempt, ids } = renderAct(like)
  expect(result.current[1]).toBe(false)
  let ended: Promise<unknown> = Promise.resolve()
  await act(async () => {
    ended = result.current[0]({ id: 'b1', isLiked: true })
  })
  expect(result.current[1]).toBe(true)
  await act(async () => {
    requests[0]?.fail()
    expect(await ended).toMatchObject({ kind: 'failed' })
  })
  expect(result.current[1]).toBe(false)
  await attempt(true)
  expect(ids()).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}$/),
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ])
  expect(new Set(ids()).size).toBe(2)
})

test('a repeatable act keeps its id when the same is tried again after a failure', async () => {
  const { attempt, ids } = renderAct({ ...like, repeatable: true })
  await attempt(true)
  await attempt(true)
  await attempt(false)
  const [first, again, other] = ids()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('sends the id that a draft has kept', async () => {
  const { attempt, ids } = renderAct(like)
  await attempt(true, 'kept')
  expect(ids()).toEqual(['kept'])
})
