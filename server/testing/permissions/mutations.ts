import { statusId as statusOf } from '../testSite.ts'
import {
  accounts,
  admins,
  authors,
  below,
  byOwner,
  emails,
  everybody,
  everyEntry,
  everyThing,
  nobody,
  others,
  signedIn,
  team,
  without,
  type Act,
} from './act.ts'
import { labelMutations } from './labels.ts'
import { people } from './people.ts'
import type { Thing } from './readers.ts'
import { siteMutations } from './siteMutations.ts'
import { teamMarks } from './teamMarks.ts'
import { PUBLIC_IDEA, type World } from './world.ts'

/** The comments that their authors may change. */
const ownComments: Act['done'] = {
  'comment on PUBLIC': '....a...',
  'comment PENDING': '....a...',
  'comment answering': '....a...',
  'comment replying to internal': '....a...',
  'comment on MEMBERS': '....a...',
  'comment on PENDING': '....a...',
  'comment internal': '.....c..',
}

/** The posts that can be edited: by an author who may still read them, and by the team. */
const editable: Act['done'] = {
  'idea PUBLIC': '....acdo',
  'idea MEMBERS': '....acdo',
  'idea TEAM': team,
  'idea PENDING': '....acdo',
  'idea of MEMBERS, PENDING': '....acdo',
  'idea merged into TEAM': '....acdo',
  'idea of the author alone': '....acdo',
  'idea shipped': '....acdo',
  'idea SPAM': nobody,
  'idea DELETED': nobody,
}

/** Gives the board that an idea is on already: moved to another one it would be open to others. */
function boardOf(id: string, things: World['things']): Thing {
  const [idea] = Object.entries(things).find(
    ([name, thing]) => name.startsWith('idea') && thing.id === id,
  ) ?? ['']
  return idea.includes('MEMBERS')
    ? 'board MEMBERS'
    : idea === 'idea TEAM'
      ? 'board TEAM'
      : 'board PUBLIC'
}

/** Every field of Mutation. A new one without an entry fails the test. */
export const mutations: Record<string, Act> = {
  setVote: {
    may: 'vg.macdo',
    done: {
      'idea PUBLIC': 'vg.macdo',
      'idea MEMBERS': signedIn,
      'idea TEAM': team,
      'idea PENDING': '....acdo',
      'idea of MEMBERS, PENDING': '....acdo',
      'idea merged into TEAM': team,
      'idea of the author alone': 'vg.macdo',
      'idea shipped': nobody,
      'idea SPAM': nobody,
      'idea DELETED': nobody,
    },
    args: ({ id }) => ({ ideaId: id, voted: true }),
    refused: 'NOT_FOUND',
    codes: { 'idea shipped': 'VOTING_CLOSED' },
  },
  setVoteReason: {
    may: signedIn,
    done: {
      'idea PUBLIC': '....a..o',
      'idea MEMBERS': '....a..o',
      'idea TEAM': '.......o',
      'idea PENDING': '....a..o',
      'idea of MEMBERS, PENDING': '....a..o',
      'idea merged into TEAM': '.......o',
      'idea of the author alone': '....a...',
      'idea shipped': '....a..o',
      'idea SPAM': nobody,
      'idea DELETED': nobody,
    },
    args: ({ id }) => ({ ideaId: id, why: 'It is needed' }),
    refused: 'CONFLICT',
    codes: {
      'idea SPAM': 'NOT_FOUND',
      'idea DELETED': 'NOT_FOUND',
      'idea merged into TEAM': 'NOT_FOUND',
      'collaborator, idea merged into TEAM': 'CONFLICT',
      'admin, idea merged into TEAM': 'CONFLICT',
    },
  },
  setFollow: {
    may: signedIn,
    done: {
      'idea PUBLIC': signedIn,
      'idea MEMBERS': signedIn,
      'idea TEAM': team,
      'idea PENDING': '....acdo',
      'idea of MEMBERS, PENDING': '....acdo',
      'idea merged into TEAM': team,
      'idea of the author alone': signedIn,
      'idea shipped': signedIn,
      'idea SPAM': nobody,
      'idea DELETED': nobody,
    },
    args: ({ id }) => ({ ideaId: id, following: true }),
    refused: 'NOT_FOUND',
  },
  markIdeaRead: {
    may: signedIn,
    done: {
      'idea PUBLIC': signedIn,
      'idea MEMBERS': signedIn,
      'idea TEAM': team,
      'idea PENDING': '....acdo',
      'idea of MEMBERS, PENDING': '....acdo',
      'idea merged into TEAM': signedIn,
      'idea of the author alone': signedIn,
      'idea shipped': signedIn,
      'idea SPAM': team,
      'idea DELETED': team,
    },
    args: ({ id }) => ({ ideaId: id, upTo: '2026-03-05T00:00:00.000Z' }),
  },
  setIdeaMuted: {
    may: signedIn,
    done: {
      'idea PUBLIC': signedIn,
      'idea MEMBERS': signedIn,
      'idea TEAM': team,
      'idea PENDING': '....acdo',
      'idea of MEMBERS, PENDING': '....acdo',
      'idea merged into TEAM': signedIn,
      'idea of the author alone': signedIn,
      'idea shipped': signedIn,
      'idea SPAM': team,
      'idea DELETED': team,
    },
    args: ({ id }) => ({ ideaId: id, muted: true }),
  },
  markGroupRead: {
    may: signedIn,
    done: { 'group of member': '...m....', 'group on TEAM': nobody },
    args: ({ id }) => ({ groupId: id }),
  },
  markAllRead: { may: signedIn, done: { '': signedIn }, args: () => ({}) },
  setNotificationPreference: {
    may: signedIn,
    done: { '': signedIn },
    args: () => ({ kind: 'COMMENT', channel: 'MAIL', on: true }),
  },
  setMailCadence: { may: signedIn, done: { '': signedIn }, args: () => ({ cadence: 'DAILY' }) },
  setMailStopped: { may: signedIn, done: { '': signedIn }, args: () => ({ stopped: true }) },
  pauseNotifications: {
    may: signedIn,
    done: { '': signedIn },
    args: () => ({ until: '2026-03-05T00:00:00.000Z' }),
  },
  setNotificationDefault: {
    may: admins,
    done: { '': admins },
    args: () => ({ kind: 'COMMENT', channel: 'MAIL', on: true }),
  },
  castVoteFor: {
    may: team,
    done: {
      'idea PUBLIC': team,
      'idea MEMBERS': team,
      'idea TEAM': team,
      'idea PENDING': team,
      'idea of MEMBERS, PENDING': team,
      'idea merged into TEAM': team,
      'idea of the author alone': team,
      'idea shipped': nobody,
      'idea SPAM': nobody,
      'idea DELETED': nobody,
    },
    args: ({ id }) => ({
      ideaId: id,
      voter: { name: 'Nora Else' },
      evidenceUrl: 'https://mail.invalid/7',
      why: 'She wrote so',
    }),
    refused: 'NOT_FOUND',
    codes: { 'idea shipped': 'VOTING_CLOSED' },
  },
  withdrawVoteFor: {
    may: team,
    done: { 'idea PUBLIC': team },
    args: ({ id }, { ids }) => ({ ideaId: id, userId: ids.author }),
    refused: 'NOT_FOUND',
    codes: { 'idea shipped': 'VOTING_CLOSED' },
  },
  postIdea: {
    may: signedIn,
    done: { 'board PUBLIC': signedIn, 'board MEMBERS': signedIn, 'board TEAM': team },
    args: ({ id }) => ({ boardId: id, title: 'A new one', body: 'Text' }),
  },
  editIdea: {
    may: signedIn,
    done: editable,
    args: ({ id }, { things }) => ({
      ideaId: id,
      title: 'Another title',
      body: 'Other words',
      boardId: things[boardOf(id, things)].id,
      expectedVersion: 1,
    }),
    refused: 'NOT_FOUND',
  },
  setIdeaStatus: {
    may: team,
    done: { ...everyThing('idea', team), 'idea SPAM': nobody, 'idea DELETED': nobody },
    args: ({ id }, { statusId }) => ({ ideaId: id, statusId, answer: 'We have begun' }),
    refused: 'NOT_FOUND',
  },
  moveOnRoadmap: {
    may: team,
    done: { ...everyThing('idea', team), 'idea SPAM': nobody, 'idea DELETED': nobody },
    args: ({ id }, { site }) => ({ ideaId: id, statusId: statusOf(site, 'planned') }),
    refused: 'NOT_FOUND',
  },
  setTargetMonth: {
    may: team,
    done: { ...everyThing('idea', team), 'idea SPAM': nobody, 'idea DELETED': nobody },
    args: ({ id }) => ({ ideaId: id, month: '2026-06' }),
    refused: 'NOT_FOUND',
  },
  ...teamMarks,

  postComment: {
    may: signedIn,
    done: {
      'idea PUBLIC': signedIn,
      'idea MEMBERS': signedIn,
      'idea TEAM': team,
      'idea PENDING': '....acdo',
      'idea of MEMBERS, PENDING': '....acdo',
      'idea merged into TEAM': team,
      'idea of the author alone': signedIn,
      'idea shipped': signedIn,
      'idea SPAM': nobody,
      'idea DELETED': nobody,
    },
    args: ({ id }) => ({ ideaId: id, body: 'Me too' }),
    refused: 'NOT_FOUND',
  },
  editComment: {
    may: signedIn,
    done: ownComments,
    args: ({ id }) => ({ commentId: id, body: 'Me too', expectedVersion: 1 }),
    refused: 'NOT_FOUND',
  },
  setReaction: {
    may: signedIn,
    done: {
      'comment on PUBLIC': signedIn,
      'comment answering': signedIn,
      'comment replying to internal': signedIn,
      'comment on MEMBERS': signedIn,
      'comment PENDING': '....acdo',
      'comment on PENDING': '....acdo',
      'comment on TEAM': team,
      'comment internal': team,
      'comment on SPAM': team,
    },
    args: ({ id }) => ({ commentId: id, reaction: 'SMILE', on: true }),
    refused: 'NOT_FOUND',
  },

  createChangelogEntry: {
    may: team,
    done: { '': team },
    args: () => ({ title: 'A new entry', body: 'Text', labels: ['NEW'], ideaIds: [PUBLIC_IDEA] }),
  },
  editChangelogEntry: {
    may: team,
    done: everyEntry(team),
    args: ({ id }) => ({
      entryId: id,
      title: 'Another title',
      body: 'Other words',
      labels: [],
      ideaIds: [PUBLIC_IDEA],
      expectedVersion: 1,
    }),
  },
  publishChangelogEntry: {
    may: team,
    done: { 'entry DRAFT': team, 'entry SCHEDULED': team },
    args: ({ id }) => ({ entryId: id, expectedVersion: 1 }),
    refused: 'CONFLICT',
    publishes: true,
  },
  scheduleChangelogEntry: {
    may: team,
    done: { 'entry DRAFT': team, 'entry SCHEDULED': team },
    args: ({ id }) => ({
      entryId: id,
      expectedVersion: 1,
      publishAt: new Date(Date.now() + 86_400_000).toISOString(),
    }),
    refused: 'CONFLICT',
  },
  unpublishChangelogEntry: {
    may: team,
    done: { 'entry PUBLISHED': team },
    args: ({ id }) => ({ entryId: id }),
    refused: 'CONFLICT',
  },
  deleteChangelogEntry: {
    may: team,
    done: { 'entry DRAFT': team },
    args: ({ id }) => ({ entryId: id }),
    refused: 'CONFLICT',
  },
  setChangelogReaction: {
    may: signedIn,
    done: { 'entry PUBLISHED': signedIn },
    args: ({ id }) => ({ entryId: id, reaction: 'CHEER', on: true }),
    refused: 'NOT_FOUND',
  },
  setChangelogSubscription: {
    may: signedIn,
    done: { '': signedIn },
    args: () => ({ subscribed: true }),
  },

  mergeIdea: {
    may: team,
    done: {
      'idea PUBLIC': team,
      'idea MEMBERS': team,
      'idea TEAM': team,
      'idea PENDING': team,
      'idea of MEMBERS, PENDING': team,
      'idea shipped': team,
      'idea of the author alone': nobody,
      'idea merged into TEAM': nobody,
      'idea SPAM': nobody,
      'idea DELETED': nobody,
    },
    args: ({ id }, { things }) => ({ ideaId: id, intoId: things['idea of the author alone'].id }),
    refused: 'NOT_FOUND',
    codes: { 'idea of the author alone': 'INVALID', 'idea merged into TEAM': 'CONFLICT' },
  },
  unmergeIdea: {
    may: team,
    done: { 'idea merged into TEAM': team },
    args: ({ id }) => ({ ideaId: id }),
    refused: 'CONFLICT',
  },

  // Moderation. An author deletes what is theirs and still readable to them, an idea while it is theirs alone.
  deleteIdea: {
    may: signedIn,
    done: { 'idea of the author alone': '....a...' },
    args: ({ id }) => ({ ideaId: id }),
    refused: 'NOT_FOUND',
    codes: authors(
      'CONFLICT',
      'idea PUBLIC',
      'idea MEMBERS',
      'idea shipped',
      'idea PENDING',
      'idea of MEMBERS, PENDING',
      'idea merged into TEAM',
    ),
  },
  deleteComment: {
    may: signedIn,
    done: ownComments,
    args: ({ id }) => ({ commentId: id }),
    refused: 'NOT_FOUND',
  },
  setIdeaState: {
    may: team,
    done: everyThing('idea', team),
    args: ({ id }) => ({ ideaId: id, state: 'SPAM' }),
  },
  setCommentState: {
    may: team,
    done: everyThing('comment', team),
    args: ({ id }) => ({ commentId: id, state: 'SPAM' }),
  },
  report: {
    may: signedIn,
    done: {
      'idea PUBLIC': others,
      'idea MEMBERS': others,
      'idea TEAM': team,
      'idea shipped': others,
      'idea of the author alone': others,
      'idea merged into TEAM': others,
      'comment on PUBLIC': others,
      'comment answering': others,
      'comment replying to internal': others,
      'comment on MEMBERS': others,
      'comment on TEAM': team,
      'comment internal': admins,
      'comment on PENDING': team,
      'comment on SPAM': team,
    },
    args: ({ id }) => ({ subjectId: id, reason: 'SPAM' }),
    refused: 'NOT_FOUND',
    codes: {
      ...authors(
        'INVALID',
        'idea PUBLIC',
        'idea MEMBERS',
        'idea shipped',
        'idea of the author alone',
        'idea merged into TEAM',
      ),
      ...authors(
        'INVALID',
        'comment on PUBLIC',
        'comment answering',
        'comment replying to internal',
        'comment on MEMBERS',
        'comment on PENDING',
      ),
      'collaborator, comment internal': 'INVALID',
    },
  },
  resolveReports: {
    may: team,
    done: { ...everyThing('idea', team), ...everyThing('comment', team) },
    args: ({ id }) => ({ subjectId: id }),
  },

  // Signing in: the same for an address whoever it belongs to, and without a code or token that is right nobody gets in.
  requestSignInCode: { may: everybody, done: emails(everybody), args: ({ id }) => ({ email: id }) },
  signInWithCode: {
    may: everybody,
    done: emails(nobody),
    args: ({ id }) => ({ email: id, code: '000000' }),
    refused: 'INVALID',
    hidden: 'INVALID',
  },
  signInWithFirebase: {
    may: everybody,
    done: { '': nobody },
    args: () => ({ idToken: 'a.b.c' }),
    refused: 'NOT_FOUND',
  },
  startProviderSignIn: {
    may: everybody,
    done: { '': nobody },
    args: () => ({ providerId: 'oidc', returnTo: '/' }),
    refused: 'NOT_FOUND',
  },
  createSite: {
    may: everybody,
    done: { '': nobody },
    args: () => ({ token: 'unknown', siteName: 'Site', ownerName: 'Nora', start: 'EMPTY' }),
    refused: 'NOT_FOUND',
  },
  acceptInvitation: {
    may: everybody,
    done: { '': everybody },
    args: (_, { token }) => ({ token, name: 'Nora' }),
    becomes: 'member',
    reveals: 'invitation',
  },
  signOut: { may: everybody, done: { '': everybody }, args: () => ({}) },

  // One's own account.
  updateProfile: { may: signedIn, done: { '': signedIn }, args: () => ({ name: 'Nora' }) },
  signOutEverywhere: { may: accounts, done: { '': accounts }, args: () => ({}) },
  endSession: {
    may: accounts,
    done: byOwner('session of', (who) =>
      without(everybody, ...people.filter((other) => other !== who)),
    ),
    args: ({ id }) => ({ sessionId: id }),
  },
  // No site of these tests has push, so nothing is taken.
  allowPush: {
    may: accounts,
    done: {},
    args: () => ({ endpoint: 'https://push.example/1', p256dh: 'AA', auth: 'AA' }),
    refused: 'INVALID',
  },
  allowFirebasePush: {
    may: accounts,
    done: {},
    args: () => ({ token: 'a-token-of-some-browser' }),
    refused: 'INVALID',
  },
  endPush: { may: accounts, done: { '': accounts }, args: () => ({}) },
  setProviderLink: {
    may: accounts,
    done: byOwner('link of', (who) =>
      without(everybody, ...people.filter((other) => other !== who)),
    ),
    args: ({ id }) => ({ linkId: id, linked: false }),
  },
  requestEmailChange: {
    may: accounts,
    done: byOwner('e-mail of', (who) => without(accounts, who)),
    args: ({ id }) => ({ email: id }),
    refused: 'INVALID',
  },
  confirmEmailChange: {
    may: accounts,
    done: { '': nobody },
    args: () => ({ newCode: '000000', oldCode: '000000' }),
    refused: 'INVALID',
  },
  deleteAccount: {
    may: accounts,
    done: { '': '..bmacd.' },
    args: () => ({ deletePosts: true }),
    refused: 'CONFLICT',
  },

  // People: nobody acts on their equals or betters.
  invitePeople: {
    may: admins,
    done: { '': admins },
    args: () => ({ emails: ['somebody@people.invalid'], role: 'MEMBER' }),
  },
  resendInvitation: {
    may: admins,
    done: { invitation: admins },
    args: ({ id }) => ({ invitationId: id }),
  },
  copyInvitationLink: {
    may: admins,
    done: { invitation: admins },
    args: ({ id }) => ({ invitationId: id }),
  },
  revokeInvitation: {
    may: admins,
    done: { invitation: admins },
    args: ({ id }) => ({ invitationId: id }),
  },
  setRole: {
    may: admins,
    done: { ...below, admin: '.......o' },
    args: ({ id }) => ({ userId: id, role: 'COLLABORATOR' }),
  },
  banUser: {
    may: admins,
    done: { ...below, admin: '.......o' },
    args: ({ id }) => ({ userId: id, hidePosts: false }),
  },
  unbanUser: {
    may: admins,
    done: { ...below, admin: '.......o' },
    args: ({ id }) => ({ userId: id }),
  },
  transferOwnership: {
    may: '.......o',
    done: { member: '.......o', author: '.......o', collaborator: '.......o', admin: '.......o' },
    args: ({ id }) => ({ userId: id }),
    codes: { 'owner, banned': 'CONFLICT' },
  },

  // Mail that did not arrive.
  sendLetterAgain: {
    may: admins,
    done: { 'dead letter': admins },
    args: ({ id }) => ({ letterId: id }),
  },
  allowAddressAgain: {
    may: admins,
    done: { 'suppressed address': admins },
    args: ({ id }) => ({ suppressedAddressId: id }),
  },

  // The site.
  ...siteMutations,
  ...labelMutations,
}
