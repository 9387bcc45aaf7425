import path from 'node:path'
import { colorOf } from '../items/labels.ts'
import { isRecord, list } from '../items/raw.ts'
import { peek, type Chunks } from '../source/chunks.ts'
import { NotInEncoding, toUtf8 } from '../source/encoding.ts'
import { jsonMembers, memberScanner } from '../source/jsonMembers.ts'
import { leaves, type OpenOptions } from '../source/leaves.ts'
import { LARGEST_ELEMENT } from '../source/parse.ts'
import { partName, type PartRole } from '../source/partName.ts'
import { columnsOf } from '../table/columns.ts'
import { toldDelimiter } from '../table/delimiter.ts'
import type { TableForm } from '../table/readTable.ts'
import { headerOf } from '../table/records.ts'
import {
  countStatementVotes,
  isStatementVotes,
  type StatementVotes,
} from '../table/statementVotes.ts'
import { dateOrder, findDateOrder } from '../table/times.ts'
import { knownFormat, whyNoTable } from '../table/whyNoTable.ts'

/** The part of a file that is looked at to tell its form. */
const HEAD_BYTES = 64 * 1024

/** The facts that an archive.json gives once, anywhere in the file. */
export interface ArchiveFacts {
  repo: string
  colors: Map<string, string>
}

/** The contents of a source, found in a first pass: needed before its first issue can be read. */
export interface Survey {
  /** The files that each issue of GitHub's REST form has. */
  parts: Map<string, Set<PartRole>>
  archives: Map<string, ArchiveFacts>
  /** Lists of comments that are called like those of an issue, and say themselves of which they are. */
  loose: Set<string>
  tables: Map<string, TableForm>
  /** Files that are no tables that can be read, with the end of a sentence that says why. */
  noTables: Map<string, string>
  /** The first row of each table. */
  headers: string[][]
  /** Tables that are not in their encoding, with the sentence that says so. */
  refused: Map<string, string>
  /** The votes of each person on statements, by the folder of the file that says so. */
  votes: Map<string, StatementVotes>
  /** Those files. */
  voteFiles: Set<string>
  /** Files with a JSON value on each line. */
  lines: Set<string>
  /** The number of files. */
  files: number
}

/** The options of opening a source, with the fields of its tables' columns, what stands between their cells and their order of dates, where these are told. */
export interface SurveyOptions extends OpenOptions {
  map?: readonly string[] | undefined
  delimiter?: string | undefined
  dates?: string | undefined
}

function nothing(): Survey {
  return {
    parts: new Map(),
    archives: new Map(),
    loose: new Set(),
    tables: new Map(),
    noTables: new Map(),
    headers: [],
    refused: new Map(),
    votes: new Map(),
    voteFiles: new Set(),
    lines: new Set(),
    files: 0,
  }
}

/** The issue that a file is a part of, with its role; null for one that stands for itself. */
export function partIn(
  { parts, loose }: Survey,
  file: string,
): { group: string; role: PartRole } | null {
  const part = partName(file)
  const isAlone = part !== null && loose.has(file) && parts.get(part.group)?.has('main') !== true
  return isAlone ? null : part
}

/**
 * Goes through a source and keeps nothing of it but what `Survey` says. A source or file that breaks
 * off ends early, quietly: reading reports that.
 */
export async function survey(source: string, options: SurveyOptions = {}): Promise<Survey> {
  const found = nothing()
  for await (const leaf of leaves(source, options)) {
    if (options.signal?.aborted) break
    found.files++
    if (leaf.kind === 'other')
      await surveyTable(leaf.path, leaf.chunks, found, options).catch(() => undefined)
    if (leaf.kind !== 'json') continue
    const part = partName(leaf.path)
    if (part) {
      const roles = found.parts.get(part.group) ?? new Set()
      found.parts.set(part.group, roles.add(part.role))
      const head = part.role === 'comments' ? (await peek(leaf.chunks, HEAD_BYTES)).head : ''
      if (head.includes('"issue_url"')) found.loose.add(leaf.path)
    } else await surveyFile(leaf.path, leaf.chunks, found).catch(() => undefined)
  }
  return found
}

async function surveyTable(
  file: string,
  chunks: Chunks,
  found: Survey,
  { map, delimiter, dates: told }: SurveyOptions,
): Promise<void> {
  const { head, all } = await peek(chunks, HEAD_BYTES)
  const format = knownFormat(head)
  if (format !== null) {
    found.noTables.set(file, format)
    return
  }
  const first = headerOf(head, toldDelimiter(delimiter))
  if (first === null) return
  if (isStatementVotes(first.header)) {
    found.votes.set(path.dirname(file), await countStatementVotes(all, first))
    found.voteFiles.add(file)
    return
  }
  found.headers.push(first.header)
  const columns = columnsOf(first.header, map)
  if (columns === null) {
    found.noTables.set(file, whyNoTable(first.header))
    return
  }
  const dates = findDateOrder(first.delimiter)
  try {
    for await (const bytes of toUtf8(all, 'utf-8')) dates.look(String(bytes))
  } catch (error) {
    if (error instanceof NotInEncoding) found.refused.set(file, error.message)
  }
  found.tables.set(file, {
    delimiter: first.delimiter,
    columns,
    dates: dateOrder(told) ?? dates.found(),
  })
}

async function surveyFile(file: string, chunks: Chunks, found: Survey): Promise<void> {
  const { head, all } = await peek(chunks, HEAD_BYTES)
  if (hasLines(head)) found.lines.add(file)
  if (!looksLikeArchive(head)) return
  const facts: ArchiveFacts = { repo: '', colors: new Map() }
  found.archives.set(file, facts)
  for await (const { key, bytes } of jsonMembers(all, LARGEST_ELEMENT)) {
    if (bytes === null) continue
    if (key === 'repo') facts.repo = String(JSON.parse(String(bytes)))
    else if (key === 'labels') addColor(JSON.parse(String(bytes)), facts.colors)
  }
}

/** Whether each line is a value: the first is an object that ends where its line does, or the second begins one. */
function hasLines(head: Buffer): boolean {
  const [first = '', second = ''] = String(head)
    .replace(/^\uFEFF/, '')
    .split(/\s*\n\s*/)
  if (!first.startsWith('{') || first.length < 3) return false
  return second.startsWith('{"') || (second !== '' && isJson(first))
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** archive.json has its mark, or its lists beside the name of its project, as members of its outermost object; single issues have neither. */
function looksLikeArchive(head: Buffer): boolean {
  const members = memberScanner(LARGEST_ELEMENT).push(head)
  const has = (name: string): boolean => members.some(({ key }) => key === name)
  return (
    members.some(({ key, bytes }) => key === 'magic' && String(bytes) === '"E!vIA5L86J2I"') ||
    (has('repo') && (has('issues') || has('pulls')))
  )
}

function addColor(label: unknown, colors: Map<string, string>): void {
  for (const entry of list([label])) {
    if (!isRecord(entry) || typeof entry['name'] !== 'string') continue
    const color = colorOf(entry['color'])
    if (color !== null) colors.set(entry['name'].toLowerCase(), color)
  }
}
