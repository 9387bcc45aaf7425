import { colorOf } from '../readers/labels.ts'
import { isRecord, list } from '../readers/raw.ts'
import { drain, peek, type Chunks } from './chunks.ts'
import { jsonMembers, memberScanner } from './jsonMembers.ts'
import { leaves } from './leaves.ts'
import { LARGEST_ELEMENT } from './parse.ts'
import { partName, type PartRole } from './partName.ts'

/** The part of a file that is looked at to tell an archive.json from a single issue. */
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
  /** Steps of progress that reading will take. */
  steps: number
  /** Files that hold no JSON, for the sentence that says what was found instead. */
  strange: string[]
}

/**
 * Goes through a source and keeps nothing of it but what `Survey` says. A source that breaks off
 * ends it early, quietly: reading reports that.
 */
export async function survey(source: string, signal?: AbortSignal): Promise<Survey> {
  const found: Survey = { parts: new Map(), archives: new Map(), steps: 0, strange: [] }
  try {
    for await (const leaf of leaves(source)) {
      if (signal?.aborted) break
      if (leaf.kind === 'json') await surveyFile(leaf.path, leaf.chunks, found)
      else {
        found.strange.push(
          leaf.kind === 'zip' ? `${leaf.path} (a zip archive: unpack it first)` : leaf.path,
        )
        await drain(leaf.chunks)
      }
    }
  } catch (error) {
    if (isMissing(error)) throw error
  }
  return found
}

function isMissing(error: unknown): boolean {
  return isRecord(error) && (error['code'] === 'ENOENT' || error['code'] === 'EACCES')
}

async function surveyFile(path: string, chunks: Chunks, found: Survey): Promise<void> {
  const part = partName(path)
  if (part) {
    const roles = found.parts.get(part.group)
    if (roles) roles.add(part.role)
    else {
      found.parts.set(part.group, new Set([part.role]))
      found.steps++
    }
    return drain(chunks)
  }
  const { head, all } = await peek(chunks, HEAD_BYTES)
  if (!looksLikeArchive(head)) {
    found.steps++
    return drain(all)
  }
  const facts: ArchiveFacts = { repo: '', colors: new Map() }
  found.archives.set(path, facts)
  for await (const { key, index, text } of jsonMembers(all, LARGEST_ELEMENT)) {
    if (index !== null && (key === 'issues' || key === 'pulls')) found.steps++
    else if (key === 'repo') facts.repo = String(JSON.parse(text))
    else if (key === 'labels') addColor(JSON.parse(text), facts.colors)
  }
}

/** archive.json has its mark or its lists as members of its outermost object; single issues have neither. */
function looksLikeArchive(head: Buffer): boolean {
  const members = memberScanner(LARGEST_ELEMENT).push(head)
  return members.some(
    ({ key, index, text }) =>
      (key === 'magic' && text === '"E!vIA5L86J2I"') ||
      (index !== null && (key === 'issues' || key === 'pulls')),
  )
}

function addColor(label: unknown, colors: Map<string, string>): void {
  for (const entry of list([label])) {
    if (!isRecord(entry) || typeof entry['name'] !== 'string') continue
    const color = colorOf(entry['color'])
    if (color !== null) colors.set(entry['name'].toLowerCase(), color)
  }
}
