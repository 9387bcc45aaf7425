import { isRecord, list, textOrNull, type Raw } from '../items/raw.ts'
import type { Note, ReadEvent } from '../items/shape.ts'
import type { Element } from '../source/jsonElements.ts'
import { parse } from '../source/parse.ts'
import { readRestIssue } from './githubRest.ts'
import type { LooseCollector } from './looseComments.ts'
import { isBackup, readBackup } from './metadataBackup.ts'
import { commentsWithin, restForm } from './restForm.ts'
import { isIssue, sourceOf } from './restIssue.ts'

/** Values named in notes of a file of which only some hold an issue. */
const STRANGE_KEPT = 1_000

/** Levels of an answer of GraphQL below which its issues stand. */
const DEEPEST = 8

export interface JsonContext {
  /** The project of issues that do not say theirs. */
  project: string
  loose: LooseCollector
}

/** The issues and comments of a file of JSON values, in any of GitHub's forms. */
export async function* readJson(
  path: string,
  elements: AsyncIterable<Element>,
  context: JsonContext,
): AsyncGenerator<ReadEvent> {
  let known = 0
  const strange: Note[] = []
  for await (const { at, bytes } of elements) {
    const item = `${path}${at ?? ''}`
    const parsed = parse(bytes, item)
    if ('broken' in parsed) {
      known++
      yield { kind: 'broken', note: parsed.broken }
      continue
    }
    // `gh api --slurp` makes a list of nothing of a page without any.
    if (Array.isArray(parsed.value) && parsed.value.length === 0) continue
    let isKnown = false
    for (const event of readValue(parsed.value, item, context)) {
      isKnown = true
      if (event !== 'kept') yield event
    }
    if (isKnown) known++
    else if (strange.length < STRANGE_KEPT)
      strange.push({ item, what: 'no issue and no comment', how: 'left out' })
  }
  if (known === 0) yield { kind: 'other', item: path, isEmpty: strange.length === 0 }
  else for (const note of strange) yield { kind: 'broken', note }
}

/** Yields the contents of a value; nothing if it holds nothing known, and `kept` for a comment that waits for others. */
function* readValue(
  value: unknown,
  item: string,
  { project, loose }: JsonContext,
): Generator<ReadEvent | 'kept'> {
  if (isRecord(value) && isBackup(value)) return yield readBackup(value, item, project)
  if (isRecord(value) && isComment(value)) {
    yield loose.add(value, item, project) ?? 'kept'
    return yield* loose.full()
  }
  // `gh api --slurp` puts the pages, each a list of comments, into one list.
  if (Array.isArray(value) && value.every((one) => isRecord(one) && isComment(one))) {
    for (const one of value) yield* readValue(one, item, { project, loose })
    return
  }
  for (const { issue, source } of issuesIn(value, null)) {
    const main = restForm(issue)
    yield readRestIssue(
      { main, comments: commentsWithin(issue), xrefs: null },
      item,
      sourceOf(main) ?? source ?? project,
    )
  }
}

/** A comment of a list of them; an issue has a title too. */
function isComment(value: Raw): boolean {
  const address = textOrNull(value['issue_url']) ?? textOrNull(value['html_url']) ?? value['url']
  return (
    typeof value['body'] === 'string' &&
    !('title' in value) &&
    (/\/(issues|pull)\/\d+/.test(textOrNull(address) ?? '') ||
      ('id' in value && ('user' in value || 'author' in value)))
  )
}

/** The issues of a value: itself, its elements, or what is within the answers of GraphQL. */
function* issuesIn(
  value: unknown,
  source: string | null,
  depth = 0,
): Generator<{ issue: Raw; source: string | null }> {
  if (depth > DEEPEST) return
  if (!isRecord(value)) {
    for (const element of list(value)) yield* issuesIn(element, source, depth + 1)
    return
  }
  if (isIssue(value)) return yield { issue: value, source }
  const named = textOrNull(value['nameWithOwner']) ?? source
  for (const member of Object.values(value)) {
    if (typeof member === 'object') yield* issuesIn(member, named, depth + 1)
  }
}
