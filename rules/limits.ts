/** Lengths, counts and times that client and server share (docs/RULES.md#limits). Characters are code points. */
export const limits = {
  title: { min: 3, max: 140 },
  body: { max: 20_000 },
  comment: { min: 1, max: 10_000 },
  personName: { min: 1, max: 60 },
  /** Names of boards, tags and statuses. */
  label: { min: 1, max: 40 },
  siteName: { min: 1, max: 60 },
  tagline: { max: 140 },
  email: { max: 254 },
  search: { max: 200 },
  pageSize: { min: 1, max: 100, default: 20 },
  commentPageSize: 50,
  /** Comments from which on an idea opens where what is new begins, and new ones that are counted. */
  longTimeline: 300,
  unreadCounted: 1_000,
  similarIdeas: 5,
  /** Milliseconds between the last key and the request. */
  searchDelay: 150,
  /** Per person and hour; for visitors votes, and guests who begin, per address. */
  perHour: { ideas: 10, edits: 120, comments: 60, votes: 300, reports: 20, guests: 30 },
  /** Links in a post of somebody new, beyond which it waits for approval. */
  newcomerLinks: 2,
  reportNote: { max: 500 },
  voteReason: { max: 200 },
  evidenceUrl: { max: 500 },
  relatedIdeas: 5,
  /** People offered after an @, and people whom one post mentions. */
  mentions: { offered: 6, perPost: 20 },
  /** Of one image: bytes sent, pixels of all its frames, the longer side as kept; how many in a post and an hour, and for how many days without a post. */
  image: {
    bytes: 5 * 1024 * 1024,
    pixels: 40_000_000,
    side: 2000,
    perPost: 10,
    perHour: 100,
    unusedDays: 7,
  },
  /** Days for which what was deleted can be restored. */
  restoreDays: 30,
  sessionDays: 90,
  /** How many addresses at once, how many letters a person and day, and how long one is open. */
  invitations: { atOnce: 30, perDay: 300, days: 7 },
  /** How long a browser stays the guest that voted. */
  guestDays: 180,
  /** Sign-in codes: digits, minutes, tries, and how many are sent in how many minutes. */
  signInCode: { digits: 6, minutes: 10, attempts: 5, sent: 5, guesses: 30, windowMinutes: 15 },
} as const
