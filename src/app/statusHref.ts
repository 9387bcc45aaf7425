import { choiceHref, readChoice } from '#features/ideas/listAddress.ts'

/** The address of all ideas in one status. */
export function statusHref(slug: string): string {
  return choiceHref({ ...readChoice(null, new URLSearchParams()), statuses: [slug] })
}
