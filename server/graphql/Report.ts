import { limits } from '#rules/limits.ts'
import type { ReportRow } from '#server/areas/moderation/findPostFacts.ts'
import { reopenReports } from '#server/areas/moderation/reopenReports.ts'
import { reportPost } from '#server/areas/moderation/reportPost.ts'
import { resolveReports } from '#server/areas/moderation/resolveReports.ts'
import type { ApprovalReason } from '#server/areas/posts/approvalReason.ts'
import { may } from '#server/kernel/permissions.ts'
import { builder, enumOf, moments } from './builder.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { commentRef, ideaRef } from './refs.ts'
import { textBytes } from './textCosts.ts'
import { User } from './User.ts'

const ReportReason = enumOf('ReportReason', 'What is wrong with a post.', {
  SPAM: 'Advertising, or sent by a program.',
  ABUSE: 'It attacks somebody.',
  PRIVATE: 'It has personal data or secrets.',
  OTHER: 'Something else, which the note says.',
})
const HoldReason = enumOf('HoldReason', 'Why a post waits for approval.', {
  TRAPPED: 'It was most likely sent by a program.',
  LINKS: 'Somebody new posted more than two links.',
  FIRST_POST: 'It is the first post of its author, and the site asks for approval of those.',
  ALL: 'The site asks for approval of all posts.',
  UNGUARDED: 'Somebody new posted past the forms.',
})

const Report = builder.objectRef<ReportRow>('Report').implement({
  description: "Somebody's report of a post that should not be here. For the team alone.",
  interfaces: [Node],
  fields: (t) => ({
    reason: t.expose('reason', { description: 'What is wrong with the post.', type: ReportReason }),
    note: t.exposeString('note', {
      description: 'What the reporter wrote, as plain text; empty where they wrote nothing.',
      cost: { bytes: textBytes(limits.reportNote.max) },
    }),
    reporter: t.expose('reporter', {
      description: 'The person who reported; null where their account was deleted.',
      type: User,
      nullable: true,
    }),
    ...moments(t),
  }),
})

const HoldType = builder.objectRef<ApprovalReason>('Hold').implement({
  description: 'Why a post waited for approval when it was posted. For the team alone.',
  fields: (t) => ({
    reason: t.expose('reason', { description: 'What made it wait.', type: HoldReason }),
    links: t.int({
      nullable: true,
      description: 'How many links it had, of LINKS; else null.',
      resolve: ({ links }) => links ?? null,
    }),
  }),
})

for (const ref of [ideaRef, commentRef] as const) {
  builder.objectFields(ref as typeof ideaRef, (t) => ({
    viewerCanDelete: t.boolean({
      description:
        "Whether it is the viewer's own and may go: an idea while nobody else voted or commented.",
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).canDelete,
    }),
    viewerCanModerate: t.boolean({
      description: 'Whether the viewer may approve, remove and restore it.',
      resolve: (_, __, { viewer }) => may(viewer, 'moderate'),
    }),
    viewerCanReport: t.boolean({
      description:
        "Whether the viewer may report it: members, while it is public and somebody else's.",
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).canReport,
    }),
    viewerHasReported: t.boolean({
      description: 'Whether a report of the viewer waits for the team.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).hasReported,
    }),
    reports: t.field({
      type: [Report],
      nullable: true,
      cost: { size: 10, most: 100 },
      description:
        'The reports that nobody has looked at yet, the oldest first. Null but for the team.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).reports,
    }),
    held: t.field({
      description: 'Why it waited for approval. Null where it never did, and but for the team.',
      type: HoldType,
      nullable: true,
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).held,
    }),
  }))
}

mutation('report', {
  description:
    'Tells the team that an idea or comment should not be here. Only the team learns of it. For members.',
  may: 'report',
  ids: { subjectId: 'post' },
  args: builder.args((t) => ({
    reason: t.field({ description: 'What is wrong with it.', type: ReportReason, required: true }),
    note: t.string({
      description: 'A word to the team, at most 500 characters. Without it there is none.',
      maxLength: 4 * limits.reportNote.max,
    }),
  })),
  command: ({ note, ...call }, { db }) => reportPost(db, { ...call, note: note ?? '' }),
})

mutation('resolveReports', {
  description: 'Settles the reports of an idea or comment, which stays. For the team.',
  may: 'moderate',
  ids: { subjectId: 'post' },
  command: (call, { db }) => resolveReports(db, call),
})

mutation('reopenReports', {
  description:
    'Undoes `resolveReports`: the reports of an idea or comment that the caller settled last, within the last hour, wait for the team again. For the team.',
  may: 'moderate',
  ids: { subjectId: 'post' },
  command: (call, { db }) => reopenReports(db, call),
})
