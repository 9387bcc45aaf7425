import { createOperationDescriptor, getRequest } from 'relay-runtime'
import { english } from '#lib/messages/english.ts'
import { createLaterServices } from '#services/laterServices.ts'
import { dataId } from '../store/dataId.ts'
import type {
  documentsLikeMutation,
  documentsLikeMutation$variables,
} from '../testing/core/__generated__/documentsLikeMutation.graphql.ts'
import { likedBookQuery, likeMutation } from '../testing/core/documents.ts'
import { deferredServer } from '../testing/deferredServer.ts'
import { scriptedServer } from '../testing/scriptedServer.ts'
import { actName, type Act, type ActRequest } from './Act.ts'
import { commitAct } from './commitAct.ts'
import { performAct } from './performAct.ts'

const like: Act<documentsLikeMutation> = {
  document: likeMutation,
  payload: 'like',
  optimisticUpdater(store, { id, isLiked }) {
    const book = store.get(dataId('Book', id))
    const change = Number(isLiked) - Number(book?.getValue('isLiked'))
    book?.setValue(Number(book.getValue('likes')) + change, 'likes').setValue(isLiked, 'isLiked')
  },
  updater: (store, payload) =>
    void store.get(dataId('Book', payload.book?.id ?? ''))?.setValue('taken', 'title'),
  serial: ({ id }) => id,
}
const book = (likes: number, isLiked: boolean) => ({ id: 'b1', likes, isLiked })
const taken = (likes: number, isLiked: boolean) => ({
  data: { like: { errors: [], book: book(likes, isLiked) } },
})
const liked: documentsLikeMutation$variables = { id: 'b1', isLiked: true, clientMutationId: 'a' }

function setUp(act = like) {
  const { environment, requests } = deferredServer()
  const operation = createOperationDescriptor(getRequest(likedBookQuery), { id: 'b1' })
  environment.retain(operation)
  environment.commitPayload(operation, { book: book(41, false) })
  const parts = {
    environment,
    laterServices: createLaterServices({ language: english, endpoint: '/graphql' }),
    track: jest.fn(),
    now: Date.now,
  }
  return {
    sent: requests,
    perform: (variables: documentsLikeMutation$variables, options = {}) =>
      performAct(parts, act, variables, options),
    shown: () => environment.lookup(operation.fragment).data,
    async answer(index: number, body: object) {
      await settled()
      requests[index]?.answer(body)
      await settled()
    },
  }
}
/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise(setImmediate)

test('it is shown at once, and ends with what the server says', async () => {
  const { perform, shown, answer, sent } = setUp()
  const run = perform(liked)
  expect(shown()).toMatchObject({ book: book(42, true) })
  await answer(0, taken(57, true))
  expect(await run).toMatchObject({ kind: 'done', data: { book: book(57, true) } })
  expect(shown()).toMatchObject({ book: book(57, true) })
  expect(sent).toMatchObject([{ operationName: 'documentsLikeMutation', variables: liked }])
})

test('a refusal takes it back, and does not change the store further', async () => {
  const updater = jest.fn()
  const { perform, shown, answer } = setUp({ ...like, updater })
  const run = perform(liked)
  const errors = [{ code: 'CLOSED', message: 'No more likes.' }]
  await answer(0, { data: { like: { errors, book: book(44, false) } } })
  expect(await run).toMatchObject({ kind: 'refused', errors, data: { book: book(44, false) } })
  expect(shown()).toMatchObject({ book: book(44, false) })
  expect(updater).not.toHaveBeenCalled()
})

test('without a payload it has failed, with what the server said of the field', async () => {
  const { perform, shown, answer } = setUp()
  const run = perform(liked)
  await answer(0, { data: { like: null }, errors: [{ message: 'Broken', path: ['like'] }] })
  expect(await run).toMatchObject({ kind: 'failed', error: { errors: [{ message: 'Broken' }] } })
  expect(shown()).toMatchObject({ book: book(41, false) })
})

test('a payload counts, whatever else has failed without saying where', async () => {
  const { perform, shown, answer } = setUp()
  const run = perform(liked)
  await answer(0, { ...taken(42, true), errors: [{ message: 'The letter was not sent' }] })
  expect(await run).toMatchObject({ kind: 'done' })
  expect(shown()).toMatchObject({ book: book(42, true) })
})

test('an answer without anything in it is a failure that has a name', async () => {
  const { perform, shown, answer } = setUp()
  const run = perform(liked)
  await answer(0, { data: {} })
  expect(await run).toMatchObject({ kind: 'failed', error: { code: 'MISSING_RESULT' } })
  expect(shown()).toMatchObject({ book: book(41, false) })
})

test('the last of several counts, from what the server counted meanwhile', async () => {
  const { perform, shown, answer, sent } = setUp()
  const runs = [
    perform(liked),
    perform({ ...liked, isLiked: false, clientMutationId: 'b' }),
    perform({ ...liked, clientMutationId: 'c' }),
    perform({ ...liked, isLiked: false, clientMutationId: 'd' }),
  ]
  expect(shown()).toMatchObject({ book: book(41, false) })
  await settled()
  expect(sent).toHaveLength(1)
  await answer(0, taken(46, true))
  expect(sent.map(({ variables }) => variables)).toMatchObject([
    { clientMutationId: 'a' },
    { clientMutationId: 'd', isLiked: false },
  ])
  expect(shown()).toMatchObject({ book: book(45, false) })
  await answer(1, taken(45, false))
  expect((await Promise.all(runs)).map(({ kind }) => kind)).toEqual([
    'done',
    'superseded',
    'superseded',
    'done',
  ])
})

test('what is known late is shown meanwhile, and sent with it', async () => {
  const { perform, shown, sent, answer } = setUp()
  const ready = async () => ({ clientMutationId: 'late' })
  const run = perform({ id: 'b1', isLiked: true }, { ready })
  expect(shown()).toMatchObject({ book: book(42, true) })
  expect(sent).toHaveLength(0)
  await settled()
  expect(sent).toMatchObject([{ variables: { clientMutationId: 'late' } }])
  expect(shown()).toMatchObject({ book: book(42, true) })
  await answer(0, taken(42, true))
  expect(await run).toMatchObject({ kind: 'done' })
})

test('an act that was written down is sent from another page, with the same id', async () => {
  const request: ActRequest<documentsLikeMutation> = { name: actName(like), variables: liked }
  const written = JSON.stringify(request)
  const later = scriptedServer(() => taken(42, true))
  const known = new Map([like].map((act) => [actName(act), act]))
  const read = JSON.parse(written) as ActRequest<documentsLikeMutation>
  const outcome = await commitAct(
    { environment: later.environment, now: Date.now },
    known.get(read.name) ?? like,
    read,
  )
  expect(outcome).toMatchObject({ kind: 'done', data: { book: book(42, true) } })
  expect(later.asked).toMatchObject([{ operationName: 'documentsLikeMutation', variables: liked }])
})

test('what does not keep is renewed each time it is sent, and it is shown meanwhile', async () => {
  const renew = jest.fn(async ({ clientMutationId }: documentsLikeMutation$variables) => ({
    clientMutationId: `${clientMutationId} renewed`,
  }))
  const { perform, shown, sent, answer } = setUp({ ...like, renew })
  const run = perform(liked)
  expect(shown()).toMatchObject({ book: book(42, true) })
  expect(sent).toHaveLength(0)
  await settled()
  expect(sent).toMatchObject([{ variables: { ...liked, clientMutationId: 'a renewed' } }])
  await answer(0, taken(42, true))
  expect(await run).toMatchObject({ kind: 'done' })
  expect(renew).toHaveBeenCalledTimes(1)
})
