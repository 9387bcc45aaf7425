import type { Catalogue } from './catalogue.ts'

/** Reasons of what admins do about mail. */
export const mailRefusals = {
  LETTER_GONE: ['NOT_FOUND', 'This letter is being sent again already, or is no longer kept.'],
  ADDRESS_ALLOWED: ['NOT_FOUND', 'This address already gets mail.'],
} as const satisfies Catalogue
