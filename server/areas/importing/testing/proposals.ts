import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { stringify } from 'csv-stringify/sync'
import { list, record } from '../items/raw.ts'
import { filesIn } from './forms.ts'

/**
 * Writes the proposals of the set of a city's board as the table that Decidim exports, each with
 * what was said first about it as its answer. Gives the path of the file.
 */
export async function writeProposals(data: string, folder: string): Promise<string> {
  const proposals: Readonly<Record<string, unknown>>[] = []
  const said = new Map<number, Readonly<Record<string, unknown>>>()
  for await (const [name, text] of filesIn(path.join(data, 'decidim-pam.tar.gz'))) {
    const read = record(JSON.parse(text))
    if (name.startsWith('proposals/')) proposals.push(record(read['proposal']))
    const [, id] = /comments\/(\d+)-01\.json$/.exec(name) ?? []
    if (id !== undefined) said.set(Number(id), record(list(read['comments'])[0]))
  }
  const rows = proposals.map((one) => {
    const answer = said.get(Number(one['id'])) ?? {}
    return {
      id: one['id'],
      'author/name': record(one['author'])['name'],
      'category/name/ca': record(one['category'])['name'],
      'scope/name/ca': record(one['district'])['name'],
      'participatory_space/id': 1,
      'component/id': 2,
      'title/ca': one['title'],
      'body/ca': one['summary'],
      state: one['status'],
      'answer/ca': answer['body'],
      answered_at: answer['created_at'],
      proposal_votes_count: one['total_votes'],
      published_at: one['created_at'],
      url: one['url'],
    }
  })
  const file = path.join(folder, 'proposals.csv')
  writeFileSync(file, stringify(rows, { header: true, delimiter: ';' }))
  return file
}
