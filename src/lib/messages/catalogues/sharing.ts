import { defineMessages } from '../catalogue.ts'

/** Sentences of handing an address on. */
export const sharingMessages = defineMessages('sharing', {
  'share.copied': 'Link copied',
  'share.failed': 'The link couldn’t be copied. Copy it from the address bar.',
})
