import { statusId as statusOf, type TestSite } from '../testSite.ts'
import { admins, type Act } from './act.ts'
import { LEARNED, SYNONYMS } from './deleted.ts'

const boards: Act['done'] = {
  'board PUBLIC': admins,
  'board MEMBERS': admins,
  'board TEAM': admins,
}
const tags: Act['done'] = { 'tag PUBLIC': admins, 'tag TEAM': admins }
const once: Act['done'] = { '': admins }

/** Gives another board than the one of an id. */
function otherBoard(id: string, { boards: known }: TestSite): string {
  return id === known.public ? known.members : known.public
}

/** The acts of admins on boards, statuses and tags. */
export const labelMutations: Record<string, Act> = {
  createBoard: { may: admins, done: once, args: () => ({ name: 'New board' }) },
  updateBoard: {
    may: admins,
    done: boards,
    args: ({ id }) => ({ boardId: id, visibility: 'MEMBERS' }),
  },
  placeBoard: { may: admins, done: boards, args: ({ id }) => ({ boardId: id }) },
  deleteBoard: {
    may: admins,
    done: boards,
    args: ({ id }, { site }) => ({ boardId: id, intoId: otherBoard(id, site) }),
  },
  restoreBoard: {
    may: admins,
    done: once,
    args: (_, { deleted }) => ({ boardId: deleted.board }),
  },
  createStatus: {
    may: admins,
    done: once,
    args: () => ({ name: 'New status', category: 'STARTED' }),
  },
  updateStatus: {
    may: admins,
    done: once,
    args: (_, { site }) => ({ statusId: statusOf(site, 'planned'), onRoadmap: false }),
  },
  placeStatus: {
    may: admins,
    done: once,
    args: (_, { site }) => ({ statusId: statusOf(site, 'planned') }),
  },
  deleteStatus: {
    may: admins,
    done: once,
    args: (_, { site }) => ({
      statusId: statusOf(site, 'planned'),
      intoId: statusOf(site, 'in-progress'),
    }),
  },
  restoreStatus: {
    may: admins,
    done: once,
    args: (_, { deleted }) => ({ statusId: deleted.status }),
  },
  createTag: { may: admins, done: once, args: () => ({ name: 'New tag' }) },
  updateTag: { may: admins, done: tags, args: ({ id }) => ({ tagId: id, color: '#2f6fde' }) },
  placeTag: { may: admins, done: tags, args: ({ id }) => ({ tagId: id }) },
  deleteTag: { may: admins, done: tags, args: ({ id }) => ({ tagId: id }) },
  saveSynonyms: { may: admins, done: once, args: () => ({ words: ['big', 'large'] }) },
  deleteSynonyms: { may: admins, done: once, args: () => ({ groupId: SYNONYMS }) },
  switchSynonyms: {
    may: admins,
    done: once,
    args: () => ({ groupId: LEARNED, isOn: false }),
  },
  restoreTag: { may: admins, done: once, args: (_, { deleted }) => ({ tagId: deleted.tag }) },
}
