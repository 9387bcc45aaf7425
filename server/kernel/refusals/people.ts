import { emailSentence, type EmailProblem } from '#rules/email.ts'
import type { Catalogue } from './catalogue.ts'

/** Reasons of what is done with the site, its people and its invitations. */
export const peopleRefusals = {
  PERSON_GONE: ['NOT_FOUND', 'This person is no longer a member.'],
  PERSON_NOT_BELOW: [
    'FORBIDDEN',
    ({ name }: { name: string }) =>
      `${name} has the same role as you or a higher one. Only a higher role can do this.`,
  ],
  OWN_BAN: ['FORBIDDEN', 'You cannot ban yourself.'],
  OWN_UNBAN: ['FORBIDDEN', 'You are not banned.'],
  OWN_ROLE: ['FORBIDDEN', 'You cannot change your own role.'],
  OWN_OWNERSHIP: ['FORBIDDEN', 'You already own this site.'],
  NEW_OWNER_BANNED: [
    'CONFLICT',
    ({ name }: { name: string }) => `${name} is banned. Lift the ban first.`,
  ],
  ROLE_OWNER: ['FORBIDDEN', 'A site has one owner. The owner can transfer ownership.'],
  ROLE_NOT_BELOW: ['FORBIDDEN', 'You can only give roles below your own.'],
  INVITED_ROLE_NOT_BELOW: ['FORBIDDEN', 'You can only invite people to roles below your own.'],

  SITE_HAS_OWNER: ['CONFLICT', 'This site already has an owner.'],
  ACCENT_UNKNOWN: ['INVALID', 'The accent must be a colour such as #fb8a2e.'],
  LANGUAGE_UNKNOWN: [
    'INVALID',
    ({ language }: { language: string }) => `Earshot isn’t available in “${language}”.`,
  ],
  SITE_IMAGE_GONE: ['INVALID', 'This image is no longer stored here. Choose the file again.'],
  TOO_MANY_LINKS: [
    'INVALID',
    ({ limit, given }: { limit: number; given: number }) =>
      `A site can have at most ${limit} links; ${given} were given.`,
  ],
  LINK_NOT_HTTPS: ['INVALID', 'The link must be a web address that begins with https://.'],
  TOO_MANY_DOMAINS: [
    'INVALID',
    ({ limit, given }: { limit: number; given: number }) =>
      `A site can name at most ${limit} e-mail domains; ${given} were given.`,
  ],
  DOMAIN_WRONG: [
    'INVALID',
    ({ domain }: { domain: string }) => `“${domain}” is not a domain. It looks like example.com.`,
  ],
  SIGN_IN_WAY_UNKNOWN: [
    'INVALID',
    ({ way }: { way: string }) => `“${way}” is not a way to sign in that is set up here.`,
  ],
  SIGN_IN_NEEDS_A_WAY: ['CONFLICT', 'Keep at least one way to sign in.'],
  SIGN_IN_LOCKS_OWNER_OUT: [
    'CONFLICT',
    'The owner could no longer sign in. Keep a way that the owner uses.',
  ],
  SITE_NOT_NAMED: ['NOT_FOUND', 'This site has not been named yet.'],

  INVITE_NOBODY: ['INVALID', 'Enter at least one e-mail address.'],
  INVITE_TOO_MANY: [
    'INVALID',
    ({ limit, given }: { limit: number; given: number }) =>
      `You can invite at most ${limit} people at once; you entered ${given}.`,
  ],
  INVITE_WRONG_ADDRESS: [
    'INVALID',
    ({ address, ...problem }: { address: string } & EmailProblem) =>
      `${address}: ${emailSentence(problem)}`,
  ],
  INVITED_IS_MEMBER: [
    'CONFLICT',
    ({ name, email }: { name: string; email: string }) =>
      `${name} (${email}) is already a member. Change their role below.`,
  ],
  INVITED_IS_BANNED: [
    'CONFLICT',
    ({ name, email }: { name: string; email: string }) =>
      `${name} (${email}) is banned. Lift the ban below.`,
  ],
  INVITED_HIGHER: [
    'CONFLICT',
    ({ email }: { email: string }) =>
      `${email} has already been invited, to a role that you cannot give.`,
  ],
  TOO_MANY_INVITATIONS: [
    'RATE_LIMITED',
    ({ limit, left }: { limit: number; left: number }) =>
      `You can send ${limit} invitations a day, and have ${left} left. Try again tomorrow.`,
  ],
  INVITATION_GONE: ['NOT_FOUND', 'This invitation has been used or revoked.'],
  INVITATION_WITHOUT_ADDRESS: [
    'INVALID',
    'This invitation has no e-mail address: its link was passed on by hand.',
  ],
  INVITED_ACCOUNT_GONE: ['NOT_FOUND', 'This account no longer exists. Ask for a new invitation.'],
  LINK_USED: ['NOT_FOUND', 'This link has been used or has expired. Ask for a new one.'],
  OWNER_LINK_USED: [
    'NOT_FOUND',
    'This link no longer works. Use the latest one that the server printed.',
  ],
  NAME_IS_MEMBER: [
    'CONFLICT',
    ({ name }: { name: string }) =>
      `${name} is already a member: leave the role out to sign them in, or use --new for another member of that name.`,
  ],
  NAME_OF_SEVERAL: [
    'CONFLICT',
    ({ name, count, ids }: { name: string; count: number; ids: string }) =>
      `${count} members are called ${name}: ${ids}. Give the id in place of the name, or use --new for another one.`,
  ],
} as const satisfies Catalogue
