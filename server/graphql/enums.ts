import { enumOf } from './builder.ts'

export const Visibility = enumOf('Visibility', 'Who may read a board and the ideas on it.', {
  PUBLIC: 'Everybody who may read the site.',
  MEMBERS: 'Everybody who is signed in.',
  TEAM: 'The team alone.',
})
export const Participants = enumOf('Participants', 'Who may take part on a board.', {
  MEMBERS: 'Everybody who is signed in.',
  TEAM: 'The team alone.',
})
export const Voters = enumOf('Voters', 'Who may vote on a board.', {
  EVERYONE: 'Everybody who is signed in, and visitors where the site lets them vote.',
  MEMBERS: 'Everybody who is signed in.',
  TEAM: 'The team alone.',
})
export const LabelKind = enumOf('LabelKind', 'What a team names and deletes alike.', {
  BOARD: 'What an idea is posted to.',
  STATUS: 'How far an idea has come.',
  TAG: 'What the team sorts ideas by.',
})
export const SiteVisibility = enumOf('SiteVisibility', 'Who may read the site.', {
  PUBLIC: 'Everybody.',
  MEMBERS: 'Everybody who is signed in; others see its name and the way to sign in.',
})
export const TagVisibility = enumOf('TagVisibility', 'Who may see a tag.', {
  PUBLIC: 'Everybody who may read the idea.',
  TEAM: 'The team alone.',
})
export const Moderation = enumOf(
  'Moderation',
  'The posts that wait for approval before others see them. What looks like spam waits anyway.',
  {
    OFF: 'None.',
    FIRST_POST: 'The first post of each person.',
    ALL: 'All but those of the team.',
  },
)
export const StatusCategory = enumOf('StatusCategory', 'What a status means to the product.', {
  OPEN: 'Nothing is decided.',
  PLANNED: 'It will be done.',
  STARTED: 'It is being done.',
  SHIPPED: 'It is done; voting is closed.',
  DECLINED: 'It will not be done; voting is closed.',
  CLOSED:
    'It ended without a decision, as imported ideas often did; voting is closed, and nobody is told.',
})
export const Role = enumOf(
  'Role',
  'What a person may do; each may do what those below may. The team is COLLABORATOR and above.',
  {
    MEMBER: 'Posts, comments and votes.',
    COLLABORATOR: 'Sets status and tags, edits, merges, answers and moderates.',
    ADMIN: 'Invites, bans, gives roles below their own, and changes the settings.',
    OWNER: 'Transfers the ownership. There is one.',
  },
)
export const IdeaState = enumOf('IdeaState', 'Whether an idea is public.', {
  PENDING: 'Waits for approval; its author and the team can read it.',
  LIVE: 'Everybody who may read its board can read it.',
  SPAM: 'Removed as spam; the team can read it.',
  DELETED: 'Deleted; the team can read and restore it for 30 days.',
})
export const CommentState = enumOf('CommentState', 'Whether a comment is public.', {
  PENDING: 'Waits for approval; its author and the team can read it.',
  LIVE: 'Everybody who may read the idea can read it, if it is not internal.',
  SPAM: 'Removed as spam; the team can read it.',
  DELETED:
    'Deleted; the team can read and restore it for 30 days. While there are replies, others see a placeholder without its words.',
})
export const Reaction = enumOf('Reaction', 'What a reader can say without words.', {
  AGREE: 'A thumb that points up.',
  THANKS: 'A heart.',
  CHEER: 'A celebration.',
  SMILE: 'A smiling face.',
})
export const SynonymSource = enumOf('SynonymSource', 'Who says that words mean the same.', {
  TEAM: 'The team of this site.',
  LEARNED: 'Ideas that were merged: the titles of several of them differ by these words.',
})
export const ChangelogLabel = enumOf('ChangelogLabel', 'What kind of news an entry is.', {
  NEW: 'Something that was not there before.',
  IMPROVED: 'Something that became better.',
  FIXED: 'Something that was broken works.',
})
export const ChangelogState = enumOf('ChangelogState', 'Whether an entry is public.', {
  DRAFT: 'It is being written; the team can read it.',
  SCHEDULED: 'The server publishes it at its `publishAt`; the team can read it.',
  PUBLISHED: 'Everybody who may read the site can read it.',
})
export const IdeaSort = enumOf('IdeaSort', 'The order of a list of ideas.', {
  TRENDING: 'By `score`: votes and comments, the newer the more they weigh.',
  TOP: 'By votes, imported ones among them, the most first.',
  NEWEST: 'By the moment of posting, the latest first.',
  ACTIVE: 'By `lastActivityAt`, the latest first.',
  DISCUSSED: 'By public comments, the most first.',
})
export const SiteStart = enumOf('SiteStart', 'What a new site begins with.', {
  APP: 'Boards, statuses and tags as a team has them that makes an app.',
  LIBRARY: 'Those of a library or another tool for developers.',
  PUBLIC_BODY: 'Those of a city, an agency or another public body.',
  EMPTY: 'One board and the statuses, and nothing on them.',
  SAMPLE: 'Sample ideas, votes and comments as well.',
})
export const SignUp = enumOf('SignUp', 'Who gets an account.', {
  OPEN: 'Everybody with an e-mail address.',
  INVITED: 'People who were invited.',
})
