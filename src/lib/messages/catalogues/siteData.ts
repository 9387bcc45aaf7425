import { defineMessages } from '../catalogue.ts'

/** Sentences about the data of the site, on the page of its settings: taking it out and bringing it in. */
export const siteDataMessages = defineMessages('siteData', {
  'export.title': 'Export',
  'export.lead':
    'Everything the site has, in one zip file: spreadsheets, data for other programs, and images. Passwords to other services, sessions and invitation links stay out.',
  'export.download': 'Download everything',
  'export.failed': 'The export could not be downloaded. Try again in a few minutes.',
})
