import { builder } from './builder.ts'

export const Visibility = builder.enumType('Visibility', {
  values: ['PUBLIC', 'MEMBERS', 'TEAM'] as const,
})
export const SiteVisibility = builder.enumType('SiteVisibility', {
  values: ['PUBLIC', 'MEMBERS'] as const,
})
export const TagVisibility = builder.enumType('TagVisibility', {
  values: ['PUBLIC', 'TEAM'] as const,
})
export const Moderation = builder.enumType('Moderation', {
  values: ['OFF', 'FIRST_POST', 'ALL'] as const,
})
export const StatusCategory = builder.enumType('StatusCategory', {
  values: ['OPEN', 'PLANNED', 'STARTED', 'SHIPPED', 'DECLINED'] as const,
})
export const Role = builder.enumType('Role', {
  values: ['MEMBER', 'COLLABORATOR', 'ADMIN', 'OWNER'] as const,
})
export const IdeaState = builder.enumType('IdeaState', {
  values: ['PENDING', 'LIVE', 'SPAM', 'DELETED'] as const,
})
export const CommentState = builder.enumType('CommentState', {
  values: ['PENDING', 'LIVE', 'SPAM', 'DELETED'] as const,
})
export const Reaction = builder.enumType('Reaction', {
  description: 'What a reader can say to a comment without words.',
  values: ['AGREE', 'THANKS', 'CHEER', 'SMILE'] as const,
})
export const IdeaSort = builder.enumType('IdeaSort', {
  values: ['TRENDING', 'TOP', 'NEWEST', 'ACTIVE'] as const,
})
export const SiteStart = builder.enumType('SiteStart', { values: ['EMPTY', 'SAMPLE'] as const })
export const SignUp = builder.enumType('SignUp', {
  description: 'Who gets an account: anybody with an e-mail address, or who was invited.',
  values: ['OPEN', 'INVITED'] as const,
})
