import { askSchema } from '#server/testing/askSchema.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { visitor } from '#server/testing/testSite.ts'

// better-auth cannot be loaded in Jest's VM.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const POST = `mutation ($boardId: ID!, $title: String!) {
  postIdea(boardId: $boardId, title: $title, body: "") {
    errors { code reason params { name value } field message }
  }
}`

describeOnEngines('a refusal', (open) => {
  test('tells what was wrong in a way that a client can say in its own language', async () => {
    const { data } = await askSchema(open(), visitor, POST, {
      boardId: 'board_none',
      title: 'A title',
    })
    expect(data?.['postIdea']).toEqual({
      errors: [
        {
          code: 'NOT_SIGNED_IN',
          reason: 'SIGN_IN_FIRST',
          params: [{ name: 'act', value: 'post' }],
          field: null,
          message: 'Sign in to post.',
        },
      ],
    })
  })
})
