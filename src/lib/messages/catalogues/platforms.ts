import { defineMessages } from '../catalogue.ts'

/** Sentences about the platforms on the page of the site's settings. */
export const platformsMessages = defineMessages('platforms', {
  title: 'Usage analytics',
  lead: 'Which outside services this site uses, and only for people who agreed. They are set up where the server is started; the README names the settings.',
  usage: 'Amplitude',
  cloud: 'Firebase',
  'reach.NOT_CONFIGURED': 'Not set up',
  'reach.REACHABLE': 'Set up and reachable',
  'reach.REFUSED': 'Reachable, but it does not take the key',
  'reach.UNREACHABLE': 'Set up, but it does not answer this server',
  'usage.via': 'By this server, to {host}',
  'usage.direct': 'Browsers send straight to {host}: this server cannot count what arrives.',
  'usage.counts':
    'Since the server has started: {received} events received, {forwarded} taken by Amplitude, {failed} not taken, {refused} not in the catalogue.',
  'usage.none': 'Nothing has been received yet. Events come from people who agreed.',
  'cloud.project': 'Project {project}',
  'cloud.analytics.on':
    'The platform’s own analytics is on for this app. Google’s tag is not put into pages all the same: it reads addresses and titles.',
  'cloud.analytics.off': 'The platform’s own analytics is off for this app.',
  example: 'What is sent, with an example',
  'example.text': 'Whenever somebody who agreed votes, this and nothing more is sent:',
  'example.more':
    'docs/EVENTS.md lists every event. Never sent: titles, texts, searches, names, e-mail addresses, addresses of pages, IP addresses, cookies.',
})
