import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { filesIn } from '#server/areas/importing/testing/forms.ts'
import { feedbackData } from '../feedbackData.ts'
import { FIRST_BOARD, line, plain, tagsIn, votesOf, type Json } from './expected.ts'
import { written, type ImportForm } from './form.ts'
import type { ShownIdea } from './shown.ts'

/** A proposal of the city's board, as its API gives it. */
interface Proposal {
  readonly id: number
  readonly title: string
  readonly summary: string
  /** The day alone, such as 22/01/2016. */
  readonly created_at: string
  readonly status: string
  readonly author: { readonly name: string } | null
  readonly category: { readonly id: number; readonly name: string } | null
  readonly subcategory: { readonly name: string } | null
  readonly district: { readonly id: number; readonly name: string } | null
  readonly total_votes: number
  readonly total_comments: number
  readonly url: string
  /** What was said first about it, which stands for the answer. */
  readonly said?: string
}

/** Every fiftieth proposal. */
async function proposals(): Promise<Proposal[]> {
  const archive = path.join(feedbackData('decidim-barcelona-proposals'), 'decidim-pam.tar.gz')
  const [found, said]: [Proposal[], Map<number, string>] = [[], new Map()]
  let at = 0
  for await (const [name, text] of filesIn(archive)) {
    if (/proposals\/\d+\.json$/.test(name) && at++ % 50 === 0)
      found.push((JSON.parse(text) as { proposal: Proposal }).proposal)
    const [, id] = /comments\/(\d+)-01\.json$/.exec(name) ?? []
    if (id !== undefined)
      said.set(Number(id), String((JSON.parse(text) as { comments: Json[] }).comments[0]?.['body']))
  }
  return found.map((one) => ({ ...one, said: said.get(one.id) ?? '' }))
}

const dayOf = ({ created_at: day }: Proposal): string => day.split('/').toReversed().join('-')

/** What both layouts have of a proposal. */
const expected = (one: Proposal, tracker: string): Omit<ShownIdea, 'tags'> => ({
  key: String(one.id),
  url: one.url,
  title: line(one.title),
  body: plain(one.summary),
  author: one.author === null ? null : line(one.author.name),
  createdAt: `${dayOf(one)}T00:00:00.000Z`,
  status: one.status === 'accepted' ? 'Planned' : 'Declined',
  // Without the time of an answer nobody knows when it was declined.
  closedAt: one.status === 'accepted' ? null : `${dayOf(one)}T00:00:00.000Z`,
  board: FIRST_BOARD,
  votes: votesOf(tracker, one.total_votes),
  comments: [],
})

const userVoice: ImportForm = {
  name: 'a table as UserVoice has it',
  project: 'suggestions',
  async write(folder) {
    const all = await proposals()
    const rows = all.map((one) => ({
      'suggestion.id': one.id,
      'suggestion.title': one.title,
      'suggestion.body': one.summary,
      'suggestion.status.name': one.status === 'accepted' ? 'planned' : 'declined',
      'suggestion.forum.name': one.category?.name,
      'suggestion.labels.name': `${one.subcategory?.name ?? ''}, ${one.district?.name ?? ''}`,
      'suggestion.creator.name': one.author?.name,
      'suggestion.votes_count': one.total_votes,
      'suggestion.created_timestamp': `${dayOf(one)} 00:00:00 UTC`,
      'suggestion.portal_url': one.url,
    }))
    const ideas = all.map((one) => ({
      ...expected(one, 'UserVoice'),
      board: line(one.category?.name),
      // Some names of subcategories have a comma, which stands between labels there.
      tags: tagsIn(one.subcategory?.name, one.district?.name),
    }))
    const text = stringify(rows, { header: true })
    return { source: written(folder, 'suggestions.csv', text), ideas }
  },
}

const decidim: ImportForm = {
  name: 'a table as Decidim has it',
  project: 'proposals',
  async write(folder) {
    const all = await proposals()
    // A text stands in the column of its language, and the other one is empty.
    const rows = all.map((one, at) => ({
      id: one.id,
      'author/name': one.author?.name,
      'category/id': one.category?.id,
      'category/name/ca': one.category?.name,
      'scope/id': one.district?.id,
      'scope/name/ca': one.district?.name,
      'participatory_space/id': 1,
      'component/id': 2,
      'title/ca': at % 4 === 0 ? '' : one.title,
      'title/es': at % 4 === 0 ? one.title : '',
      'body/ca': at % 4 === 0 ? '' : one.summary,
      'body/es': at % 4 === 0 ? one.summary : '',
      state: one.status,
      'answer/ca': one.said,
      answered_at: one.said === '' ? '' : `${one.created_at} 12:30:00`,
      proposal_votes_count: one.total_votes,
      published_at: one.created_at,
      url: one.url,
    }))
    const ideas = all.map((one) => ({
      ...expected(one, 'Decidim'),
      closedAt:
        one.status === 'accepted' ? null : `${dayOf(one)}T${one.said ? '12:30' : '00:00'}:00.000Z`,
      tags: tagsIn(one.category?.name, one.district?.name),
      comments: one.said
        ? [{ author: null, body: plain(one.said), createdAt: `${dayOf(one)}T12:30:00.000Z` }]
        : [],
    }))
    const text = stringify(rows, { header: true, delimiter: ';' })
    return { source: written(folder, 'proposals.csv', text), ideas }
  },
}

/** Tables that are made of a city's proposals. */
export const proposalForms: readonly ImportForm[] = [userVoice, decidim]
