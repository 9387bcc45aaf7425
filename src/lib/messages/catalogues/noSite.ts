import { defineMessages } from '../catalogue.ts'

/** Sentences of a site that nobody has named yet, which load with its one screen. */
export const noSiteMessages = defineMessages('noSite', {
  'noSite.title': 'Nothing is here yet',
  'noSite.text':
    'Whoever runs this server finds a link in its terminal: it names the site and makes its owner.',
})
