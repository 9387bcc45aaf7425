import type { ReadEvent } from '../shape.ts'
import { collect, drain, type Chunks } from '../source/chunks.ts'
import { jsonMembers } from '../source/jsonMembers.ts'
import { leaves } from '../source/leaves.ts'
import { LARGEST_ELEMENT, parse } from '../source/parse.ts'
import { partName } from '../source/partName.ts'
import type { ArchiveFacts, Survey } from '../source/survey.ts'
import { readArchiveIssue } from './archiveJson.ts'
import { readRestIssue } from './githubRest.ts'
import { isBackup, readBackup } from './metadataBackup.ts'
import { createPartCollector } from './partCollector.ts'
import { isRecord } from './raw.ts'
import { isRestIssue } from './restIssue.ts'

/** All issues of a source that was surveyed, in its order, whatever format each file is in. */
export async function* readIssues(source: string, surveyed: Survey): AsyncGenerator<ReadEvent> {
  const parts = createPartCollector(surveyed.parts)
  let last = source
  try {
    for await (const leaf of leaves(source)) {
      last = leaf.path
      const part = partName(leaf.path)
      const facts = surveyed.archives.get(leaf.path)
      if (leaf.kind !== 'json') {
        await drain(leaf.chunks)
        yield { kind: 'other', item: leaf.path }
      } else if (facts) yield* readArchive(leaf.path, leaf.chunks, facts)
      else if (part)
        yield* parts.add(
          part.group,
          part.role,
          parse(await collect(leaf.chunks, LARGEST_ELEMENT), leaf.path),
        )
      else yield readFile(leaf.path, await collect(leaf.chunks, LARGEST_ELEMENT))
    }
  } catch (error) {
    yield {
      kind: 'cut',
      note: {
        item: last,
        what: `the source breaks off here (${(error as Error).message})`,
        how: 'everything before it is taken',
      },
    }
  }
  yield* parts.rest()
}

function readFile(path: string, bytes: Buffer | null): ReadEvent {
  const parsed = parse(bytes, path)
  if ('broken' in parsed) return { kind: 'broken', note: parsed.broken }
  const { value, notes } = parsed
  if (!isRecord(value)) return { kind: 'other', item: path }
  if (isBackup(value)) return withNotes(readBackup(value, path), notes)
  if (isRestIssue(value))
    return withNotes(readRestIssue({ main: value, comments: null, xrefs: null }, path), notes)
  return { kind: 'other', item: path }
}

async function* readArchive(
  path: string,
  chunks: Chunks,
  facts: ArchiveFacts,
): AsyncGenerator<ReadEvent> {
  for await (const { key, index, text } of jsonMembers(chunks, LARGEST_ELEMENT)) {
    if (index === null) continue
    if (key === 'pulls') yield { kind: 'pull' }
    if (key !== 'issues') continue
    const item = `${path} issues[${index}]`
    const parsed = parse(Buffer.from(text), item)
    if ('broken' in parsed) yield { kind: 'broken', note: parsed.broken }
    else if (facts.repo === '')
      yield {
        kind: 'broken',
        note: { item, what: 'the archive does not say which project it is from', how: 'left out' },
      }
    else yield readArchiveIssue(parsed.value, facts, item)
  }
}

function withNotes(
  event: ReadEvent,
  notes: readonly { item: string; what: string; how: string }[],
): ReadEvent {
  return event.kind === 'issue' ? { ...event, notes: [...notes, ...event.notes] } : event
}
