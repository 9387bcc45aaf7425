import type { AppStorage } from '#services/storage/storage.ts'

const KEY = 'earshot.recent'
const MOST = 6
const number = /^[1-9]\d{0,9}$/

/**
 * The numbers of the ideas that were opened in this browser, the newest first. Numbers alone: what
 * they are called is asked for with the rights of whoever looks.
 */
export function recentIdeas(storage: Pick<AppStorage, 'read'>): number[] {
  return (storage.read(KEY) ?? '')
    .split(' ')
    .filter((part) => number.test(part))
    .slice(0, MOST)
    .map(Number)
}

/** Puts an idea in front of those that were opened. */
export function rememberIdea(storage: Pick<AppStorage, 'read' | 'write'>, opened: number): void {
  const others = recentIdeas(storage).filter((one) => one !== opened)
  storage.write(KEY, [opened, ...others].slice(0, MOST).join(' '))
}
