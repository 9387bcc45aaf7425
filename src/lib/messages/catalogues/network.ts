import { defineMessages } from '../catalogue.ts'

/** Sentences about the way between this page and its server. */
export const networkMessages = defineMessages('network', {
  'endpoint.refused':
    '{server} does not answer pages at {page}. Whoever runs it can add {page} to ALLOWED_ORIGINS.',
  'endpoint.blocked':
    'This page’s content security policy does not let it reach {server}. Whoever serves the page can add {server} to connect-src and img-src.',
  'release.newer': 'A newer version is available. Your drafts are kept.',
  'release.reload': 'Reload',
  'release.later': 'Not now',
})
