import { limits } from '#rules/limits.ts'
import type { GuardVerdict } from './formGuard.ts'

/** Why a post waits for approval, for the team's eyes. */
export interface Hold {
  reason: 'TRAPPED' | 'LINKS' | 'FIRST_POST' | 'ALL' | 'UNGUARDED'
  /** The number of links, for LINKS. */
  links?: number
}

/** The facts about a post's author and how it was sent. */
export interface Sending {
  moderation: 'OFF' | 'FIRST_POST' | 'ALL'
  isTeam: boolean
  /** Something of theirs was approved, or needed no approval. */
  hasPosted: boolean
  /** Such a post of theirs is older than a day. */
  isEstablished: boolean
  /** Missing: sent past our forms, which everybody may do. */
  guard: GuardVerdict | 'missing'
  /** Links in what they wrote. */
  links: number
}

/** Why an idea or comment is to wait for approval (PENDING) when it is posted; null: it is LIVE at once. What tells the team most comes first. */
export function holdReason({
  moderation,
  isTeam,
  hasPosted,
  isEstablished,
  guard,
  links,
}: Sending): Hold | null {
  if (isTeam) return null
  if (guard === 'trapped') return { reason: 'TRAPPED' }
  if (!isEstablished && links > limits.newcomerLinks) return { reason: 'LINKS', links }
  if (moderation === 'FIRST_POST' && !hasPosted) return { reason: 'FIRST_POST' }
  if (moderation === 'ALL') return { reason: 'ALL' }
  return guard === 'missing' && !isEstablished ? { reason: 'UNGUARDED' } : null
}
