import { defineMessages } from '../catalogue.ts'

/** Sentences about the platforms on the page of the site's settings. */
export const platformsMessages = defineMessages('platforms', {
  title: 'Usage analytics',
  lead: 'External services that this site uses, only for people who agreed. They are set up on the server; the README lists the settings.',
  usage: 'Amplitude',
  cloud: 'Firebase',
  'reach.NOT_CONFIGURED': 'Not set up',
  'reach.REACHABLE': 'Set up and reachable',
  'reach.REFUSED': 'Reachable, but it rejects the key',
  'reach.UNREACHABLE': 'Set up, but not reachable from this server',
  'usage.via': 'Sent by this server to {host}',
  'usage.direct': 'Sent by browsers directly to {host}, so this server cannot count events.',
  'usage.counts':
    'Since the server started: {received} events received, {forwarded} accepted by Amplitude, {failed} rejected, {refused} not in the catalogue.',
  'usage.none': 'No events yet. They come only from people who agreed.',
  'cloud.project': 'Project {project}',
  'cloud.analytics.on':
    'Firebase’s own analytics is on for this app. Google’s tag is still not added to pages, because it reads addresses and titles.',
  'cloud.analytics.off': 'Firebase’s own analytics is off for this app.',
  example: 'What is sent, with an example',
  'example.text': 'When someone who agreed votes, only this is sent:',
  'example.more':
    'docs/EVENTS.md lists every event. Never sent: titles, texts, searches, names, e-mail addresses, addresses of pages, IP addresses, cookies.',
})
