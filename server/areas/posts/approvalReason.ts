import { limits } from '#rules/limits.ts'
import type { GuardVerdict } from './formGuard.ts'

/** The reason for which a post waits for approval, for the team's eyes. */
export interface ApprovalReason {
  reason: 'TRAPPED' | 'LINKS' | 'FIRST_POST' | 'ALL' | 'UNGUARDED'
  /** The number of links, for LINKS. */
  links?: number
}

/** The facts about a post's author and how it was sent. */
export interface Sending {
  moderation: 'OFF' | 'FIRST_POST' | 'ALL'
  isTeam: boolean
  /** The team has said that nothing of theirs waits. */
  isTrusted: boolean
  /** Something of theirs was approved, or needed no approval. */
  hasPosted: boolean
  /** Such a post of theirs is older than a day. */
  isEstablished: boolean
  /** Missing: sent past our forms, which everybody may do. */
  guard: GuardVerdict | 'missing'
  /** Links in what they wrote. */
  links: number
}

/** Gives the reason for which a new idea or comment waits for approval (PENDING), the most telling one; null: it is LIVE at once. */
export function approvalReason({
  moderation,
  isTeam,
  isTrusted,
  hasPosted,
  isEstablished,
  guard,
  links,
}: Sending): ApprovalReason | null {
  if (isTeam || isTrusted) return null
  if (guard === 'trapped') return { reason: 'TRAPPED' }
  if (!isEstablished && links > limits.newcomerLinks) return { reason: 'LINKS', links }
  if (moderation === 'FIRST_POST' && !hasPosted) return { reason: 'FIRST_POST' }
  if (moderation === 'ALL') return { reason: 'ALL' }
  return guard === 'missing' && !isEstablished ? { reason: 'UNGUARDED' } : null
}
