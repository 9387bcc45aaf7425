export const ROLES = ['MEMBER', 'COLLABORATOR', 'ADMIN'] as const

/** The input of the command. */
export interface InviteInput {
  readonly name: string
  /** Left out: a new member is a MEMBER, one who exists keeps theirs. */
  readonly role?: (typeof ROLES)[number] | undefined
  readonly isNew: boolean
}
