import { describeOnEngines } from '#server/testing/databases.ts'
import { comparePlay } from './testing/comparePlay.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

describeOnEngines('who is told, at length', (open) => {
  test(
    'of thousands of random acts each person is told what the rules say, once',
    () => comparePlay(open(), { runs: 8, length: 250 }),
    600_000,
  )
})
