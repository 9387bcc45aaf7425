import type { Translate } from '#lib/messages/catalogue.ts'
import type { peopleMessages } from '#lib/messages/catalogues/people.ts'

const known = ['MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'] as const

/** A role in words. */
export function roleName(role: string, t: Translate<typeof peopleMessages>): string {
  const found = known.find((one) => one === role)
  return found ? t(`people.role.${found}`) : role
}
