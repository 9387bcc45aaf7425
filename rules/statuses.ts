/** The meaning of a status to the product, whatever the team calls it. */
export const statusCategories = [
  'OPEN',
  'PLANNED',
  'STARTED',
  'SHIPPED',
  'DECLINED',
  'CLOSED',
] as const

/** One of them; CLOSED: ended without a decision, as imported ideas often are. */
export type StatusCategory = (typeof statusCategories)[number]

/** Whether ideas of a category have ended: voting is closed, and lists show them only when asked to. */
export function hasEnded(category: string | undefined): boolean {
  return category === 'SHIPPED' || category === 'DECLINED' || category === 'CLOSED'
}

/** Whether followers of an idea are told when it gets into a category. */
export function tellsFollowers(category: StatusCategory): boolean {
  return category !== 'OPEN' && category !== 'CLOSED'
}
