import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { filesIn, restIssues } from '#server/areas/importing/testing/forms.ts'
import { tarOf } from '#server/areas/importing/testing/pack.ts'
import { feedbackData } from '../feedbackData.ts'
import { issueArchive } from './chosenIssues.ts'
import { expectedIssue, type Json } from './expected.ts'
import { written, type ImportForm } from './form.ts'

type Packed = [name: string, text: string]

async function* each<Item>(all: Iterable<Item>): AsyncGenerator<Item> {
  yield* all
}

/** The files of an archive that are wanted, as they are. */
async function filesOf(archive: string, isWanted: (name: string) => boolean): Promise<Packed[]> {
  const found: Packed[] = []
  for await (const file of filesIn(archive)) if (isWanted(file[0])) found.push(file)
  return found
}

const packed = async (folder: string, name: string, files: readonly Packed[]): Promise<string> =>
  written(folder, name, gzipSync(await tarOf(files)))

const restParts: ImportForm = {
  name: 'an archive of the parts that the REST API gives',
  project: 'rust-lang/rust',
  async write(folder, chosen) {
    const numbers = new Set(chosen.map(({ main }) => Number(main['number'])))
    const files = await filesOf(issueArchive(), (name) =>
      numbers.has(Number(/(\d+)-\w+\.json$/.exec(name)?.[1])),
    )
    const issues = await restIssues(each(files))
    return {
      source: await packed(folder, 'items.tar.gz', files),
      ideas: issues.map(({ main, comments }) => expectedIssue(main, comments)),
    }
  },
}

interface Backup {
  readonly issue?: Json
  readonly events: readonly Json[]
}

const backup: ImportForm = {
  name: 'an archive of github-metadata-backup',
  project: 'bitcoin-core/gui',
  async write(folder) {
    const archive = path.join(
      feedbackData('bitcoin-core-gui-github-metadata-backup'),
      'issues.tar.gz',
    )
    // Every sixth, the first ones, and the one that a bot has labelled.
    const files = await filesOf(archive, (name) => {
      const number = Number(/(\d+)\.json$/.exec(name)?.[1] ?? 0)
      return number % 6 === 0 || number < 20 || number === 328
    })
    const kept = files.filter(([, text]) => !/dup\w* of/i.test(text))
    const ideas = kept.flatMap(([, text]) => {
      const { issue, events } = JSON.parse(text) as Backup
      const said = events?.filter(({ event }) => event === 'commented') ?? []
      return issue === undefined ? [] : [expectedIssue(issue, said)]
    })
    return { source: await packed(folder, 'issues.tar.gz', kept), ideas }
  },
}

interface Archive {
  readonly issues: readonly Json[]
  readonly pulls: readonly Json[]
}

const archiveJson: ImportForm = {
  name: 'an archive.json',
  project: 'WICG/webpackage',
  async write(folder) {
    const file = path.join(feedbackData('webpackage-archive-json'), 'archive.json.gz')
    const all = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Archive
    const issues = all.issues.filter(
      (issue, at) =>
        (at % 4 === 0 || issue['author'] === null) && !/dup\w* of/i.test(JSON.stringify(issue)),
    )
    const kept = { ...all, issues, pulls: all.pulls.slice(0, 5) }
    return {
      source: written(folder, 'archive.json.gz', gzipSync(JSON.stringify(kept))),
      ideas: issues.map((issue) => expectedIssue(issue, issue['comments'] as readonly Json[])),
    }
  },
}

/** Archives of trackers, of which a part is taken and packed as it is. */
export const archiveForms: readonly ImportForm[] = [restParts, backup, archiveJson]
