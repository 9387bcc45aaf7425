import {
  listDeadLetters,
  sendLetterAgain,
  type DeadLetterRow,
} from '#server/areas/mailing/deadLetters.ts'
import {
  allowAddressAgain,
  listSuppressedAddresses,
  type SuppressedAddressRow,
} from '#server/areas/mailing/suppressedAddresses.ts'
import { may } from '#server/kernel/permissions.ts'
import { builder } from './builder.ts'
import { connectionFrom, connectionTypes, pageArguments } from './connection.ts'
import { mutation } from './mutation.ts'

const DeadLetter = builder.objectRef<DeadLetterRow>('DeadLetter').implement({
  description:
    'A letter that could not be sent: it was refused for good, or it failed for two days. Kept for 30 days. For admins and the owner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, which `sendLetterAgain` takes.' }),
    email: t.exposeString('email', { description: 'The address that it is for.' }),
    subject: t.exposeString('subject', {
      description: 'What its reader would have seen as its subject, in one line.',
    }),
    reason: t.exposeString('reason', {
      description: 'What the mail server said last, at most 500 characters.',
    }),
    attempts: t.exposeInt('attempts', { description: 'How often it was tried.' }),
    failedAt: t.expose('failedAt', { type: 'DateTime', description: 'When it was given up.' }),
  }),
})

const SuppressedAddress = builder.objectRef<SuppressedAddressRow>('SuppressedAddress').implement({
  description:
    'An address that a mail server refused for good. It gets codes that somebody asks for, and no other letters. For admins and the owner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, which `allowAddressAgain` takes.' }),
    email: t.exposeString('email', { description: 'The address.' }),
    reason: t.exposeString('reason', {
      description: 'What the mail server said, at most 500 characters.',
    }),
    since: t.expose('since', { type: 'DateTime', description: 'When it was refused.' }),
  }),
})

const { connection: DeadLetterConnection } = connectionTypes('DeadLetter', DeadLetter)
const { connection: SuppressedAddressConnection } = connectionTypes(
  'SuppressedAddress',
  SuppressedAddress,
)

builder.queryField('deadLetters', (t) =>
  t.field({
    type: DeadLetterConnection,
    nullable: true,
    description:
      'Letters that could not be sent, the last one first. Null for who may not change the settings.',
    cost: { db: 5 },
    args: { ...pageArguments },
    resolve: (_, page, { db, viewer }) =>
      may(viewer, 'manageSite') ? connectionFrom(listDeadLetters(db, page)) : null,
  }),
)

builder.queryField('suppressedAddresses', (t) =>
  t.field({
    type: SuppressedAddressConnection,
    nullable: true,
    description:
      'Addresses that mail servers refused for good, the last one first. Null for who may not change the settings.',
    cost: { db: 5 },
    args: { ...pageArguments },
    resolve: (_, page, { db, viewer }) =>
      may(viewer, 'manageSite') ? connectionFrom(listSuppressedAddresses(db, page)) : null,
  }),
)

mutation('sendLetterAgain', {
  description:
    'Puts a letter that could not be sent back into the queue, for two more days. For admins and the owner.',
  may: 'manageSite',
  args: builder.args((t) => ({
    letterId: t.id({ description: 'The letter to send.', required: true }),
  })),
  command: (call, { db }) => sendLetterAgain(db, call),
  payload: (t) => ({
    sentLetterId: t.id({
      description: 'Id of the letter that is in the queue again; null where the call was refused.',
      nullable: true,
      resolve: ({ result }) => result?.letterId ?? null,
    }),
  }),
})

mutation('allowAddressAgain', {
  description:
    'Lets an address that was refused for good get mail again. Letters that it did not get are sent by `sendLetterAgain`. For admins and the owner.',
  may: 'manageSite',
  args: builder.args((t) => ({
    suppressedAddressId: t.id({ description: 'The address to allow.', required: true }),
  })),
  command: (call, { db }) => allowAddressAgain(db, call),
  payload: (t) => ({
    allowedAddressId: t.id({
      description: 'Id of the address that is allowed again; null where the call was refused.',
      nullable: true,
      resolve: ({ result }) => result?.suppressedAddressId ?? null,
    }),
  }),
})
