import { defineMessages, type Messages } from '../catalogue.ts'

/**
 * Why the server has refused something, by reason. Empty in English, in which the server sends the
 * sentence itself.
 */
export const refusalMessages = defineMessages<Messages>('refusals', {})
