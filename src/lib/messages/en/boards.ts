import { translator } from '../t.ts'

/** Sentences about boards, which load with forms that ask for one. */
export const t = translator({
  'board.choice': 'Board',
})
