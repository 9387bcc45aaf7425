// Every event of usage analytics (SPEC 9). Client and server check by this one list; docs/EVENTS.md is printed from it.

/** What a property can be. Nothing that a person types fits any of them: there is no kind for text. */
export type UsageProperty =
  | { readonly kind: 'one'; readonly of: readonly string[] }
  /** An idea's id: `idea_` and its number. */
  | { readonly kind: 'idea' }
  | { readonly kind: 'flag' }
  /** A whole number from 0. */
  | { readonly kind: 'count' }
  /** A measured number from 0, at most three decimals. */
  | { readonly kind: 'measure' }

export interface UsageEvent {
  readonly when: string
  readonly properties: Readonly<Record<string, UsageProperty>>
}

const idea = { kind: 'idea' } as const
const flag = { kind: 'flag' } as const
const count = { kind: 'count' } as const
const measure = { kind: 'measure' } as const

function one<const Values extends readonly string[]>(...of: Values): { readonly kind: 'one'; readonly of: Values } {
  return { kind: 'one', of }
}

const signInWay = one('code', 'google', 'github', 'oidc', 'firebase')

/** The catalogue: name → when it happens and what it says. */
export const usageEvents = {
  screen_viewed: {
    when: 'A screen is shown. Never with its address: a search stands in it.',
    properties: { screen: one('ideas', 'board', 'idea', 'post', 'settings', 'signIn', 'invitation', 'welcome', 'team', 'teamSettings', 'teamPeople', 'other') },
  },
  idea_opened: { when: 'The page of an idea is shown.', properties: { idea } },
  search_made: { when: 'A search has stood for a second with its results: how many characters it has and how many ideas it found, not what was searched.', properties: { length: count, results: count } },
  idea_voted: { when: 'The server has taken a vote or its withdrawal.', properties: { idea, voted: flag } },
  idea_followed: { when: 'The server has taken that somebody follows an idea, or no longer does.', properties: { idea, following: flag } },
  idea_posted: { when: 'The server has taken an idea.', properties: { idea, titleLength: count, bodyLength: count } },
  comment_posted: { when: 'The server has taken a comment.', properties: { idea, reply: flag, length: count } },
  sign_in_step: { when: 'Somebody goes a step in signing in, by a code or by a provider.', properties: { step: one('asked', 'refused', 'nameNeeded', 'done'), by: signInWay } },
  failure_seen: {
    when: 'Somebody is shown that something failed.',
    properties: { kind: one('offline', 'unreachable', 'timeout', 'signIn', 'tooLarge', 'slowDown', 'ourSide', 'outdated', 'part', 'message', 'unknown'), place: one('page', 'section') },
  },
  web_vital: { when: 'The browser has measured how fast or steady a page was (web-vitals).', properties: { metric: one('CLS', 'FCP', 'INP', 'LCP', 'TTFB'), value: measure, rating: one('good', 'needs-improvement', 'poor') } },
} as const satisfies Record<string, UsageEvent>

export type UsageEventName = keyof typeof usageEvents

type ValueOf<Property> = Property extends { kind: 'one'; of: readonly (infer Value)[] }
  ? Value
  : Property extends { kind: 'idea' }
    ? string
    : Property extends { kind: 'flag' }
      ? boolean
      : number

/** The properties of an event, by its name. */
export type UsageProperties<Name extends UsageEventName> = { readonly [Key in keyof (typeof usageEvents)[Name]['properties']]: ValueOf<(typeof usageEvents)[Name]['properties'][Key]> }

const LARGEST = 1e9

function fits(property: UsageProperty, value: unknown): boolean {
  switch (property.kind) {
    case 'one':
      return typeof value === 'string' && property.of.includes(value)
    case 'idea':
      return typeof value === 'string' && /^idea_[1-9]\d{0,8}$/.test(value)
    case 'flag':
      return typeof value === 'boolean'
    case 'count':
      return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= LARGEST
    case 'measure':
      return typeof value === 'number' && value >= 0 && value <= LARGEST && Math.round(value * 1000) / 1000 === value
  }
}

/** Whether an event is one of the catalogue, with exactly its properties and each of its kind. Takes what may be anything. */
export function isUsageEvent(name: unknown, properties: unknown): boolean {
  if (typeof name !== 'string' || !Object.hasOwn(usageEvents, name) || typeof properties !== 'object' || properties === null) return false
  const wanted: Readonly<Record<string, UsageProperty>> = usageEvents[name as UsageEventName].properties
  const given = properties as Record<string, unknown>
  const keys = Object.keys(wanted)
  return Object.keys(given).length === keys.length && keys.every((key) => Object.hasOwn(given, key) && fits(wanted[key] as UsageProperty, given[key]))
}
