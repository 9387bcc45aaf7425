/** Lengths, counts and times of SPEC 4 and 8: the one place where client and server take them from. Characters are code points. */
export const limits = {
  title: { min: 3, max: 140 },
  body: { max: 20_000 },
  comment: { min: 1, max: 10_000 },
  personName: { min: 1, max: 60 },
  /** Names of boards, tags and statuses. */
  label: { min: 1, max: 40 },
  siteName: { min: 1, max: 60 },
  search: { max: 200 },
  pageSize: { min: 1, max: 100, default: 20 },
  commentPageSize: 50,
  similarIdeas: 5,
  /** Milliseconds between the last key and the request. */
  searchDelay: 150,
  /** Milliseconds after which what is shown again is refreshed. */
  refreshAfter: 30_000,
  /** Per person and hour. */
  perHour: { ideas: 10, comments: 60, votes: 300 },
  sessionDays: 90,
} as const
