import { href } from '#services/navigation/href.ts'

/** The states of entries, in the order of the tabs. */
export const deskStates = ['DRAFT', 'SCHEDULED', 'PUBLISHED'] as const
export type DeskState = (typeof deskStates)[number]

/** In place of an id: an entry that is not there yet. */
export const NEW_ENTRY = 'new'

const names = { DRAFT: 'drafts', SCHEDULED: 'scheduled', PUBLISHED: 'published' } as const

/** Reads which entries the address shows; what it does not understand is the drafts. */
export function readDeskState(query: URLSearchParams): DeskState {
  return deskStates.find((state) => names[state] === query.get('show')) ?? 'DRAFT'
}

/** Reads the entry that is edited: its id, NEW_ENTRY, or null where the list is shown. */
export function readEdited(query: URLSearchParams): string | null {
  return (query.get('edit') ?? '').slice(0, 60) || null
}

/** The address of the entries of a state. */
export function deskHref(state: DeskState): string {
  return `${href('/team/changelog')}${state === 'DRAFT' ? '' : `?show=${names[state]}`}`
}

/** Whether the question when an entry is to be published is open over its form. */
export function readIsPublishing(query: URLSearchParams): boolean {
  return query.get('publish') === '1'
}

/**
 * The address at which an entry, or a new one, is edited; `state` leads back to the entries like it.
 * With the question of its publication.
 */
export function editHref(
  entryId: string = NEW_ENTRY,
  state: DeskState = 'DRAFT',
  isPublishing = false,
): string {
  const query = {
    edit: entryId,
    ...(state !== 'DRAFT' && { show: names[state] }),
    ...(isPublishing && { publish: '1' }),
  }
  return `${href('/team/changelog')}?${new URLSearchParams(query)}`
}
