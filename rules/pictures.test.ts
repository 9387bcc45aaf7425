import { pictureAddress, pictureAsked, pictureVersion, type PictureFacts } from './pictures.ts'

const facts: PictureFacts = {
  site: 'Fieldnotes',
  language: 'en',
  accent: null,
  logo: null,
  title: 'Keep my place',
  lead: '',
  idea: { number: 12, votes: 3, status: { name: 'Planned', color: null, category: 'PLANNED' } },
}

test.each([
  { kind: 'site' } as const,
  { kind: 'idea', number: 12 } as const,
  { kind: 'board', slug: 'editor-2' } as const,
  { kind: 'board', slug: 'größe/“x”' } as const,
  { kind: 'entry', slug: '2-0-is-here' } as const,
])('the address of %j is read back', (subject) => {
  expect(pictureAsked(pictureAddress(subject, facts))).toEqual({
    subject,
    version: pictureVersion(facts),
  })
})

test.each([
  { site: 'Fieldnote' },
  { language: 'de' as const },
  { accent: '#f00' },
  { logo: '/images/00000000000000000000000000' },
  { title: 'Keep my places' },
  { lead: 'More' },
  { idea: null },
  { idea: { ...facts.idea!, votes: 4 } },
  { idea: { ...facts.idea!, status: null } },
])('a picture with %j is another one', (change) => {
  expect(pictureVersion({ ...facts, ...change })).not.toBe(pictureVersion(facts))
})

test('a logo is the same one wherever its address is from', () => {
  const [own, ...others] = ['', '/feedback', 'https://ideas.example/feedback'].map((server) =>
    pictureVersion({ ...facts, logo: `${server}/images/00000000000000000000000000` }),
  )
  expect(new Set(others)).toEqual(new Set([own]))
})

test.each([
  '/og/site.png',
  '/og/site-.png',
  '/og/ideas/1',
  '/og/ideas/x-a1.png',
  '/og/ideas/12345678901-a1.png',
  '/og/boards/%E0%A4-a1.png',
  '/og/boards/a/b-a1.png',
  '/og/changelog/a/b-a1.png',
  '/og/people/1-a1.png',
])('%s is the address of no picture', (path) => {
  expect(pictureAsked(path)).toBeNull()
})
