import type { BoardRow, StatusRow, TagRow } from '#server/kernel/rows.ts'
import { startWords, type StartWords } from './words/startWords.ts'

/** The starts of a site, besides nothing and the sample. */
export interface Start {
  readonly boards: readonly Pick<BoardRow, 'name' | 'description'>[]
  /** In the order of the roadmap. One of them at least is OPEN. */
  readonly statuses: readonly Pick<StatusRow, 'name' | 'category' | 'onRoadmap'>[]
  readonly tags: readonly Pick<TagRow, 'name' | 'color' | 'visibility'>[]
}

/** The name of a start. */
export type StartName = keyof StartWords

type Part<Name extends StartName, Of extends 'statuses' | 'tags', Facts> = Readonly<
  Record<keyof StartWords[Name][Of], Facts>
>
type StatusFacts = Omit<Start['statuses'][number], 'name'>
type TagFacts = Omit<Start['tags'][number], 'name'>

const on = (category: StatusRow['category']): StatusFacts => ({ category, onRoadmap: true })
const off = (category: StatusRow['category']): StatusFacts => ({ category, onRoadmap: false })
const tag = (color: string): TagFacts => ({ color, visibility: 'PUBLIC' })
const team: TagFacts = { color: null, visibility: 'TEAM' }

/** The parts of the starts that do not depend on the language, in their order. The words are in `words`. */
const facts: {
  readonly [Name in StartName]: {
    readonly statuses: Part<Name, 'statuses', StatusFacts>
    readonly tags: Part<Name, 'tags', TagFacts>
  }
} = {
  APP: {
    statuses: {
      open: off('OPEN'),
      planned: on('PLANNED'),
      inProgress: on('STARTED'),
      inBeta: on('STARTED'),
      shipped: on('SHIPPED'),
      declined: off('DECLINED'),
    },
    tags: {
      accessibility: tag('#9d174d'),
      mobile: tag('#1d5fd6'),
      performance: tag('#b45309'),
      privacy: tag('#0f766e'),
      quickWin: team,
      renewalAtRisk: team,
    },
  },
  LIBRARY: {
    statuses: {
      open: off('OPEN'),
      needsDiscussion: off('OPEN'),
      accepted: on('PLANNED'),
      inProgress: on('STARTED'),
      released: on('SHIPPED'),
      notPlanned: off('DECLINED'),
    },
    tags: {
      breakingChange: tag('#b91c1c'),
      goodFirstContribution: tag('#6d28d9'),
      performance: tag('#b45309'),
      types: tag('#1d5fd6'),
    },
  },
  PUBLIC_BODY: {
    statuses: {
      received: off('OPEN'),
      underReview: off('OPEN'),
      agreed: on('PLANNED'),
      underWay: on('STARTED'),
      done: on('SHIPPED'),
      notPossible: off('DECLINED'),
    },
    tags: {
      accessibility: tag('#9d174d'),
      childrenAndFamilies: tag('#1d5fd6'),
      environment: tag('#15803d'),
      safety: tag('#b45309'),
      otherAuthority: team,
    },
  },
}

/**
 * A start that is offered to who makes a site (docs/RULES.md#entities), in a language (BCP 47). All
 * of it can be changed later.
 */
export function startIn(locale: string, name: StartName): Start {
  const words = startWords(locale)[name]
  return {
    boards: Object.values(words.boards),
    statuses: named(words.statuses, facts[name].statuses),
    tags: named(words.tags, facts[name].tags),
  }
}

function named<Facts extends object>(
  names: Readonly<Record<string, string>>,
  parts: Readonly<Record<string, Facts>>,
): (Facts & { name: string })[] {
  return Object.entries(parts).map(([key, part]) => ({ ...part, name: names[key] ?? key }))
}
