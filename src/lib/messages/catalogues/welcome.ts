import { defineMessages } from '../catalogue.ts'

/** Sentences of the first start of a site, which load with it. */
export const welcomeMessages = defineMessages('welcome', {
  'welcome.title': 'Welcome to Earshot',
  'welcome.lead': 'Name your site to get started.',
  'welcome.siteName': 'Name of the site',
  'welcome.siteName.hint': 'Usually the name of your product.',
  'welcome.ownerName': 'Your name',
  'welcome.ownerName.hint': 'Shown next to your posts.',
  'welcome.language': 'Language of the site',
  'welcome.language.hint':
    'For its buttons and e-mails, and for the boards and statuses it starts with.',
  'welcome.start': 'Start with',
  'welcome.app': 'An app or service',
  'welcome.app.hint': 'Boards for features, problems and integrations, with statuses and tags.',
  'welcome.library': 'A library or developer tool',
  'welcome.library.hint':
    'Boards for proposals, problems and documentation, with statuses and tags.',
  'welcome.publicBody': 'A city or public body',
  'welcome.publicBody.hint': 'Boards for services, website and places, with statuses and tags.',
  'welcome.sample': 'Sample data',
  'welcome.sample.hint':
    'Ideas for an invented product, so you can look around. You can remove them later in the settings, under Imports.',
  'welcome.empty': 'Nothing',
  'welcome.empty.hint': 'One board, for your own ideas or an import.',
  'welcome.imported': {
    one: '{count} imported idea is already here.',
    other: '{count} imported ideas are already here.',
  },
  'welcome.asImported': 'Nothing more',
  'welcome.asImported.hint': 'What was imported, with its boards and tags.',
  'welcome.create': 'Create the site',
  'welcome.creating': 'Creating the site',
  'welcome.noToken.title': 'You need a link to open this page',
  'welcome.noToken.text': 'The server prints the owner’s link in its terminal when it starts.',
  'welcome.ready.title': '{name} is ready',
  'welcome.ready.text':
    'You own this site and are signed in. An e-mail address lets you sign in again, here or on another device.',
  'welcome.done.title': 'This site already has an owner',
  'welcome.done.text': 'The owner’s link has been used.',
  toIdeas: 'Go to the ideas',
  toSettings: 'Make it your own',
})
