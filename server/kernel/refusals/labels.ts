import { count, type Catalogue } from './catalogue.ts'

interface Named {
  kind: 'board' | 'status' | 'tag'
  name: string
}

const plurals = { board: 'boards', status: 'statuses', tag: 'tags' } as const

/** Reasons of what is done with boards, statuses and tags, and of what a board does not allow. */
export const labelRefusals = {
  LABEL_NAME_TAKEN: [
    'CONFLICT',
    ({ kind, name }: Named) => `There is already a ${kind} named “${name}”.`,
  ],
  TOO_MANY_LABELS: [
    'CONFLICT',
    ({ kind, limit }: { kind: Named['kind']; limit: number }) =>
      `A site can have at most ${count(limit)} ${plurals[kind]}.`,
  ],
  COLOR_WRONG: ['INVALID', 'Enter a colour such as #2f6fde.'],
  SLUG_WRONG: [
    'INVALID',
    'Use only lowercase letters, digits and single hyphens, such as mobile-app.',
  ],
  SLUG_TAKEN: [
    'CONFLICT',
    ({ name }: { name: string }) => `The board “${name}” already uses this address.`,
  ],
  LAST_BOARD: ['CONFLICT', 'This is the last board. Create another one first.'],
  LAST_OPEN_STATUS: [
    'CONFLICT',
    'This is the only open status, and new ideas need one. Add another first.',
  ],
  DELETED_INTO_ITSELF: ['INVALID', 'Choose another place for its ideas.'],
  DELETION_GONE: [
    'NOT_FOUND',
    ({ days }: { days: number }) =>
      `This can no longer be restored. A deletion can be undone for ${days} days.`,
  ],
  RESTORE_OTHER_FIRST: [
    'CONFLICT',
    ({ kind, name }: Named) =>
      `Its ideas went to the ${kind} “${name}”, which has since been deleted. Restore that one first.`,
  ],
  RESTORE_NAME_TAKEN: [
    'CONFLICT',
    ({ kind, name }: Named) =>
      `There is now another ${kind} named “${name}”. Rename that one first.`,
  ],
  RESTORE_ADDRESS_TAKEN: [
    'CONFLICT',
    ({ kind, name }: Named) => `The ${kind} “${name}” has its address now. Change that one first.`,
  ],
  BOARD_POSTS_TEAM: ['FORBIDDEN', 'Only the team can post ideas on this board.'],
  BOARD_VOTES_TEAM: ['FORBIDDEN', 'Only the team can vote on this board.'],
  BOARD_COMMENTS_TEAM: ['FORBIDDEN', 'Only the team can comment on this board.'],
} as const satisfies Catalogue
