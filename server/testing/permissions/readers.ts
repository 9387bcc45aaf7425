import type { Who } from './people.ts'

/**
 * The readers of each thing, whichever way leads there (docs/RULES.md#permissions). An answer to
 * anybody else has no id, word, number or cursor of it. Columns: visitor, guest, banned, member,
 * author, collaborator, admin (d), owner.
 */
export const readers = {
  'board PUBLIC': 'vgbmacdo',
  'board MEMBERS': '...macdo',
  'board TEAM': '.....cdo',
  'tag PUBLIC': 'vgbmacdo',
  'tag TEAM': '.....cdo',
  'idea PUBLIC': 'vgbmacdo',
  'idea MEMBERS': '...macdo',
  'idea TEAM': '.....cdo',
  'idea shipped': 'vgbmacdo',
  'idea PENDING': '....acdo',
  'idea SPAM': '.....cdo',
  'idea DELETED': '.....cdo',
  'idea of the author alone': 'vgbmacdo',
  'idea merged into TEAM': 'vgbmacdo',
  'idea of MEMBERS, PENDING': '....acdo',
  'comment on PUBLIC': 'vgbmacdo',
  'comment internal': '.....cdo',
  'comment PENDING': '....acdo',
  'comment SPAM': '.....cdo',
  'comment DELETED': '.....cdo',
  'comment DELETED, answered': 'vgbmacdo',
  'words of comment DELETED, answered': '.....cdo',
  'comment answering': 'vgbmacdo',
  'comment replying to internal': 'vgbmacdo',
  'comment on MEMBERS': '...macdo',
  'comment on TEAM': '.....cdo',
  'comment on PENDING': '....acdo',
  'comment on SPAM': '.....cdo',
  'edit of a comment': '.....cdo',
  'edit of an idea': '.....cdo',
  'event on PUBLIC': 'vgbmacdo',
  'event naming idea MEMBERS': '...macdo',
  'event naming board TEAM': '.....cdo',
  'event naming tag TEAM': '.....cdo',
  'event on TEAM': '.....cdo',
  'event while on TEAM': '.....cdo',
  'event naming entry PUBLISHED': 'vgbmacdo',
  'entry PUBLISHED': 'vgbmacdo',
  'entry DRAFT': '.....cdo',
  'entry SCHEDULED': '.....cdo',
  'vote on PUBLIC': 'vgbmacdo',
  'vote on TEAM': '.....cdo',
  'words of vote on PUBLIC': '....acdo',
  'report of an idea': '.....cdo',
  'report of a comment': '.....cdo',
  'notification of member': '...m....',
  'notification on TEAM': '........',
  'group of member': '...m....',
  'group on TEAM': '........',
  invitation: '......do',
  import: '......do',
  'dead letter': '......do',
  'suppressed address': '......do',
  'the guest': '.g......',
  'e-mail of banned': '..b...do',
  'e-mail of member': '...m..do',
  'e-mail of author': '....a.do',
  'e-mail of collaborator': '.....cdo',
  'e-mail of admin': '......do',
  'e-mail of owner': '......do',
  'segment of banned': '.....cdo',
  'segment of member': '.....cdo',
  'segment of author': '.....cdo',
  'segment of collaborator': '.....cdo',
  'segment of admin': '.....cdo',
  'segment of owner': '.....cdo',
  'session of banned': '..b.....',
  'session of member': '...m....',
  'session of author': '....a...',
  'session of collaborator': '.....c..',
  'session of admin': '......d.',
  'session of owner': '.......o',
  'link of banned': '..b.....',
  'link of member': '...m....',
  'link of author': '....a...',
  'link of collaborator': '.....c..',
  'link of admin': '......d.',
  'link of owner': '.......o',
} as const satisfies Record<string, Who>

export type Thing = keyof typeof readers

/** The same on a site for members: who is not signed in, or banned, gets none of it. */
export function readersOfClosedSite(thing: Thing): Who {
  const who = readers[thing]
  return /^(?:session|e-mail|link)/.test(thing) ? who : `...${who.slice(3)}`
}

/** The same once all boards are for the team: what stands on them is too. */
export function readersOfTeamBoards(thing: Thing): Who {
  return /^(?:board|idea|comment|event|vote|words)/.test(thing)
    ? readers['board TEAM']
    : readers[thing]
}
