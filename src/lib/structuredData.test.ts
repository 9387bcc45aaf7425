import { structuredData, type IdeaFacts, type ListFacts, type PageFacts } from './structuredData.ts'

const siteUrl = 'https://ideas.example'
const list: ListFacts = {
  kind: 'list',
  site: { name: 'Fieldnotes', tagline: 'For notes' },
  part: null,
  ideas: [
    { name: 'Keep my place', path: '/ideas/1/keep-my-place' },
    { name: 'Dark mode', path: '/ideas/2/dark-mode' },
  ],
}
const idea: IdeaFacts = {
  kind: 'idea',
  site: { name: 'Fieldnotes' },
  board: { name: 'Editor', path: '/boards/editor' },
  path: '/ideas/1/keep-my-place',
  title: 'Keep my place',
  html: '<p>When I <b>come back</b>.</p>',
  author: 'Ana',
  createdAt: '2026-05-01T00:00:00.000Z',
  editedAt: null,
  votes: 3,
  commentCount: 2,
  comments: [
    { id: 'comment_a', html: '<p>Yes</p>', author: 'Bo', createdAt: '2026-05-02T00:00:00.000Z' },
    {
      id: 'comment_b',
      html: '<img src="/x">',
      author: 'Bo',
      createdAt: '2026-05-02T00:00:00.000Z',
    },
  ],
}
const graphOf = (facts: PageFacts) =>
  structuredData(facts, { siteUrl, language: 'de' })['@graph'] as Record<string, unknown>[]

test('the home page is the site, which can be searched, and a list', () => {
  expect(graphOf(list)).toMatchObject([
    {
      '@type': 'WebSite',
      name: 'Fieldnotes',
      description: 'For notes',
      inLanguage: 'de',
      potentialAction: {
        target: { urlTemplate: 'https://ideas.example/?q={search_term_string}' },
      },
    },
    {
      '@type': 'CollectionPage',
      url: 'https://ideas.example/',
      mainEntity: {
        numberOfItems: 2,
        itemListElement: [
          { position: 1, url: 'https://ideas.example/ideas/1/keep-my-place' },
          { position: 2 },
        ],
      },
    },
  ])
  expect(graphOf({ ...list, site: { name: 'x', tagline: '' } })[0]).not.toHaveProperty(
    'description',
  )
})

test('a board is a list below the site', () => {
  const part = { name: 'Editor', path: '/boards/editor' }
  expect(graphOf({ ...list, part })).toMatchObject([
    { '@type': 'CollectionPage', name: 'Editor', url: 'https://ideas.example/boards/editor' },
    { '@type': 'BreadcrumbList', itemListElement: [{ name: 'Fieldnotes' }, { name: 'Editor' }] },
  ])
})

test('an idea is a posting with its votes and those of its comments that have words', () => {
  const [posting, trail] = graphOf(idea)
  expect(posting).toMatchObject({
    '@type': 'DiscussionForumPosting',
    headline: 'Keep my place',
    text: 'When I come back.',
    author: { name: 'Ana' },
    commentCount: 2,
    interactionStatistic: [{ userInteractionCount: 3 }, { userInteractionCount: 2 }],
    comment: [{ text: 'Yes', url: 'https://ideas.example/ideas/1/keep-my-place#comment_a' }],
  })
  expect(posting).not.toHaveProperty('dateModified')
  expect(trail).toMatchObject({
    itemListElement: [{ name: 'Fieldnotes' }, { name: 'Editor' }, { name: 'Keep my place' }],
  })
})

test('a posting without words says its title', () => {
  expect(graphOf({ ...idea, html: '', editedAt: '2026-05-03T00:00:00.000Z' })[0]).toMatchObject({
    text: 'Keep my place',
    dateModified: '2026-05-03T00:00:00.000Z',
  })
})

const entry = {
  name: 'Both versions stay',
  path: '/changelog/both-versions-stay',
  excerpt: 'You see both.',
  publishedAt: '2026-05-09T12:00:00.000Z',
}
const news = {
  site: { name: 'Fieldnotes' },
  changelog: { name: 'Changelog', path: '/changelog' },
}

test('the changelog is a blog of the site', () => {
  const quiet = { ...entry, excerpt: '' }
  const [blog, trail] = graphOf({ kind: 'news', ...news, entries: [entry, quiet] })
  expect(blog).toMatchObject({
    '@type': 'Blog',
    url: 'https://ideas.example/changelog',
    blogPost: [
      {
        '@type': 'BlogPosting',
        url: 'https://ideas.example/changelog/both-versions-stay',
        headline: 'Both versions stay',
        description: 'You see both.',
        author: { '@type': 'Organization', name: 'Fieldnotes' },
      },
      expect.not.objectContaining({ description: expect.anything() }),
    ],
  })
  expect(trail).toMatchObject({ itemListElement: [{ name: 'Fieldnotes' }, { name: 'Changelog' }] })
})

test('an entry is a posting of that blog, with its text where it has one', () => {
  const of = (html: string) => graphOf({ kind: 'entry', ...news, entry: { ...entry, html } })
  const [posting, trail] = of('<p>You see <b>both</b>.</p>')
  expect(posting).toMatchObject({
    '@type': 'BlogPosting',
    mainEntityOfPage: 'https://ideas.example/changelog/both-versions-stay',
    articleBody: 'You see both.',
  })
  expect(trail).toMatchObject({ itemListElement: [{}, {}, { name: 'Both versions stay' }] })
  expect(of('')[0]).not.toHaveProperty('articleBody')
})
