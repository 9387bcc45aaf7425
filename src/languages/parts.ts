import type { Translation } from '#lib/messages/catalogue.ts'

/** The catalogues whose translations come with the first screen: what most people read. */
export const firstCatalogues = [
  'accountMenu',
  'answerTime',
  'boards',
  'changelog',
  'comments',
  'common',
  'drafts',
  'fields',
  'filters',
  'frameLinks',
  'ideaEdits',
  'ideaList',
  'ideaPage',
  'inbox',
  'invitation',
  'lists',
  'membersOnly',
  'mentions',
  'mute',
  'network',
  'notFound',
  'overlays',
  'posting',
  'problems',
  'ranking',
  'reactions',
  'roadmap',
  'sharing',
  'shippedIdea',
  'signIn',
  'signals',
  'subscription',
  'theme',
  'timeline',
  'unread',
  'user',
  'voting',
  'welcomeText',
] as const

/** Those whose translations come behind them, with code that few people open. */
export const laterCatalogues = [
  'account',
  'auditLog',
  'catalog',
  'changelogDesk',
  'downloads',
  'editing',
  'goneFilters',
  'guest',
  'history',
  'ideaTeam',
  'images',
  'keeping',
  'listFile',
  'mailTrouble',
  'merging',
  'moderation',
  'noSite',
  'notifications',
  'palette',
  'people',
  'planning',
  'platforms',
  'privacy',
  'searchWords',
  'segment',
  'shortcuts',
  'siteData',
  'siteLook',
  'siteSettings',
  'welcome',
] as const

/** The translations of some catalogues, none left out, by their names. */
export type Part<Names extends readonly string[]> = Readonly<Record<Names[number], Translation>>

/** The part of a language that comes with the first screen. */
export type FirstPart = Part<typeof firstCatalogues>

/** The part that comes behind it. */
export type LaterPart = Part<typeof laterCatalogues>
