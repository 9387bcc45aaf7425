import { emailSentence, type EmailProblem } from '#rules/email.ts'
import type { Catalogue } from './catalogue.ts'

/** Reasons of what is done with the site, its people and its invitations. */
export const peopleRefusals = {
  PERSON_GONE: ['NOT_FOUND', 'This person is not a member any more.'],
  PERSON_NOT_BELOW: [
    'FORBIDDEN',
    ({ name }: { name: string }) =>
      `${name} has the same role as you or a higher one. Only a higher role can do this.`,
  ],
  OWN_BAN: ['FORBIDDEN', 'You cannot ban yourself.'],
  OWN_UNBAN: ['FORBIDDEN', 'You are not banned.'],
  OWN_ROLE: ['FORBIDDEN', 'You cannot change your own role.'],
  OWN_OWNERSHIP: ['FORBIDDEN', 'You own this site already.'],
  NEW_OWNER_BANNED: [
    'CONFLICT',
    ({ name }: { name: string }) => `${name} is banned. Lift the ban first.`,
  ],
  ROLE_OWNER: ['FORBIDDEN', 'A site has one owner. The owner can transfer ownership.'],
  ROLE_NOT_BELOW: ['FORBIDDEN', 'You can give roles below your own.'],
  INVITED_ROLE_NOT_BELOW: ['FORBIDDEN', 'You can invite to roles below your own.'],

  SITE_HAS_OWNER: ['CONFLICT', 'This site has an owner already.'],
  SITE_NOT_NAMED: ['NOT_FOUND', 'This site has not been named yet.'],

  INVITE_NOBODY: ['INVALID', 'Enter at least one e-mail address.'],
  INVITE_TOO_MANY: [
    'INVALID',
    ({ limit, given }: { limit: number; given: number }) =>
      `At most ${limit} addresses can be invited at once; these are ${given}.`,
  ],
  INVITE_WRONG_ADDRESS: [
    'INVALID',
    ({ address, ...problem }: { address: string } & EmailProblem) =>
      `${address}: ${emailSentence(problem)}`,
  ],
  INVITED_IS_MEMBER: [
    'CONFLICT',
    ({ name, email }: { name: string; email: string }) =>
      `${name} (${email}) is a member already: change the role below.`,
  ],
  INVITED_IS_BANNED: [
    'CONFLICT',
    ({ name, email }: { name: string; email: string }) =>
      `${name} (${email}) is banned: lift the ban below.`,
  ],
  INVITED_HIGHER: [
    'CONFLICT',
    ({ email }: { email: string }) =>
      `${email} is invited already, to a role that you cannot give.`,
  ],
  TOO_MANY_INVITATIONS: [
    'RATE_LIMITED',
    ({ limit, left }: { limit: number; left: number }) =>
      `You can send ${limit} invitations a day, and have ${left} left. Try again tomorrow.`,
  ],
  INVITATION_GONE: ['NOT_FOUND', 'This invitation was used or revoked meanwhile.'],
  INVITATION_WITHOUT_ADDRESS: [
    'INVALID',
    'This invitation has no e-mail address: it is a link that was handed over.',
  ],
  INVITED_ACCOUNT_GONE: [
    'NOT_FOUND',
    'This account does not exist any more. Ask for a new invitation.',
  ],
  LINK_USED: ['NOT_FOUND', 'This link has been used or has expired. Ask for a new one.'],
  OWNER_LINK_USED: [
    'NOT_FOUND',
    'This link does not work any more. Use the one that the server printed last.',
  ],
  NAME_IS_MEMBER: [
    'CONFLICT',
    ({ name }: { name: string }) =>
      `${name} is a member already: leave the role out to sign them in, or say --new for another member of that name.`,
  ],
  NAME_OF_SEVERAL: [
    'CONFLICT',
    ({ name, count, ids }: { name: string; count: number; ids: string }) =>
      `${count} members are called ${name}: ${ids}. Give the id in place of the name, or say --new for another one.`,
  ],
} as const satisfies Catalogue
