import { defineMessages } from '../catalogue.ts'

/** The sentences of `/invitation`, which come with it. */
export const invitationMessages = defineMessages('invitation', {
  'join.title': 'You are invited to {site}',
  'join.lead': 'Joining signs you in on this browser.',
  'join.role': 'You join as {role}.',
  'join.role.MEMBER': 'a member',
  'join.role.COLLABORATOR': 'a collaborator',
  'join.role.ADMIN': 'an admin',
  'join.role.OWNER': 'the owner',
  'join.email': 'You sign in with',
  'join.other': 'You are signed in as {name} here. Joining signs you in as {other} instead.',
  'join.somebody': 'somebody else',
  'join.name': 'Your name',
  'join.name.hint': 'Shown beside what you write.',
  'join.as': 'Join as',
  'join.action': 'Join',
  'join.gone.title': 'This invitation cannot be used',
  'join.gone.text': 'It was used already, revoked, or is too old. Ask the team for a new one.',
  'join.gone.action': 'To the ideas',
})
