import type { Note, ReadEvent } from '../items/shape.ts'
import type { Parsed } from '../source/parse.ts'
import type { PartRole } from '../source/partName.ts'
import { readRestIssue } from './githubRest.ts'

/** Holds the files of an issue until the last of them has come: in archives as they are made, that is the next or next but one. */
export interface PartCollector {
  add(group: string, role: PartRole, parsed: Parsed): Generator<ReadEvent>
  /** Gives the issues that still wait for a part when the source ended early. */
  rest(): Generator<ReadEvent>
}

/** A collector for issues that have the files that were surveyed; `project` is where those are from that do not say so. */
export function createPartCollector(
  expected: ReadonlyMap<string, ReadonlySet<PartRole>>,
  project: string | null,
): PartCollector {
  const waiting = new Map<string, Map<PartRole, Parsed>>()
  const finished = new Set<string>()

  function* add(group: string, role: PartRole, parsed: Parsed): Generator<ReadEvent> {
    const parts = waiting.get(group) ?? new Map<PartRole, Parsed>()
    if (finished.has(group) || parts.has(role)) {
      yield {
        kind: 'note',
        note: { item: `${group}-${role}.json`, what: 'the same file twice', how: 'taken once' },
      }
      return
    }
    parts.set(role, parsed)
    waiting.set(group, parts)
    if (parts.size < (expected.get(group)?.size ?? 1)) return
    waiting.delete(group)
    finished.add(group)
    yield whole(group, parts, project)
  }

  function* rest(): Generator<ReadEvent> {
    for (const group of waiting.keys()) {
      yield {
        kind: 'broken',
        note: {
          item: group,
          what: 'some files of this issue are behind the place where the source breaks off',
          how: 'left out',
        },
      }
    }
    waiting.clear()
  }

  return { add, rest }
}

function whole(
  group: string,
  parts: ReadonlyMap<PartRole, Parsed>,
  project: string | null,
): ReadEvent {
  const notes: Note[] = []
  const valueOf = (role: PartRole): unknown => {
    const parsed = parts.get(role)
    if (!parsed) return null
    if ('broken' in parsed) {
      notes.push(
        role === 'main'
          ? parsed.broken
          : { ...parsed.broken, how: `the issue is taken without its ${role}` },
      )
      return null
    }
    return parsed.value
  }
  const event = readRestIssue(
    { main: valueOf('main'), comments: valueOf('comments'), xrefs: valueOf('xrefs') },
    group,
    project,
  )
  if (event.kind === 'issue') return { ...event, notes: [...notes, ...event.notes] }
  return event.kind === 'broken' && notes[0] ? { kind: 'broken', note: notes[0] } : event
}
