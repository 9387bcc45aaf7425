import { tooOften, type Catalogue } from './catalogue.ts'

/** Reasons of what is done with ideas, comments and votes. */
export const postRefusals = {
  IDEA_GONE: ['NOT_FOUND', 'This idea no longer exists.'],
  IDEA_GONE_OR_NOT_YOURS: ['NOT_FOUND', 'This idea no longer exists, or it is not yours.'],
  COMMENT_GONE: ['NOT_FOUND', 'This comment no longer exists.'],
  COMMENT_GONE_OR_NOT_YOURS: ['NOT_FOUND', 'This comment no longer exists, or it is not yours.'],
  GROUP_GONE: ['NOT_FOUND', 'This is no longer in your inbox.'],
  POST_GONE: ['NOT_FOUND', 'This post no longer exists.'],
  ANSWERED_COMMENT_GONE: ['NOT_FOUND', 'The comment you are replying to no longer exists.'],
  BOARD_GONE: ['NOT_FOUND', 'This board no longer exists.'],
  CHOSEN_BOARD_GONE: ['NOT_FOUND', 'This board no longer exists. Choose another one.'],
  STATUS_GONE: ['NOT_FOUND', 'This status no longer exists.'],
  CHOSEN_STATUS_GONE: ['NOT_FOUND', 'This status no longer exists. Choose another one.'],
  NOT_ON_ROADMAP: ['INVALID', 'This status is not on the roadmap. Choose another one.'],
  ROADMAP_CHANGED: ['OUTDATED', 'Someone else changed the roadmap. This is the current version.'],
  TOO_MANY_PINNED: [
    'CONFLICT',
    ({ limit }: { limit: number }) =>
      `A board can have at most ${limit} pinned ideas that are open. Unpin another one first.`,
  ],
  ASSIGNEE_NOT_TEAM: ['INVALID', 'This person is not on the team. Choose someone who is.'],
  MONTH_UNKNOWN: ['INVALID', 'The month must be a year and a month, such as 2026-06.'],
  TAG_GONE: ['NOT_FOUND', 'One of the tags no longer exists.'],
  IDEA_CHANGED: [
    'OUTDATED',
    'This idea has changed in the meantime. Check the current text, then save again.',
  ],
  COMMENT_CHANGED: [
    'OUTDATED',
    'This comment has changed in the meantime. Check the current text, then save again.',
  ],
  IDEA_HAS_OTHERS: [
    'CONFLICT',
    'Others have voted for this idea or commented on it, so it stays. Ask the team if it needs to go.',
  ],
  IDEA_ERASED: [
    'CONFLICT',
    'The text of this idea was deleted permanently. It cannot be restored.',
  ],
  COMMENT_ERASED: [
    'CONFLICT',
    'The text of this comment was deleted permanently. It cannot be restored.',
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

  DISCUSSION_LOCKED: ['CONFLICT', 'This discussion is locked and closed to new comments.'],

  MERGE_INTO_ITSELF: ['INVALID', 'An idea cannot be merged into itself. Choose another one.'],
  ALREADY_MERGED: [
    'CONFLICT',
    ({ into }: { into: number }) =>
      `This idea has already been merged into #${into}. Unmerge it first.`,
  ],
  NOT_MERGED: ['CONFLICT', 'This idea is not merged into another one.'],

  VOTING_CLOSED: [
    'VOTING_CLOSED',
    ({ since, status }: { since: string; status: string }) =>
      `Voting closed on ${day(since)} as ${status}.`,
  ],
  SIGNED_IN_MEANWHILE: [
    'CONFLICT',
    'You have since signed in, and your votes came with you. Press again to vote.',
  ],
  NOT_VOTED: ['CONFLICT', 'Vote for this idea first, then say why.'],
  LINK_NO_ADDRESS: [
    'INVALID',
    'The link must be a web address that begins with https:// or http://.',
  ],
  VOTER_HAS_VOTED: [
    'CONFLICT',
    ({ name }: { name: string }) => `${name} has already voted for this idea.`,
  ],
  NO_VOTE_OF_THE_TEAM: ['NOT_FOUND', 'The team has not voted on this person’s behalf here.'],
  VOTER_MISSING: ['INVALID', 'Choose a person, or enter a name.'],
  VOTER_GONE: ['NOT_FOUND', 'This person is no longer here.'],
  VOTER_NAME_LEFT: [
    'CONFLICT',
    'Someone with this name has left. Write the name a little differently.',
  ],
  TOO_MANY_VOTES: ['RATE_LIMITED', tooOften((limit) => `You can vote ${limit} times an hour.`)],
  TOO_MANY_VOTE_REASONS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can give a reason ${limit} times an hour.`),
  ],
  TOO_MANY_FOLLOWS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can follow and unfollow ideas ${limit} times an hour.`),
  ],
  TOO_MANY_GUESTS: [
    'RATE_LIMITED',
    tooOften(
      () =>
        'Too many people have started voting from your network in the last hour. Sign in to vote now.',
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
