import { describeOnEngines } from '#server/testing/databases.ts'
import type { LabelKind } from './label.ts'
import { checkDeletion } from './testing/checkDeletion.ts'

const size = { ideas: 1_000, votes: 300, posts: 40, moves: 25 }

describe.each<LabelKind>(['board', 'status', 'tag'])('a %s with 1,000 ideas', (kind) => {
  describeOnEngines('is deleted among votes and posts', (open) => {
    test('no idea is lost, counts are right, and undoing restores exactly', async () => {
      await checkDeletion(open(), kind, size, 15)
    }, 120_000)
  })
})
