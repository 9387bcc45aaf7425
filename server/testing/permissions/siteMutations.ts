import { admins, type Act } from './act.ts'

/** What is done to the site as a whole. */
export const siteMutations: Readonly<Record<string, Act>> = {
  updateSite: { may: admins, done: { '': admins }, args: () => ({ name: 'Another name' }) },
  deleteSite: {
    may: '.......o',
    done: { '': '.......o' },
    args: () => ({ name: 'Test' }),
    leavesNobody: true,
  },
  undoImport: {
    may: admins,
    done: { import: admins },
    args: ({ id }) => ({ importId: id }),
  },
}
