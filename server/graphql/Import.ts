import path from 'node:path'
import { KINDS } from '#server/areas/importing/job.ts'
import { keptNotes, type KeptNote } from '#server/areas/importing/keptNotes.ts'
import {
  findImport,
  listImports,
  type ImportRow,
} from '#server/areas/importing/undo/listImports.ts'
import { requestUndo } from '#server/areas/importing/undo/requestUndo.ts'
import { type KeepReason, keepReasons } from '#server/areas/importing/undo/undoImport.ts'
import { may } from '#server/kernel/permissions.ts'
import { builder, enumOf } from './builder.ts'
import { connectionFrom, connectionTypes, pageArguments } from './connection.ts'
import { mutation } from './mutation.ts'

const ImportState = enumOf('ImportState', 'How far an import has come.', {
  RUNNING: 'It runs.',
  FINISHED: 'All of its source was read.',
  STOPPED: 'It was stopped before its end; the same command goes on with it.',
  CUT: 'Its source breaks off; everything before that came in.',
  UNDOING: 'It is being taken back.',
  UNDONE: 'It was taken back; `kept` says what stayed.',
})

const ImportKeepReason = enumOf(
  'ImportKeepReason',
  'Why an idea stays when its import is taken back.',
  {
    VOTED: 'Somebody has voted for it.',
    COMMENTED: 'Somebody has commented on it, or reacted to a comment.',
    MERGED: 'It was merged with another idea.',
    ANNOUNCED: 'It stands in the changelog.',
    CHANGED: 'It was edited, moved, given another status, reported or hidden.',
    FOLLOWED: 'Somebody follows it.',
  },
)

interface KeptRow {
  reason: KeepReason
  count: number
}

const ImportKept = builder.objectRef<KeptRow>('ImportKept').implement({
  description: 'Ideas that stayed when their import was taken back.',
  fields: (t) => ({
    reason: t.expose('reason', { type: ImportKeepReason, description: 'Why they stayed.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
})

const ImportNote = builder.objectRef<KeptNote>('ImportNote').implement({
  description: 'Something of its source that an import repaired or left out.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'What it was, and what became of it, in English.',
    }),
    count: t.exposeInt('count', { description: 'How often.' }),
  }),
})

const figure = (of: Record<string, number>, name: string): number => of[name] ?? 0

const Import = builder.objectRef<ImportRow>('Import').implement({
  description:
    'Ideas, comments and people that were brought in from elsewhere at once. For admins and the owner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, which `undoImport` takes.' }),
    source: t.string({
      description: 'The name of the file or folder that it was read from.',
      resolve: ({ source }) => path.basename(source),
    }),
    state: t.expose('state', { type: ImportState, description: 'How far it has come.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it began.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it ended; null while it runs, and where it was stopped.',
    }),
    ideas: t.int({
      description: 'The ideas that it added.',
      resolve: ({ counts }) => figure(counts, 'ideas'),
    }),
    comments: t.int({
      description: 'The comments that it added.',
      resolve: ({ counts }) => figure(counts, 'comments'),
    }),
    votes: t.int({
      description: 'The votes that it added, of which only the number is known.',
      resolve: ({ counts }) => figure(counts, 'votes'),
    }),
    leftOut: t.int({
      description: 'Items of its source that could not be imported.',
      resolve: ({ counts }) => figure(counts, 'failed'),
    }),
    notes: t.field({
      type: [ImportNote],
      cost: { size: 5, most: KINDS },
      description: `What it repaired and left out, by kind, the commonest first; at most ${KINDS}.`,
      resolve: ({ counts }) => keptNotes(counts),
    }),
    changes: t.int({
      description:
        'The changes at its source that it took over into ideas that were here already; they stay when it is taken back.',
      resolve: ({ counts }) => figure(counts, 'taken'),
    }),
    keptBoards: t.int({
      description:
        'The boards that it made and that stayed when it was taken back, because they are in use or were changed.',
      resolve: ({ undone }) => figure(undone, 'boardsKept'),
    }),
    removedIdeas: t.int({
      description: 'The ideas that went when it was taken back.',
      resolve: ({ undone }) => figure(undone, 'ideas'),
    }),
    kept: t.field({
      type: [ImportKept],
      cost: { size: keepReasons.length, most: keepReasons.length },
      description: 'The ideas that stayed when it was taken back, by the reason.',
      resolve: ({ undone }) =>
        keepReasons
          .map((reason) => ({ reason, count: figure(undone, reason) }))
          .filter(({ count }) => count > 0),
    }),
  }),
})

const { connection: ImportConnection } = connectionTypes('Import', Import)

builder.queryField('imports', (t) =>
  t.field({
    type: ImportConnection,
    nullable: true,
    description: 'The imports, the last one first. Null for who may not change the settings.',
    cost: { db: 5 },
    args: { ...pageArguments },
    resolve: (_, page, { db, viewer }) =>
      may(viewer, 'manageSite') ? connectionFrom(listImports(db, page)) : null,
  }),
)

mutation('undoImport', {
  description:
    'Takes an import back: within seconds, its ideas go that nobody has voted for, commented on, followed or changed since, with its people, tags and boards that nothing is left of. For admins and the owner.',
  may: 'manageSite',
  ids: { importId: 'import' },
  args: builder.args((t) => ({
    importId: t.id({ description: 'The import to take back.', required: true }),
  })),
  command: (call, { db }) => requestUndo(db, call),
  payload: (t) => ({
    import: t.field({
      type: Import,
      nullable: true,
      description: 'The import as it is now; null where the call was refused.',
      cost: { db: 1 },
      resolve: ({ result }, _, { db }) =>
        result === null ? null : findImport(db, result.importId),
    }),
  }),
})
