import type { AnswerFigures as Answers } from '#server/areas/figures/answering.ts'
import type { KeptPromises as Kept } from '#server/areas/figures/keptPromises.ts'
import { countToldOfEntry } from '#server/areas/figures/toldOfEntry.ts'
import type { ToldVoters as Told } from '#server/areas/figures/toldVoters.ts'
import { may } from '#server/kernel/permissions.ts'
import { Board } from './Board.ts'
import { builder, fallible } from './builder.ts'
import { entryRef, ideaRef } from './refs.ts'

const AnswerFigures = builder.objectRef<Answers>('AnswerFigures').implement({
  description:
    'How ideas of the last twelve months were answered, up to a minute old. Imported ideas do not count.',
  fields: (t) => ({
    ideaCount: t.exposeInt('ideaCount', { description: 'Ideas that were posted.' }),
    answeredCount: t.exposeInt('answeredCount', {
      description:
        'Those of them with an official answer, or a public comment of the team on what somebody else posted.',
    }),
    medianHours: t.float({
      nullable: true,
      description:
        'Hours from posting to the first such answer, at the median of those answered; null where none was.',
      resolve: ({ medianSeconds }) => (medianSeconds === null ? null : medianSeconds / 3_600),
    }),
  }),
})

const ToldVoters = builder.objectRef<Told>('ToldVoters').implement({
  description:
    'The people who voted for a shipped idea, by whether they were told that it shipped.',
  fields: (t) => ({
    voterCount: t.exposeInt('voterCount', { description: 'All who voted for it.' }),
    toldCount: t.exposeInt('toldCount', { description: 'Those of them who were told.' }),
    withoutAddressCount: t.exposeInt('withoutAddressCount', {
      description: 'Those of them who were not told and left no address to write to.',
    }),
  }),
})

const KeptPromises = builder.objectRef<Kept>('KeptPromises').implement({
  description:
    'What shipped within the last year, and whether those who had asked for it were told; up to a minute old.',
  fields: (t) => ({
    shippedCount: t.exposeInt('shippedCount', { description: 'Ideas that shipped.' }),
    askedCount: t.exposeInt('askedCount', {
      description: 'People who voted for one of those ideas of which anybody was told.',
    }),
    toldCount: t.exposeInt('toldCount', {
      description: 'Those of them who were told of every such idea that they voted for.',
    }),
  }),
})

builder.queryField('keptPromises', (t) =>
  t.field({
    type: KeptPromises,
    ...fallible,
    cost: { db: 50 },
    description: 'What shipped on all boards that the viewer may read, and who was told.',
    resolve: (_, __, { db, viewer, promises }) => promises(db, viewer),
  }),
)

builder.queryField('answerFigures', (t) =>
  t.field({
    type: AnswerFigures,
    ...fallible,
    cost: { db: 50 },
    description: 'How ideas were answered on all boards that the viewer may read.',
    resolve: async (_, __, { db, viewer, answering }) => (await answering(db, viewer)).all,
  }),
)

builder.objectFields(Board, (t) => ({
  answerFigures: t.field({
    type: AnswerFigures,
    nullable: true,
    cost: { db: 3 },
    description: 'The same of this board alone; null to all but the team.',
    resolve: async ({ id }, _, { db, viewer, answering }) =>
      may(viewer, 'setStatus')
        ? ((await answering(db, viewer)).byBoard.get(id) ?? {
            ideaCount: 0,
            answeredCount: 0,
            medianSeconds: null,
          })
        : null,
  }),
}))

builder.objectFields(ideaRef, (t) => ({
  toldVoters: t.field({
    type: ToldVoters,
    nullable: true,
    description:
      'Who of the voters was told that it shipped; null where it has not, where nobody was told (yet), where `votesAreHidden`, and a year later, when it is not known any more.',
    resolve: ({ number, votesAreHidden }, _, { viewer }) =>
      votesAreHidden ? null : viewer.toldVoters.load(number),
  }),
}))

builder.objectFields(entryRef, (t) => ({
  toldCount: t.int({
    nullable: true,
    description:
      'How many of the people who voted for one of its ideas were told of it, or that the idea shipped; ideas whose votes are hidden from the viewer left out. Null where nobody was, or it is not known any more.',
    cost: { db: 3 },
    resolve: ({ id }, _, { db, viewer }) => countToldOfEntry(db, viewer, id),
  }),
}))
