import { defineMessages } from '../catalogue.ts'

/** Sentences of the site's own links, which load behind the first screen. */
export const frameLinksMessages = defineMessages('frameLinks', {
  title: 'Elsewhere',
})
