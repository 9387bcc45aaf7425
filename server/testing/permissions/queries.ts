import { includes, type Person, type Who } from './people.ts'
import { readers, type Thing } from './readers.ts'
import type { World } from './world.ts'

/**
 * A question to a field of Query and what comes: something for some people or for those who may
 * read a thing, or a list of things. `moves`: it is paged through as well. `loose`: others, which
 * may be read, can stand on it.
 * `reveals`: whoever knows what is asked with, as a token, sees this.
 */
export type Question = { args: Record<string, unknown>; reveals?: Thing } & (
  | { comes: Who | Thing }
  | { lists: (thing: Thing, person: Person) => boolean; moves?: boolean; loose?: boolean }
)

const everybody: Who = 'vgbmacdo'
const nobody: Who = '........'
const admins: Who = '......do'

const ideas = Object.keys(readers).filter((thing): thing is Thing => thing.startsWith('idea'))
const boards = Object.keys(readers).filter((thing): thing is Thing => thing.startsWith('board'))

const entries = Object.keys(readers).filter((thing): thing is Thing => thing.startsWith('entry'))

/** Every field of Query. A new one without an entry fails the test. */
export const queries: Record<string, (world: World) => Question[]> = {
  viewer: () => [{ args: {}, comes: everybody }],
  site: () => [{ args: {}, comes: everybody }],
  ideasBeforeSite: () => [{ args: {}, comes: nobody }],
  board: ({ things }) => boards.map((thing) => ({ args: { id: things[thing].id }, comes: thing })),
  boardBySlug: ({ things }) =>
    boards.map((thing) => ({ args: { slug: things[thing].slug }, comes: thing })),
  idea: ({ things }) => ideas.map((thing) => ({ args: { id: things[thing].id }, comes: thing })),
  ideaByNumber: ({ things }) =>
    ideas.map((thing) => ({
      args: { number: Number(things[thing].id.slice('idea_'.length)) },
      comes: thing,
    })),
  node: ({ things }) => nodes.map((thing) => ({ args: { id: things[thing].id }, comes: thing })),
  nodes: ({ things }) => [
    {
      args: { ids: nodes.map((thing) => things[thing].id) },
      lists: (thing) => nodes.includes(thing),
    },
  ],
  invitation: ({ token }) => [
    { args: { token }, comes: everybody, reveals: 'invitation' },
    { args: { token: 'unknown' }, comes: nobody },
  ],
  markdownPreview: () => [{ args: { body: 'Text' }, comes: everybody }],
  formGuard: () => [{ args: {}, comes: everybody }],
  answerFigures: () => [{ args: {}, comes: everybody }],
  keptPromises: () => [{ args: {}, comes: everybody }],
  changelogPeriods: () => [{ args: {}, comes: everybody }],
  ideas: listsOfIdeas,
  roadmap: () => [
    { args: {}, comes: everybody },
    { args: { status: 'planned' }, comes: everybody },
  ],
  // By the word that one idea alone has, and by a slip in it: other titles are alike.
  similarIdeas: ({ things }) =>
    ideas.flatMap((thing) =>
      [things[thing].marks[2] ?? '', `${things[thing].marks[2]}s`].map((title) => ({
        args: { title },
        lists: (other: Thing) => other === thing && things[thing].listed,
        loose: true,
      })),
    ),
  people: () => [
    { args: {}, comes: admins },
    { args: { search: 'people.invalid' }, comes: admins },
    { args: { role: 'OWNER', banned: false }, comes: admins },
  ],
  segments: () => [{ args: {}, comes: admins }],
  teamMembers: () => [{ args: {}, comes: '.....cdo' }],
  invitations: () => [{ args: {}, comes: admins }],
  auditLog: () => [
    { args: {}, comes: admins },
    { args: { area: 'SITE' }, comes: admins },
    { args: { byServer: true }, comes: admins },
  ],
  auditActors: () => [{ args: {}, comes: admins }],
  imports: () => [{ args: {}, comes: admins }],
  deadLetters: () => [{ args: {}, comes: admins }],
  suppressedAddresses: () => [{ args: {}, comes: admins }],
  platforms: () => [{ args: {}, comes: admins }],
  peopleByName: () => [{ args: { name: 'the' }, comes: '.....cdo' }],
  changelog: () => [
    { args: {}, lists: (thing) => thing === 'entry PUBLISHED' },
    { args: { label: 'NEW' }, lists: (thing) => thing === 'entry PUBLISHED' },
    { args: { label: 'FIXED' }, lists: () => false },
  ],
  changelogEntry: ({ things }) =>
    entries.map((thing) => ({ args: { id: things[thing].id }, comes: thing })),
  changelogEntryBySlug: ({ things }) =>
    entries.map((thing) => ({ args: { slug: things[thing].slug }, comes: thing })),
  changelogDesk: () => [{ args: {}, comes: '.....cdo' }],
  moderation: () => [{ args: {}, comes: '.....cdo' }],
}

/** The records that `node` and `nodes` know by id. */
const nodes = Object.keys(readers).filter((thing): thing is Thing =>
  /^(?:idea|comment|event|edit|entry|vote|board|tag|session|invitation|notification|group)/.test(
    thing,
  ),
)

/** Everything that can be asked of the list of ideas, and which ideas stand on it. */
function listsOfIdeas({ things }: World): Question[] {
  const isListed = (thing: Thing) => things[thing].listed
  const within = (level: 'MEMBERS' | 'TEAM') => (thing: Thing) => thing === `idea ${level}`
  const all = isListed
  const tagged = (slug: Thing) => (thing: Thing, person: Person) =>
    isListed(thing) && includes(readers[slug], person)
  const mine = (thing: Thing, person: Person) =>
    person === 'author' && ideas.includes(thing) && (isListed(thing) || thing.includes('PENDING'))
  const votedBy: Partial<Record<Person, (thing: Thing) => boolean>> = {
    author: isListed,
    owner: (thing) => isListed(thing) && !thing.includes('alone'),
    guest: (thing) => thing === 'idea PUBLIC',
  }
  const voted = (thing: Thing, person: Person) => votedBy[person]?.(thing) ?? false
  const followed = (thing: Thing, person: Person) => isListed(thing) && person === 'author'
  return [
    ...['TRENDING', 'TOP', 'NEWEST', 'ACTIVE'].map((sort) => ({
      args: { sort },
      lists: all,
      moves: true,
    })),
    ...['kestrel', 'kest', 'kestrle', 'wings of'].map((search) => ({
      args: { filter: { search } },
      lists: all,
      moves: search === 'kestrel',
    })),
    // A search for a word that only one idea has finds that one, by its beginning and with a letter missing; other titles are alike.
    ...ideas.map((thing) => ({
      args: { filter: { search: things[thing].marks[2] } },
      lists: (other: Thing) => other === thing && isListed(other),
      loose: true,
    })),
    { args: { filter: { board: things['board MEMBERS'].slug } }, lists: within('MEMBERS') },
    { args: { filter: { board: things['board TEAM'].slug } }, lists: within('TEAM') },
    {
      args: { filter: { board: things['board TEAM'].slug, search: 'kestrel' } },
      lists: within('TEAM'),
    },
    { args: { filter: { tags: [things['tag PUBLIC'].slug] } }, lists: tagged('tag PUBLIC') },
    { args: { filter: { tags: [things['tag TEAM'].slug] } }, lists: tagged('tag TEAM') },
    {
      args: { filter: { statuses: ['open'] } },
      lists: (thing) => isListed(thing) && thing !== 'idea shipped',
    },
    {
      args: { filter: { statuses: ['open', 'shipped'], categories: ['SHIPPED'] } },
      lists: (thing) => thing === 'idea shipped',
    },
    { args: { filter: { mine: true } }, lists: mine },
    { args: { filter: { voted: true } }, lists: voted },
    { args: { filter: { following: true }, sort: 'TOP' }, lists: followed },
    { args: { filter: { mine: true, search: 'kestrel' } }, lists: mine },
  ]
}
