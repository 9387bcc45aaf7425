import type { StatusCategory } from '#rules/statuses.ts'

/** Words of the trackers that are known, in lower case. */
const WORDS: Readonly<Record<StatusCategory, readonly string[]>> = {
  OPEN: [
    'open',
    'new',
    'under review',
    'in review',
    'needs feedback',
    'gathering feedback',
    'evaluating',
    'not answered',
    'unmoderated',
    'considering',
    'published',
    'active',
  ],
  PLANNED: ['planned', 'accepted', 'approved', 'on the roadmap', 'backlog', 'up next', 'next'],
  STARTED: ['started', 'in progress', 'in development', 'doing', 'wip', 'beta'],
  SHIPPED: [
    'complete',
    'completed',
    'done',
    'shipped',
    'released',
    'implemented',
    'live',
    'resolved',
    'fixed',
  ],
  DECLINED: [
    'declined',
    'rejected',
    'not planned',
    'wont do',
    'wontfix',
    'wont fix',
    'invalid',
    'deleted',
    'withdrawn',
    'duplicate',
  ],
  CLOSED: ['closed', 'archived', 'merged'],
}

const kinds = new Map(
  (Object.entries(WORDS) as [StatusCategory, readonly string[]][]).flatMap(([kind, words]) =>
    words.map((word) => [word, kind] as const),
  ),
)

/** The kind of a status that a tracker calls so; null for a word that is not known. */
export function statusKind(word: string): StatusCategory | null {
  const plain = word
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return kinds.get(plain) ?? null
}
