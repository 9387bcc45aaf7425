import { defineMessages } from '../catalogue.ts'

/** Sentences about an address with statuses or tags that do not exist. */
export const goneFiltersMessages = defineMessages('goneFilters', {
  status: 'There is no status called “{slug}”. It may have been deleted.',
  tag: 'There is no tag called “{slug}”. It may have been deleted.',
  remove: { one: 'Remove this filter', other: 'Remove these filters' },
})
