import path from 'node:path'
import { storable } from '#server/kernel/storable.ts'
import type { ReadEvent } from '../items/shape.ts'
import { type Chunks, collect, EndsInMiddle, peek } from '../source/chunks.ts'
import { NotInEncoding } from '../source/encoding.ts'
import { nameOf, undatedName } from '../source/fileNames.ts'
import { jsonElements, jsonLines } from '../source/jsonElements.ts'
import { jsonMembers } from '../source/jsonMembers.ts'
import { type Leaf, leaves } from '../source/leaves.ts'
import { LARGEST_ELEMENT, parse } from '../source/parse.ts'
import { isSpreadsheet } from '../source/sniff.ts'
import { readTable } from '../table/readTable.ts'
import { readArchiveIssue } from './archiveJson.ts'
import { createLooseCollector } from './looseComments.ts'
import { createPartCollector } from './partCollector.ts'
import { type JsonContext, readJson } from './readJson.ts'
import { type ArchiveFacts, partIn, type Survey, type SurveyOptions } from './survey.ts'

/** The part of a zip in which the names of its first files stand. */
const ZIP_BYTES = 16 * 1024

/** The options of reading a source, besides those of opening it. */
export interface ReadOptions extends SurveyOptions {
  /** The project of issues that do not say theirs; else it is called as the source. */
  project?: string | undefined
}

/**
 * All issues of a source that was surveyed, in its order, whatever form each file is in; all of it
 * can be stored.
 */
export async function* readIssues(
  source: string,
  surveyed: Survey,
  options: ReadOptions = {},
): AsyncGenerator<ReadEvent> {
  for await (const event of readAll(source, surveyed, options)) yield storable(event)
}

async function* readAll(
  source: string,
  surveyed: Survey,
  options: ReadOptions,
): AsyncGenerator<ReadEvent> {
  const parts = createPartCollector(surveyed.parts, options.project ?? null)
  const loose = createLooseCollector()
  const context = {
    source,
    project: options.project ?? nameOf(source),
    told: options.project,
    loose,
  }
  let last = ''
  for await (const leaf of leaves(source, options)) {
    if (options.signal?.aborted) return
    if (leaf.kind === 'unreadable') {
      // An archive ends where a file in it does; that was said of the file.
      if (leaf.error.message !== last) yield cut(leaf.path, leaf.error)
      continue
    }
    if (leaf.encoding !== null)
      yield note(leaf.path, `text in ${leaf.encoding.toUpperCase()}`, 'read as such')
    const part = partIn(surveyed, leaf.path)
    try {
      if (part && leaf.kind === 'json')
        yield* parts.add(
          part.group,
          part.role,
          parse(await collect(leaf.chunks, LARGEST_ELEMENT), leaf.path),
        )
      else yield* readFile(leaf, surveyed, context)
    } catch (error) {
      if (options.signal?.aborted) return
      last = (error as Error).message
      if (isItself(error, leaf.path !== path.basename(source))) yield broken(leaf.path, last)
      else yield cut(leaf.path, error as Error)
    }
  }
  yield* parts.rest()
  yield* loose.rest()
}

async function* readFile(
  leaf: Leaf,
  surveyed: Survey,
  context: FileContext,
): AsyncGenerator<ReadEvent> {
  const { path: item, chunks } = leaf
  const facts = surveyed.archives.get(item)
  if (leaf.kind === 'empty') yield broken(item, 'an empty file')
  else if (leaf.kind === 'zip') yield await brokenZip(item, chunks)
  else if (leaf.kind === 'other') yield* readOther(item, chunks, surveyed, context)
  else if (facts)
    yield* readArchive(item, chunks, { ...facts, repo: facts.repo || (context.told ?? '') })
  else if (surveyed.lines.has(item))
    yield* readJson(item, jsonLines(chunks, LARGEST_ELEMENT), context)
  else yield* readJson(item, jsonElements(chunks, LARGEST_ELEMENT), context)
}

interface FileContext extends JsonContext {
  source: string
  /** The project that was told. */
  told: string | undefined
}

/** A file that is no JSON: a table, or nothing that is known. */
async function* readOther(
  item: string,
  chunks: Chunks,
  { tables, noTables, refused, votes, voteFiles }: Survey,
  { source, told }: FileContext,
): AsyncGenerator<ReadEvent> {
  const form = tables.get(item)
  const refusal = refused.get(item)
  const why = noTables.get(item)
  if (voteFiles.has(item)) return
  if (refusal !== undefined) yield broken(item, refusal)
  else if (form)
    yield* readTable(chunks, form, {
      path: item,
      source: told ?? tableName(source, item),
      votes: votes.get(path.dirname(item)),
    })
  else yield { kind: 'other', item, ...(why !== undefined && { why }) }
}

/** A table is called as its file, without the day on which it was made, so that a later one continues it. */
function tableName(source: string, item: string): string {
  const file = path.basename(source) === item ? source : path.join(source, item)
  const name = undatedName(file)
  return ['comments', 'export', ''].includes(name) ? path.basename(path.dirname(file)) : name
}

async function* readArchive(
  file: string,
  chunks: Chunks,
  facts: ArchiveFacts,
): AsyncGenerator<ReadEvent> {
  for await (const { key, index, bytes } of jsonMembers(chunks, LARGEST_ELEMENT)) {
    if (index === null) continue
    if (key === 'pulls') yield { kind: 'pull' }
    if (key !== 'issues') continue
    const item = `${file} issues[${index}]`
    const parsed = parse(bytes, item)
    if ('broken' in parsed) yield { kind: 'broken', note: parsed.broken }
    else if (facts.repo === '')
      yield broken(item, 'the archive does not say which project it is from')
    else yield readArchiveIssue(parsed.value, facts, item)
  }
}

/** Whether a failure is one of the file itself; among others, one that ends too early is as well. */
function isItself(error: unknown, isAmongOthers: boolean): boolean {
  return error instanceof NotInEncoding || (isAmongOthers && error instanceof EndsInMiddle)
}

async function brokenZip(item: string, chunks: Chunks): Promise<ReadEvent> {
  const { head } = await peek(chunks, ZIP_BYTES)
  return isSpreadsheet(item, head)
    ? broken(item, 'a spreadsheet', 'left out: save it as CSV')
    : broken(item, 'a zip archive', 'unpack it first')
}

function broken(item: string, what: string, how = 'left out'): ReadEvent {
  return { kind: 'broken', note: { item, what, how } }
}

function note(item: string, what: string, how: string): ReadEvent {
  return { kind: 'note', note: { item, what, how } }
}

function cut(item: string, error: Error): ReadEvent {
  return {
    kind: 'cut',
    note: {
      item,
      what: 'the source breaks off here',
      how: 'everything before it is taken',
      detail: error.message,
    },
  }
}
