import { may } from '#server/kernel/permissions.ts'
import type { Context } from './context.ts'

/** The number of all ideas of a board, status or tag, to who may delete it; `which` says which. */
export const totalIdeas = (which: string) =>
  ({
    nullable: true,
    cost: { db: 2 },
    description: `Ideas ${which}, whatever their state: those that deleting it moves. Null to all but admins and the owner.`,
    resolve: ({ id }: { id: string }, _: object, { viewer }: Context): Promise<number> | null =>
      may(viewer, 'manageSite') ? viewer.ideaTotals.load(id) : null,
  }) as const

const STANDS = 'as it stands after the call, also when the call was refused; null where it is gone.'

/** A payload's site, of which its lists can be read as they are afterwards. */
export const siteNote = 'The site, with its lists as they are after the call.'
export const boardNote = `The board ${STANDS}`
export const statusNote = `The status ${STANDS}`
export const tagNote = `The tag ${STANDS}`
