import { enumOf } from './builder.ts'

export const NotificationKind = enumOf('NotificationKind', 'What somebody is told of.', {
  STATUS_CHANGED: 'An idea that they follow was planned, started, shipped or declined.',
  OFFICIAL_ANSWER: 'The team answered an idea that they follow.',
  COMMENT: 'Somebody commented on an idea that they follow.',
  REPLY: 'Somebody answered their comment.',
  MENTION: 'Somebody named them in an idea or a comment.',
  MERGED: 'An idea that they follow was merged into another one.',
  CHANGELOG:
    'An entry of the changelog was published about an idea that they follow, or any entry where they subscribed to it.',
  NEW_IDEA: 'Somebody posted an idea. For the team.',
  AWAITS_APPROVAL: 'A post waits for approval. For the team.',
})
export const NotificationChannel = enumOf('NotificationChannel', 'How somebody is told.', {
  INBOX: 'In the inbox.',
  MAIL: 'By e-mail.',
  PUSH: 'By a push to their devices.',
})
export const MailCadence = enumOf('MailCadence', 'How often letters about what happens go out.', {
  INSTANT: 'Some minutes after it happened, in one letter for each idea.',
  DAILY: 'Every day at 8:00 UTC, in one letter.',
  WEEKLY: 'Every Monday at 8:00 UTC, in one letter.',
})
