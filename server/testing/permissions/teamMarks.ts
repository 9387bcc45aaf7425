import { everyThing, nobody, team, type Act } from './act.ts'

/** The mutations of what the team sets on ideas and people, and takes back. */
export const teamMarks: Record<string, Act> = {
  setDiscussionLock: {
    may: team,
    done: { ...everyThing('idea', team), 'idea SPAM': nobody, 'idea DELETED': nobody },
    args: ({ id }) => ({ ideaId: id, locked: true }),
    refused: 'NOT_FOUND',
  },
  setIdeaPinned: {
    may: team,
    done: { ...everyThing('idea', team), 'idea SPAM': nobody, 'idea DELETED': nobody },
    args: ({ id }) => ({ ideaId: id, pinned: true }),
    refused: 'NOT_FOUND',
  },
  setIdeaCountsHidden: {
    may: team,
    done: { ...everyThing('idea', team), 'idea SPAM': nobody, 'idea DELETED': nobody },
    args: ({ id }) => ({ ideaId: id, hidden: true }),
    refused: 'NOT_FOUND',
  },
  setIdeaAssignee: {
    may: team,
    done: { ...everyThing('idea', team), 'idea SPAM': nobody, 'idea DELETED': nobody },
    args: ({ id }, { ids }) => ({ ideaId: id, userId: ids.collaborator }),
    refused: 'NOT_FOUND',
  },
  setPersonTrusted: {
    may: team,
    done: {
      member: team,
      author: team,
      collaborator: team,
      admin: team,
      owner: team,
      banned: team,
    },
    args: ({ id }) => ({ userId: id, trusted: true }),
  },
  reopenReports: {
    may: team,
    done: {
      ...everyThing('idea', team),
      ...everyThing('comment', team),
      'idea SPAM': nobody,
      'idea DELETED': nobody,
      'comment SPAM': nobody,
      'comment DELETED': nobody,
      'comment DELETED, answered': nobody,
    },
    refused: 'NOT_FOUND',
    args: ({ id }) => ({ subjectId: id }),
  },
  setPersonSegment: {
    may: team,
    done: {
      member: team,
      author: team,
      collaborator: team,
      admin: team,
      owner: team,
      banned: team,
    },
    args: ({ id }) => ({ userId: id, segment: 'Acme' }),
  },
}
