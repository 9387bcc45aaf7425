import { defineMessages } from '../catalogue.ts'

/** Sentences of the first start of a site, which load with it. */
export const welcomeMessages = defineMessages('welcome', {
  'welcome.title': 'Welcome to Earshot',
  'welcome.lead': 'Name your site, and it is yours.',
  'welcome.siteName': 'Name of the site',
  'welcome.siteName.hint': 'Usually the name of your product.',
  'welcome.ownerName': 'Your name',
  'welcome.ownerName.hint': 'People see it beside what you write.',
  'welcome.start': 'Start with',
  'welcome.sample': 'Sample data',
  'welcome.sample.hint': 'Ideas for an invented product, to look around.',
  'welcome.empty': 'Nothing',
  'welcome.empty.hint': 'An empty list, for your own ideas or an import.',
  'welcome.create': 'Create the site',
  'welcome.creating': 'Creating the site',
  'welcome.noToken.title': 'This page opens with a link',
  'welcome.noToken.text':
    'The server prints the link for the owner in its terminal when it starts.',
  'welcome.done.title': 'This site has its owner',
  'welcome.done.text': 'The link for the owner is used up.',
})
