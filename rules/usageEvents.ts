// Every event of usage analytics (docs/RULES.md#consent). Client and server check events against
// this list; docs/EVENTS.md is printed from it.

import { notificationChannels, notificationKinds } from './notifications.ts'
import { screens } from './screens.ts'
import { statusCategories } from './statuses.ts'

/** The kinds of properties. None of them can hold a text that a person typed. */
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

function one<const Values extends readonly string[]>(
  ...of: Values
): { readonly kind: 'one'; readonly of: Values } {
  return { kind: 'one', of }
}

const signInWay = one('code', 'google', 'github', 'oidc', 'firebase')

/** The catalogue: each event's name, when it happens, and its properties. */
export const usageEvents = {
  screen_viewed: {
    when: 'A screen is shown. Never with its address: a search stands in it.',
    properties: {
      screen: one(...screens, 'other'),
    },
  },
  idea_opened: { when: 'The page of an idea is shown.', properties: { idea } },
  search_made: {
    when: 'A search has stood for a second with its results: how many characters it has and how many ideas it found, not what was searched.',
    properties: { length: count, results: count },
  },
  idea_voted: {
    when: 'The server has taken a vote or its withdrawal.',
    properties: { idea, voted: flag },
  },
  similar_voted: {
    when: 'Besides idea_voted: the vote was for one of the similar ideas that are offered to who writes a new one.',
    properties: { idea },
  },
  similar_carried: {
    when: 'Somebody takes what they were writing to a similar idea, as a comment, instead of posting it.',
    properties: { idea },
  },
  vote_explained: {
    when: 'The server has taken why somebody votes.',
    properties: { idea, length: count },
  },
  vote_cast_for: {
    when: 'The server has taken a vote that the team casts for somebody else; `withEvidence`: with an address where they said so.',
    properties: { idea, withEvidence: flag },
  },
  idea_followed: {
    when: 'The server has taken that somebody follows an idea, or no longer does.',
    properties: { idea, following: flag },
  },
  idea_muted: {
    when: 'The server has taken that somebody mutes an idea, or no longer does.',
    properties: { idea, muted: flag },
  },
  inbox_read: {
    when: 'The server has taken that somebody has read what they were told about one subject, or, `all`, everything.',
    properties: { all: flag },
  },
  told_set: {
    when: 'The server has taken what somebody wants to be told, and by which way.',
    properties: {
      kind: one(...notificationKinds),
      channel: one(...notificationChannels),
      on: flag,
    },
  },
  push_set: {
    when: 'The server has taken that somebody is to be told by push in this browser, or no longer.',
    properties: { on: flag },
  },
  idea_posted: {
    when: 'The server has taken an idea.',
    properties: { idea, titleLength: count, bodyLength: count },
  },
  idea_edited: { when: 'The server has taken a changed idea.', properties: { idea } },
  status_set: {
    when: 'The server has taken where an idea stands, or an official answer alone.',
    properties: {
      idea,
      category: one(...statusCategories),
      changed: flag,
      answered: flag,
    },
  },
  idea_merged: {
    when: 'The server has merged an idea into another one, or taken that back.',
    properties: { idea, into: idea, merged: flag },
  },
  idea_shared: {
    when: 'Somebody has handed the address of an idea on, by the system or by the clipboard.',
    properties: { idea, by: one('system', 'clipboard') },
  },
  entry_shared: {
    when: 'Somebody has handed the address of an entry of the changelog on, by the system or by the clipboard.',
    properties: { by: one('system', 'clipboard') },
  },
  entry_reacted: {
    when: 'The server has taken a reaction to an entry of the changelog, or its withdrawal.',
    properties: { reaction: one('AGREE', 'THANKS', 'CHEER', 'SMILE'), set: flag },
  },
  entry_saved: {
    when: 'The server has taken the text of an entry of the changelog; `ideas`: how many ideas it closes.',
    properties: { isNew: flag, ideas: count },
  },
  entry_published: {
    when: 'The server has published an entry of the changelog, has been told when to, or has taken it back.',
    properties: { how: one('now', 'scheduled', 'draft'), moves: flag },
  },
  changelog_subscribed: {
    when: 'The server has taken that somebody wants to hear of every entry of the changelog, or no longer does.',
    properties: { subscribed: flag },
  },
  why_opened: {
    when: 'Somebody is shown how a list is sorted.',
    properties: { sort: one('TRENDING', 'TOP', 'NEWEST', 'ACTIVE', 'DISCUSSED'), searched: flag },
  },
  comment_posted: {
    when: 'The server has taken a comment; `mentions`: how many people it mentions.',
    properties: { idea, reply: flag, length: count, mentions: count },
  },
  comment_edited: { when: 'The server has taken a changed comment.', properties: { idea } },
  comment_reacted: {
    when: 'The server has taken a reaction to a comment, or its withdrawal.',
    properties: { reaction: one('AGREE', 'CHEER', 'SMILE', 'THANKS'), set: flag },
  },
  roadmap_moved: {
    when: 'The server has taken where an idea stands on the roadmap.',
    properties: { idea, changed: flag },
  },
  discussion_locked: {
    when: 'The server has taken that the team locks or unlocks a discussion.',
    properties: { idea, locked: flag },
  },
  image_added: {
    when: 'An image has arrived in the text that somebody writes.',
    properties: { text: one('idea', 'comment', 'answer') },
  },
  palette_opened: { when: 'The palette is shown.', properties: {} },
  palette_used: {
    when: 'Somebody has chosen something in the palette. Of what was typed: how many characters.',
    properties: {
      chose: one('recentIdea', 'idea', 'place', 'act', 'allResults', 'post'),
      length: count,
    },
  },
  sign_in_step: {
    when: 'Somebody goes a step in signing in, by a code or by a provider.',
    properties: { step: one('asked', 'refused', 'nameNeeded', 'done'), by: signInWay },
  },
  failure_seen: {
    when: 'Somebody is shown that something failed.',
    properties: {
      kind: one(
        'offline',
        'unreachable',
        'timeout',
        'signIn',
        'tooLarge',
        'slowDown',
        'ourSide',
        'outdated',
        'part',
        'message',
        'unknown',
      ),
      place: one('page', 'section'),
    },
  },
  web_vital: {
    when: 'The browser has measured how fast or steady a page was (web-vitals).',
    properties: {
      metric: one('CLS', 'FCP', 'INP', 'LCP', 'TTFB'),
      value: measure,
      rating: one('good', 'needs-improvement', 'poor'),
    },
  },
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
export type UsageProperties<Name extends UsageEventName> = {
  readonly [Key in keyof (typeof usageEvents)[Name]['properties']]: ValueOf<
    (typeof usageEvents)[Name]['properties'][Key]
  >
}

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
      return (
        typeof value === 'number' &&
        value >= 0 &&
        value <= LARGEST &&
        Math.round(value * 1000) / 1000 === value
      )
  }
}

/**
 * Tells whether an unknown value is an event of the catalogue with exactly its properties, each of
 * its kind.
 */
export function isUsageEvent(name: unknown, properties: unknown): boolean {
  if (
    typeof name !== 'string' ||
    !Object.hasOwn(usageEvents, name) ||
    typeof properties !== 'object' ||
    properties === null
  )
    return false
  const wanted: Readonly<Record<string, UsageProperty>> =
    usageEvents[name as UsageEventName].properties
  const given = properties as Record<string, unknown>
  const keys = Object.keys(wanted)
  return (
    Object.keys(given).length === keys.length &&
    keys.every((key) => Object.hasOwn(given, key) && fits(wanted[key] as UsageProperty, given[key]))
  )
}
