import { defineMessages } from '../catalogue.ts'

/** Sentences that explain the order of a list, which load when somebody asks. */
export const rankingMessages = defineMessages('ranking', {
  'sort.why': 'How is this sorted?',
  'ranking.votes': { one: '{count} vote', other: '{count} votes' },
  'ranking.votesRecent': {
    one: '{count} vote, {recent} of it in the last 14 days',
    other: '{count} votes, {recent} of them in the last 14 days',
  },
  'ranking.imported': {
    one: '{count} imported vote, from when the idea was posted',
    other: '{count} imported votes, from when the idea was posted',
  },
  'ranking.importedTop': { one: '{count} imported vote', other: '{count} imported votes' },
  'ranking.comments': { one: '{count} comment', other: '{count} comments' },
  'ranking.commentsRecent': {
    one: '{count} comment, {recent} of it in the last 14 days',
    other: '{count} comments, {recent} of them in the last 14 days',
  },
  'ranking.together': 'Together',
  'ranking.little': 'under 0.1',
  'ranking.silent':
    'Nobody has voted or commented on this one yet. Ideas like it come last, the newest first.',
  'ranking.none': 'Nobody voted yet.',
  'ranking.trending':
    'A vote counts 1 when it is cast and half after every 14 days; a comment 0.3 likewise.',
  'ranking.top': 'Every vote counts 1, however old it is.',
  'ranking.newest': 'The newest idea comes first.',
  'ranking.active': 'The idea with the latest comment or change of status comes first.',
  'ranking.search':
    'Ideas get points for how well they match what you typed. With equal points, more votes come first.',
  'ranking.posted': 'Posted on {when}',
  'ranking.commented': 'Last comment on {when}',
  'ranking.statusChanged': 'Status changed on {when}',
  'ranking.hasAll': 'All the words stand in it',
  'ranking.titleIs': 'The title is what you typed',
  'ranking.titleHasAll': 'The title has all the words',
  'ranking.titleBegins': 'The title begins with what you typed',
  'ranking.titleInOrder': 'The title has it in the same order',
  'ranking.titleAlike': 'The title looks like what you typed',
  'ranking.titleHasSome': 'The title has some of the words',
  'ranking.often': 'Where and how often the words stand in it',
  'ranking.first': 'First now:',
  'ranking.failed': '{what}. Close this and press again to retry.',
})
