export const ROLES = ['MEMBER', 'COLLABORATOR', 'ADMIN'] as const

/** What the command is told. */
export interface InviteInput {
  readonly name: string
  readonly role: (typeof ROLES)[number]
}

/** What the command answers: the link, and until when it holds. */
export interface InviteLine {
  readonly url: string
  readonly expiresAt: string
}
