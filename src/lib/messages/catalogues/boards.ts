import { defineMessages } from '../catalogue.ts'

/** Sentences about boards, which load with forms that ask for one. */
export const boardsMessages = defineMessages('boards', {
  'board.choice': 'Board',
  'board.unchosen': 'Choose a board',
})
