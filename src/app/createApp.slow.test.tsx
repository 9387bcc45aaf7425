import { act, screen, waitFor } from '@testing-library/react'
import { Observable, type GraphQLSingularResponse } from 'relay-runtime'
import type { EnvironmentOptions } from '#relay/environment.ts'
import { replayStep } from '#relay/network/replayStep.ts'
import type { GraphQLRequest } from '#relay/network/request.ts'
import { streamsBy } from '#relay/network/streamsBy.ts'
import { operation } from '#relay/testing/client.ts'
import { startFlowServer, type FlowServer } from '#testing/flowServer.ts'
import { renderApp } from '#testing/renderApp.tsx'

let server: FlowServer
beforeAll(async () => void (server = await startFlowServer()), 60_000)
afterAll(() => server.stop())
beforeEach(() => localStorage.clear())

const titles = async () =>
  (await screen.findAllByRole('article')).map((row) => row.querySelector('a')?.textContent)

async function written() {
  const former = await renderApp('/', { server, cookie: server.owner })
  const shown = await titles()
  const source = former.environment.getStore().getSource()
  const records = JSON.parse(JSON.stringify(source)) as EnvironmentOptions['records']
  const answers = [...former.answers]
  former.unmount()
  return { shown, records, answers }
}

test('a client made with the records of another renders without a network, and the next visit without them', async () => {
  const { shown, records } = await written()
  const { sent, app, setOffline } = await renderApp('/', {
    server,
    cookie: server.owner,
    records,
    isOffline: true,
  })
  expect(await titles()).toEqual(shown)
  expect(screen.getAllByRole('button', { name: /^Ana.*’s account/ })[0]).toBeVisible()
  setOffline(false)
  app.services.session.change('/')
  await waitFor(() => expect(sent).toEqual(expect.arrayContaining(['FrameQuery', 'HomePageQuery'])))
})

test('a client made with what another was answered renders without a request, and asks for nothing again', async () => {
  const { shown, answers } = await written()
  const { sent, app } = await renderApp('/', {
    server,
    cookie: server.owner,
    replay: replayStep(answers),
  })
  expect(await titles()).toEqual(shown)
  expect(screen.getAllByRole('button', { name: /^Ana.*’s account/ })[0]).toBeVisible()
  expect(sent).toEqual([])
  app.services.session.change('/')
  await waitFor(() => expect(sent).toEqual(expect.arrayContaining(['FrameQuery', 'HomePageQuery'])))
})

test('what was begun before the client was replaced leads on in the one that is shown', async () => {
  const { app, session } = await renderApp('/', { server, cookie: server.owner })
  await titles()
  app.services.session.change('/ideas/new')
  await screen.findByRole('heading', { level: 1, name: 'Post an idea' })
  // As a form does whose sending ends now.
  await act(() => session.router.navigate('/ideas/1', { replace: true }))
  expect(await screen.findByRole('heading', { level: 1, name: /^Link notes/ })).toBeVisible()
})

test('a subscription reaches the step that the client was made with, and ends with its listener', async () => {
  const opened: GraphQLRequest[] = []
  const closed = jest.fn()
  const { environment } = await renderApp('/', {
    server,
    subscribe: streamsBy((request) =>
      Observable.create<GraphQLSingularResponse>((sink) => {
        opened.push(request)
        sink.next({ data: { count: 1 } })
        sink.next({ data: { count: 2 } })
        return closed
      }),
    ),
  })
  const document = operation('subscription Live { count }', 'Live', 'subscription')
  const heard = jest.fn()
  const listening = environment
    .getNetwork()
    .execute(document, { id: 'idea_1' }, {}, null)
    .subscribe({ next: heard })
  await waitFor(() => expect(heard).toHaveBeenCalledTimes(2))
  expect(opened).toMatchObject([
    { query: document.text, variables: { id: 'idea_1' }, headers: { accept: '*/*' } },
  ])
  listening.unsubscribe()
  expect([closed.mock.calls.length, opened[0]?.signal.aborted]).toEqual([1, true])
})
