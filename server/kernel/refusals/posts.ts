import { tooOften, type Catalogue } from './catalogue.ts'

/** Reasons of what is done with ideas, comments and votes. */
export const postRefusals = {
  IDEA_GONE: ['NOT_FOUND', 'This idea does not exist any more.'],
  IDEA_GONE_OR_NOT_YOURS: ['NOT_FOUND', 'This idea does not exist any more, or it is not yours.'],
  COMMENT_GONE: ['NOT_FOUND', 'This comment does not exist any more.'],
  COMMENT_GONE_OR_NOT_YOURS: [
    'NOT_FOUND',
    'This comment does not exist any more, or it is not yours.',
  ],
  POST_GONE: ['NOT_FOUND', 'This post does not exist any more.'],
  ANSWERED_COMMENT_GONE: ['NOT_FOUND', 'The comment that you answer does not exist any more.'],
  BOARD_GONE: ['NOT_FOUND', 'This board does not exist any more.'],
  CHOSEN_BOARD_GONE: ['NOT_FOUND', 'This board does not exist any more. Choose another one.'],
  CHOSEN_STATUS_GONE: ['NOT_FOUND', 'This status does not exist any more. Choose another one.'],
  TAG_GONE: ['NOT_FOUND', 'One of the tags does not exist any more.'],
  IDEA_CHANGED: [
    'OUTDATED',
    'This idea was changed meanwhile. Look at how it reads now, then save yours again.',
  ],
  COMMENT_CHANGED: [
    'OUTDATED',
    'This comment was changed meanwhile. Look at how it reads now, then save yours again.',
  ],
  IDEA_HAS_OTHERS: [
    'CONFLICT',
    'Others have voted for this idea or commented on it, so it stays. Ask the team if it has to go.',
  ],
  IDEA_ERASED: ['CONFLICT', 'The text of this idea was deleted for good. It cannot be restored.'],
  COMMENT_ERASED: [
    'CONFLICT',
    'The text of this comment was deleted for good. It cannot be restored.',
  ],
  OWN_POST: ['INVALID', 'This is your own post.'],
  TOO_MANY_IDEAS: ['RATE_LIMITED', tooOften((limit) => `You can post ${limit} ideas an hour.`)],
  TOO_MANY_IDEA_EDITS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can edit ideas ${limit} times an hour.`),
  ],
  TOO_MANY_COMMENTS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can write ${limit} comments an hour.`),
  ],
  TOO_MANY_COMMENT_EDITS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can edit comments ${limit} times an hour.`),
  ],
  TOO_MANY_REACTIONS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can react ${limit} times an hour.`),
  ],
  TOO_MANY_REPORTS: ['RATE_LIMITED', tooOften((limit) => `You can report ${limit} posts an hour.`)],

  DISCUSSION_LOCKED: ['CONFLICT', 'This discussion is locked. It takes no new comments.'],

  MERGE_INTO_ITSELF: ['INVALID', 'An idea cannot be merged into itself. Choose another one.'],
  ALREADY_MERGED: [
    'CONFLICT',
    ({ into }: { into: number }) => `This idea was merged into #${into} already. Unmerge it first.`,
  ],
  NOT_MERGED: ['CONFLICT', 'This idea is not merged into another one (any more).'],

  VOTING_CLOSED: [
    'VOTING_CLOSED',
    ({ since, status }: { since: string; status: string }) =>
      `Voting closed on ${day(since)} as ${status}.`,
  ],
  SIGNED_IN_MEANWHILE: [
    'CONFLICT',
    'You have signed in meanwhile, and your votes with you. Press again to vote.',
  ],
  NOT_VOTED: ['CONFLICT', 'Vote for this idea first, then say why.'],
  LINK_NO_ADDRESS: [
    'INVALID',
    'The link must be a web address that begins with https:// or http://.',
  ],
  VOTER_HAS_VOTED: [
    'CONFLICT',
    ({ name }: { name: string }) => `${name} has voted for this idea already.`,
  ],
  NO_VOTE_OF_THE_TEAM: ['NOT_FOUND', 'The team has cast no vote for this person here.'],
  VOTER_MISSING: ['INVALID', 'Say for whom: a person, or a name.'],
  VOTER_GONE: ['NOT_FOUND', 'This person is not here any more.'],
  VOTER_NAME_LEFT: [
    'CONFLICT',
    'Somebody of this name has left. Write the name a little differently.',
  ],
  TOO_MANY_VOTES: ['RATE_LIMITED', tooOften((limit) => `You can vote ${limit} times an hour.`)],
  TOO_MANY_VOTE_REASONS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can say why ${limit} times an hour.`),
  ],
  TOO_MANY_FOLLOWS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can follow and unfollow ideas ${limit} times an hour.`),
  ],
  TOO_MANY_GUESTS: [
    'RATE_LIMITED',
    tooOften(
      () =>
        'Too many people have begun to vote from your network in the last hour. Sign in to vote now.',
    ),
  ],
} as const satisfies Catalogue

/** A day as the sentence says it, wherever the server stands. */
function day(moment: string): string {
  return new Date(moment).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
