import type { Catalogue } from './catalogue.ts'

/** Reasons of what admins do about mail. */
export const mailRefusals = {
  LETTER_GONE: ['NOT_FOUND', 'This e-mail is already being sent again, or is no longer stored.'],
  ADDRESS_ALLOWED: ['NOT_FOUND', 'This address already gets mail.'],
} as const satisfies Catalogue
