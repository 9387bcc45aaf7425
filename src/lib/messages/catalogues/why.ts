import { defineMessages } from '../catalogue.ts'

/** Sentences that explain an idea's place in a list, which load with it. */
export const whyMessages = defineMessages('why', {
  'why.votes': { one: '{count} vote', other: '{count} votes' },
  'why.votesRecent': {
    one: '{count} vote, {recent} of it in the last 14 days',
    other: '{count} votes, {recent} of them in the last 14 days',
  },
  'why.imported': {
    one: '{count} imported vote, from when the idea was posted',
    other: '{count} imported votes, from when the idea was posted',
  },
  'why.importedTop': { one: '{count} imported vote', other: '{count} imported votes' },
  'why.comments': { one: '{count} comment', other: '{count} comments' },
  'why.commentsRecent': {
    one: '{count} comment, {recent} of it in the last 14 days',
    other: '{count} comments, {recent} of them in the last 14 days',
  },
  'why.together': 'Together',
  'why.little': 'under 0.1',
  'why.silent':
    'Nobody voted or commented yet. It stands below all ideas that were heard, the newest first.',
  'why.none': 'Nobody voted yet.',
  'why.trending':
    'A vote counts 1 when it is cast and half after every 14 days; a comment 0.3 likewise.',
  'why.top': 'Every vote counts 1, however old it is.',
  'why.newest': 'The newest idea comes first.',
  'why.active': 'The idea with the latest comment or change of status comes first.',
  'why.search':
    'Points of a search. Where they are equal, more votes come first: this has {votes}.',
  'why.votesAndImported': {
    one: '{count} vote + {imported} imported',
    other: '{count} votes + {imported} imported',
  },
  'why.posted': 'Posted on {when}',
  'why.commented': 'Last comment on {when}',
  'why.statusChanged': 'Status changed on {when}',
  'why.hasAll': 'All the words stand in it',
  'why.titleIs': 'The title is what you typed',
  'why.titleHasAll': 'The title has all the words',
  'why.titleBegins': 'The title begins with what you typed',
  'why.titleInOrder': 'The title has it in the same order',
  'why.titleAlike': 'The title looks like what you typed',
  'why.titleHasSome': 'The title has some of the words',
  'why.often': 'Where and how often the words stand in it',
  'why.gone': 'This search does not find the idea any more.',
  'why.place': 'Number {place} in this list',
  'why.place1': 'First in this list',
  'why.place2': 'Second in this list',
  'why.place3': 'Third in this list',
  'why.failed': '{what}. Close this and press again to retry.',
})
