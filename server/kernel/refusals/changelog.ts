import { count, tooOften, type Catalogue } from './catalogue.ts'

/** Reasons of what is done with the changelog. */
export const changelogRefusals = {
  ENTRY_GONE: ['NOT_FOUND', 'This entry no longer exists.'],
  ENTRY_CHANGED: [
    'OUTDATED',
    'This entry has changed in the meantime. Check the current text, then try again.',
  ],
  ENTRY_IS_PUBLISHED: ['CONFLICT', 'This entry has already been published.'],
  ENTRY_NOT_PUBLISHED: ['CONFLICT', 'This entry is not published.'],
  ENTRY_NO_DRAFT: ['CONFLICT', 'Only a draft can be deleted. Revert this entry to a draft first.'],
  ENTRY_IDEA_GONE: ['NOT_FOUND', 'One of the linked ideas no longer exists. Remove it.'],
  TOO_MANY_ENTRY_IDEAS: [
    'INVALID',
    ({ limit, given }: { limit: number; given: number }) =>
      `An entry can have at most ${count(limit)} linked ideas; this one has ${count(given)}.`,
  ],
  PUBLISH_TIME_WRONG: [
    'INVALID',
    ({ days }: { days: number }) =>
      `Choose a time in the future, at most ${count(days)} days from now.`,
  ],
  STATUS_NOT_SHIPPED: ['INVALID', 'Choose a shipped status.'],
  TOO_MANY_SUBSCRIPTIONS: [
    'RATE_LIMITED',
    tooOften((limit) => `You can subscribe and unsubscribe ${count(limit)} times an hour.`),
  ],
} as const satisfies Catalogue
