import { listLimits } from './listLimits.ts'

/**
 * Lengths, counts and times that client and server share (docs/RULES.md#limits). Characters are
 * code points.
 */
export const limits = {
  title: { min: 3, max: 140 },
  body: { max: 20_000 },
  /** UTF-16 units of a text that a request takes: of imported ones, what can be changed of them. */
  textSent: 50_000,
  comment: { min: 1, max: 10_000 },
  personName: { min: 1, max: 60 },
  /** Names of boards, tags and statuses. */
  label: { min: 1, max: 40 },
  /** The most of each that a site can have; more tags come from imports alone. */
  labels: { boards: 100, statuses: 50, tags: 1_000 },
  /** Groups of words that mean the same which the team can make, and words of one. */
  synonyms: { groups: 200, least: 2, words: 10 },
  boardDescription: { max: 300 },
  labelDescription: { max: 300 },
  boardTemplate: { max: 5_000 },
  /** The group of customers that a person belongs to. */
  segment: { max: 60 },
  siteName: { min: 1, max: 60 },
  tagline: { max: 140 },
  imprint: { max: 200 },
  email: { max: 254 },
  ...listLimits,
  commentPageSize: 50,
  /** Rows of a long list that one request refreshes: more would cost nearly what an operation may. */
  rowsRefreshed: 80,
  /**
   * Number of comments from which an idea opens at the first new one, and how many new ones are
   * counted at most.
   */
  longTimeline: 300,
  unreadCounted: 1_000,
  similarIdeas: 5,
  /** Per person and hour. Votes of visitors and new guests are counted per address. */
  perHour: {
    changes: 1_000,
    ideas: 10,
    edits: 120,
    comments: 60,
    votes: 300,
    reports: 20,
    guests: 30,
  },
  /** Ideas of one board that stand first, those that have ended aside. */
  pinnedIdeas: 5,
  /** A post of a new person with more links than this waits for approval. */
  newcomerLinks: 2,
  reportNote: { max: 500 },
  voteReason: { max: 200 },
  evidenceUrl: { max: 500 },
  relatedIdeas: 5,
  /** Entries of a page, ideas that one entry can close, and days ahead for which it can be scheduled. */
  changelog: { pageSize: 10, ideas: 30, scheduleDays: 366 },
  /** People offered after an @, and people that one post can mention. */
  mentions: { offered: 6, perPost: 20 },
  /**
   * `pixels` counts all frames, `side` is the longer side as stored, `unusedDays` is how long an
   * image is kept without a post.
   */
  image: {
    bytes: 5 * 1024 * 1024,
    pixels: 40_000_000,
    side: 2000,
    perPost: 10,
    perHour: 100,
    unusedDays: 7,
  },
  /** Days for which a change by the team is in the audit log. */
  auditDays: 730,
  /** Days for which a notification is kept after it was read. */
  notificationDays: 365,
  /** Days for which deleted content can be restored. */
  restoreDays: 30,
  sessionDays: 90,
  /**
   * Addresses per request, letters per person and day, days for which an invitation is open, and
   * for which it is kept afterwards.
   */
  invitations: { atOnce: 30, perDay: 300, days: 7, keptDays: 180 },
  /** Days for which a browser stays the same guest. */
  guestDays: 180,
  /**
   * `minutes` is how long a code is valid; `sent` and `guesses` are counted within `windowMinutes`.
   */
  signInCode: {
    digits: 6,
    minutes: 10,
    attempts: 5,
    sent: 5,
    sentInAll: 20,
    guesses: 30,
    guessesInAll: 20,
    windowMinutes: 15,
  },
} as const
