import { commitMutation, createOperationDescriptor, fetchQuery, getRequest } from 'relay-runtime'
import type { documentsLikeMutation } from '../testing/core/__generated__/documentsLikeMutation.graphql.ts'
import { likedBookQuery, likeMutation } from '../testing/core/documents.ts'
import { deferredServer } from '../testing/deferredServer.ts'

const book = (likes: number, isLiked: boolean) => ({ id: 'b1', likes, isLiked })
const asked = (likes: number, isLiked: boolean) => ({ data: { book: book(likes, isLiked) } })
const liked = { data: { like: { errors: [], book: book(42, true) } } }
const settled = () => new Promise(setImmediate)

function setUp() {
  const { environment, requests } = deferredServer()
  const operation = createOperationDescriptor(getRequest(likedBookQuery), { id: 'b1' })
  environment.retain(operation)
  environment.commitPayload(operation, { book: book(41, false) })
  return {
    sent: () => requests.map(({ operationName }) => operationName),
    shown: () => environment.lookup(operation.fragment).data,
    ask: () => fetchQuery(environment, likedBookQuery, { id: 'b1' }).toPromise(),
    like: () =>
      commitMutation<documentsLikeMutation>(environment, {
        mutation: likeMutation,
        variables: { id: 'b1', isLiked: true, clientMutationId: 'a' },
      }),
    async end(index: number, how: 'fail' | object) {
      await settled()
      if (how === 'fail') requests[index]?.fail()
      else requests[index]?.answer(how)
      await settled()
    },
  }
}

test('an answer that an act has overtaken does not take back what the act did', async () => {
  const { ask, like, end, shown, sent } = setUp()
  const answered = ask()
  like()
  await end(1, liked)
  expect(shown()).toMatchObject({ book: book(42, true) })
  await end(0, asked(41, false))
  expect(shown()).toMatchObject({ book: book(42, true) })
  await end(2, asked(44, true))
  await answered
  expect(shown()).toMatchObject({ book: book(44, true) })
  expect(sent()).toEqual([
    'documentsLikedBookQuery',
    'documentsLikeMutation',
    'documentsLikedBookQuery',
  ])
})

test('an answer that was asked for again is so once more where another act has overtaken that', async () => {
  const { ask, like, end, shown } = setUp()
  const answered = ask()
  like()
  await end(1, liked)
  await end(0, asked(41, false))
  like()
  await end(3, liked)
  await end(2, asked(41, false))
  expect(shown()).toMatchObject({ book: book(42, true) })
  await end(4, asked(44, true))
  await answered
  expect(shown()).toMatchObject({ book: book(44, true) })
})

test('where it cannot be asked for again, the older answer is better than none', async () => {
  const { ask, like, end, shown } = setUp()
  const answered = ask()
  like()
  await end(1, liked)
  await end(0, asked(41, false))
  await end(2, 'fail')
  await answered
  expect(shown()).toMatchObject({ book: book(41, false) })
})

test('an answer before that of the act is asked for once', async () => {
  const { ask, like, end, shown, sent } = setUp()
  const answered = ask()
  like()
  await end(0, asked(41, false))
  await answered
  await end(1, liked)
  expect(shown()).toMatchObject({ book: book(42, true) })
  expect(sent()).toHaveLength(2)
})
