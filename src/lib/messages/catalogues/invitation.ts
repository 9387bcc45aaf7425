import { defineMessages } from '../catalogue.ts'

/** The sentences of `/invitation`, which come with it. */
export const invitationMessages = defineMessages('invitation', {
  'join.title': 'You are invited to {site}',
  'join.lead': 'Joining signs you in on this device.',
  'join.role': 'You’ll join as {role}.',
  'join.role.MEMBER': 'a member',
  'join.role.COLLABORATOR': 'a collaborator',
  'join.role.ADMIN': 'an admin',
  'join.role.OWNER': 'the owner',
  'join.email': 'You’ll sign in with',
  'join.other': 'You’re signed in as {name}. Joining will sign you in as {other} instead.',
  'join.somebody': 'someone else',
  'join.name': 'Your name',
  'join.name.hint': 'Shown next to your posts.',
  'join.as': 'Join as',
  'join.action': 'Join',
  'join.gone.title': 'This invitation cannot be used',
  'join.gone.text':
    'It has already been used, was revoked or has expired. Ask the team for a new one.',
  'join.gone.action': 'Go to the ideas',
})
