import { defineMessages } from '../catalogue.ts'

/** Sentences that explain the order of a list, which load when somebody asks. */
export const rankingMessages = defineMessages('ranking', {
  'sort.why': 'How is this sorted?',
  'ranking.discussed':
    'By comments, most first. Internal comments and those waiting for approval don’t count.',
  'ranking.votes': { one: '{count} vote', other: '{count} votes' },
  'ranking.votesRecent': {
    one: '{count} vote, {recent} in the last 14 days',
    other: '{count} votes, {recent} in the last 14 days',
  },
  'ranking.imported': {
    one: '{count} imported vote, counted from the day the idea was posted',
    other: '{count} imported votes, counted from the day the idea was posted',
  },
  'ranking.importedTop': { one: '{count} imported vote', other: '{count} imported votes' },
  'ranking.comments': { one: '{count} comment', other: '{count} comments' },
  'ranking.commentsRecent': {
    one: '{count} comment, {recent} in the last 14 days',
    other: '{count} comments, {recent} in the last 14 days',
  },
  'ranking.together': 'Total',
  'ranking.little': 'under 0.1',
  'ranking.silent':
    'Nobody has voted or commented on this one yet. Ideas like this come last, newest first.',
  'ranking.none': 'Nobody has voted yet.',
  'ranking.trending':
    'A vote counts 1 when it is cast and half as much after every 14 days. A comment counts 0.3 in the same way.',
  'ranking.top': 'Every vote counts 1, however old it is.',
  'ranking.newest': 'The newest idea comes first.',
  'ranking.active': 'The idea with the latest comment or change of status comes first.',
  'ranking.search':
    'Ideas get points for how well they match what you typed. With equal points, the idea with more votes comes first.',
  'ranking.posted': 'Posted on {when}',
  'ranking.commented': 'Last comment on {when}',
  'ranking.statusChanged': 'Status changed on {when}',
  'ranking.hasAll': 'It has all the words',
  'ranking.titleIs': 'The title is exactly what you typed',
  'ranking.titleHasAll': 'The title has all the words',
  'ranking.titleHasMost': 'The title has most of the words',
  'ranking.titleBegins': 'The title begins with what you typed',
  'ranking.titleInOrder': 'The title has the words in the same order',
  'ranking.titleLittleElse': 'The title says little else',
  'ranking.numberIs': 'It has the number you typed',
  'ranking.titleAlike': 'The title is similar to what you typed',
  'ranking.titleHasSome': 'The title has some of the words',
  'ranking.hasTelling': 'It has some of the words; rare words count more',
  'ranking.often': 'Where and how often the words appear',
  'ranking.title': '“{title}”',
  'ranking.hasMeant': 'It has all the words, or words that mean the same',
  'ranking.titleHasMeant': 'The title has all the words, or words that mean the same',
  'ranking.titleMeansMost': 'The title has most of the words, or words that mean the same',
  'ranking.titleMeansSome': 'The title has words that mean the same',
  'ranking.meansAlike': 'It means much the same as what you typed',
  'ranking.meantTeam': 'Search treats “{typed}” and “{found}” as the same, as set by the team.',
  'ranking.meantLearned':
    'Search treats “{typed}” and “{found}” as the same, because ideas with these words were merged.',
  'ranking.first': 'Currently first:',
  'ranking.failed': '{what}. Close this and press again to retry.',
})
