import { t } from '#lib/messages/en/people.ts'

const known = ['MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'] as const

/** A role in words. */
export function roleName(role: string): string {
  const found = known.find((one) => one === role)
  return found ? t(`people.role.${found}`) : role
}
