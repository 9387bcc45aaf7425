import type { Translation } from '#lib/messages/catalogue.ts'
import type { boardsMessages } from '#lib/messages/catalogues/boards.ts'

export const boards: Translation<typeof boardsMessages> = {
  'board.choice': 'Board',
  'board.unchosen': 'Board wählen',
}
