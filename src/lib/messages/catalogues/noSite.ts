import { defineMessages } from '../catalogue.ts'

/** Sentences of a site that nobody has named yet, which load with its one screen. */
export const noSiteMessages = defineMessages('noSite', {
  'noSite.title': 'Nothing is here yet',
  'noSite.text':
    'If you run this server, open the link in its terminal to name the site and become its owner.',
})
