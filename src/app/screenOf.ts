import type { UsageProperties } from '#rules/usageEvents.ts'

type Screen = UsageProperties<'screen_viewed'>['screen']

const screens: readonly [pattern: RegExp, screen: Screen][] = [
  [/^\/$/, 'ideas'],
  [/^\/boards\/[^/]+$/, 'board'],
  [/^\/ideas\/new$/, 'post'],
  [/^\/ideas\/\d+(\/[^/]*)?$/, 'idea'],
  [/^\/settings$/, 'settings'],
  [/^\/sign-in$/, 'signIn'],
  [/^\/invitation$/, 'invitation'],
  [/^\/welcome$/, 'welcome'],
  [/^\/team$/, 'team'],
  [/^\/team\/settings$/, 'teamSettings'],
  [/^\/team\/people$/, 'teamPeople'],
]

/** Which screen an address is, and nothing else of it. */
export function screenOf(pathname: string): Screen {
  return screens.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other'
}

/** The idea whose page an address is, or null. */
export function ideaOf(pathname: string): string | null {
  const number = /^\/ideas\/([1-9]\d{0,8})(\/|$)/.exec(pathname)?.[1]
  return number === undefined ? null : `idea_${number}`
}
