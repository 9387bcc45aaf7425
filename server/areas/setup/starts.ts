import type { BoardRow, StatusRow, TagRow } from '#server/kernel/rows.ts'

/** What a site can begin with, besides nothing and the sample. */
export interface Start {
  readonly boards: readonly Pick<BoardRow, 'name' | 'description'>[]
  /** In the order of the roadmap. One of them at least is OPEN. */
  readonly statuses: readonly Pick<StatusRow, 'name' | 'category' | 'onRoadmap'>[]
  readonly tags: readonly Pick<TagRow, 'name' | 'color' | 'visibility'>[]
}

const team = (name: string) => ({ name, color: null, visibility: 'TEAM' }) as const
const tag = (name: string, color: string) => ({ name, color, visibility: 'PUBLIC' }) as const

/** The starts that are offered to who makes a site (docs/RULES.md#entities). All of it can be changed later. */
export const starts = {
  APP: {
    boards: [
      { name: 'Features', description: 'Something the app should do.' },
      { name: 'Problems', description: 'Something that does not work as it should.' },
      { name: 'Integrations', description: 'Something it should work with.' },
    ],
    statuses: [
      { name: 'Open', category: 'OPEN', onRoadmap: false },
      { name: 'Planned', category: 'PLANNED', onRoadmap: true },
      { name: 'In progress', category: 'STARTED', onRoadmap: true },
      { name: 'In beta', category: 'STARTED', onRoadmap: true },
      { name: 'Shipped', category: 'SHIPPED', onRoadmap: true },
      { name: 'Declined', category: 'DECLINED', onRoadmap: false },
    ],
    tags: [
      tag('accessibility', '#9d174d'),
      tag('mobile', '#1d5fd6'),
      tag('performance', '#b45309'),
      tag('privacy', '#0f766e'),
      team('quick win'),
      team('renewal at risk'),
    ],
  },
  LIBRARY: {
    boards: [
      { name: 'Proposals', description: 'New features and changes of the interface.' },
      { name: 'Problems', description: 'What breaks, and how to reproduce it.' },
      { name: 'Documentation', description: 'What is missing, wrong or hard to find.' },
    ],
    statuses: [
      { name: 'Open', category: 'OPEN', onRoadmap: false },
      { name: 'Needs discussion', category: 'OPEN', onRoadmap: false },
      { name: 'Accepted', category: 'PLANNED', onRoadmap: true },
      { name: 'In progress', category: 'STARTED', onRoadmap: true },
      { name: 'Released', category: 'SHIPPED', onRoadmap: true },
      { name: 'Not planned', category: 'DECLINED', onRoadmap: false },
    ],
    tags: [
      tag('breaking change', '#b91c1c'),
      tag('good first contribution', '#6d28d9'),
      tag('performance', '#b45309'),
      tag('types', '#1d5fd6'),
    ],
  },
  PUBLIC_BODY: {
    boards: [
      { name: 'Services', description: 'What we offer, and how it could work better for you.' },
      { name: 'Website and forms', description: 'Anything you do with us online.' },
      { name: 'Places', description: 'Streets, buildings, parks and other places.' },
    ],
    statuses: [
      { name: 'Received', category: 'OPEN', onRoadmap: false },
      { name: 'Under review', category: 'OPEN', onRoadmap: false },
      { name: 'Agreed', category: 'PLANNED', onRoadmap: true },
      { name: 'Under way', category: 'STARTED', onRoadmap: true },
      { name: 'Done', category: 'SHIPPED', onRoadmap: true },
      { name: 'Not possible', category: 'DECLINED', onRoadmap: false },
    ],
    tags: [
      tag('accessibility', '#9d174d'),
      tag('children and families', '#1d5fd6'),
      tag('environment', '#15803d'),
      tag('safety', '#b45309'),
      team('other authority'),
    ],
  },
} as const satisfies Record<string, Start>

/** The name of a start. */
export type StartName = keyof typeof starts
