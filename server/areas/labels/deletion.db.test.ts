import { describeOnEngines } from '#server/testing/databases.ts'
import type { LabelKind } from './label.ts'
import { checkDeletion } from './testing/checkDeletion.ts'

const size = { ideas: 24, votes: 20, posts: 6, moves: 4 }

describe.each<LabelKind>(['board', 'status', 'tag'])('a %s', (kind) => {
  describeOnEngines('is deleted among votes and posts', (open) => {
    test('no idea is lost, counts are right, and undoing restores exactly', async () => {
      await checkDeletion(open(), kind, size, 15)
    })
  })
})
