import { defineMessages } from '../catalogue.ts'

/** Sentences of an idea's timeline, which load with its page. */
export const timelineMessages = defineMessages('timeline', {
  'timeline.earlier': 'Show earlier comments',
  'timeline.fresh': {
    one: '{count} new since your last visit',
    other: '{count} new since your last visit',
  },
  'timeline.many': 'More than {count} new since your last visit',
  'timeline.toFresh': 'Go there',
  'timeline.toNewest': 'Go to the newest',
  'timeline.newestFirst': 'Newest first',
  'timeline.oldestFirst': 'Oldest first',
  'timeline.new': 'New',
  'timeline.answers': 'These answer an earlier comment.',
  'timeline.showAnswered': 'Show it',
  'timeline.gone': 'The comment that this link leads to is not here any more.',
  'timeline.official': 'Official answer',
  'timeline.inPlace': 'In the discussion',
  'timeline.above': 'The official answer stands at the top.',
  'timeline.toAbove': 'Go to it',
  'timeline.whole': 'Show the whole answer',
  'timeline.less': 'Show less of it',

  'event.status_changed': '{who} changed the status to {to}',
  'event.retitled': '{who} changed the title from “{from}” to “{to}”',
  'event.moved': '{who} moved this from {from} to {to}',
  'event.tagged': '{who} added the tag {to}',
  'event.untagged': '{who} removed the tag {from}',
  'event.mergedHere': '{who} merged {from} into this',
  'event.mergedAway': '{who} merged this into {to}',
  'event.unmergedHere': '{who} took {from} out of this again',
  'event.unmergedAway': '{who} took this out of {to} again',
  'event.locked': '{who} locked the discussion',
  'event.unlocked': '{who} unlocked the discussion',
  'event.somebody': 'Somebody',
  'event.idea': '#{number} {title}',
})
