import { limits } from '#rules/limits.ts'
import type { ReportRow } from '#server/areas/moderation/findPostFacts.ts'
import { reportPost } from '#server/areas/moderation/reportPost.ts'
import { resolveReports } from '#server/areas/moderation/resolveReports.ts'
import type { ApprovalReason } from '#server/areas/posts/approvalReason.ts'
import { may } from '#server/kernel/permissions.ts'
import { builder } from './builder.ts'
import { mutation } from './mutation.ts'
import { Node } from './Node.ts'
import { commentRef, ideaRef } from './refs.ts'
import { textBytes } from './textCosts.ts'
import { User } from './User.ts'

const ReportReason = builder.enumType('ReportReason', {
  values: ['SPAM', 'ABUSE', 'PRIVATE', 'OTHER'] as const,
})
const HoldReason = builder.enumType('HoldReason', {
  description:
    'TRAPPED: most likely sent by a program. UNGUARDED: somebody new posted past the forms.',
  values: ['TRAPPED', 'LINKS', 'FIRST_POST', 'ALL', 'UNGUARDED'] as const,
})

const Report = builder.objectRef<ReportRow>('Report').implement({
  description: 'Somebody found that a post should not be here. For the team alone.',
  interfaces: [Node],
  fields: (t) => ({
    reason: t.expose('reason', { type: ReportReason }),
    note: t.exposeString('note', { cost: { bytes: textBytes(limits.reportNote.max) } }),
    reporter: t.expose('reporter', { type: User, nullable: true }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
})

const HoldType = builder.objectRef<ApprovalReason>('Hold').implement({
  description: 'Why a post waited for approval when it was posted. For the team alone.',
  fields: (t) => ({
    reason: t.expose('reason', { type: HoldReason }),
    links: t.int({
      nullable: true,
      description: 'Of LINKS: how many there are.',
      resolve: ({ links }) => links ?? null,
    }),
  }),
})

for (const ref of [ideaRef, commentRef] as const) {
  builder.objectFields(ref as typeof ideaRef, (t) => ({
    viewerCanDelete: t.boolean({
      description:
        'Whether it is their own and may go: an idea while nobody else voted or commented.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).canDelete,
    }),
    viewerCanModerate: t.boolean({ resolve: (_, __, { viewer }) => may(viewer, 'moderate') }),
    viewerCanReport: t.boolean({
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).canReport,
    }),
    viewerHasReported: t.boolean({
      description: 'Whether a report of theirs waits for the team.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).hasReported,
    }),
    reports: t.field({
      type: [Report],
      nullable: true,
      cost: { size: 10 },
      description: 'Those the team has not looked at yet, oldest first; null but for the team.',
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).reports,
    }),
    held: t.field({
      type: HoldType,
      nullable: true,
      resolve: async ({ id }, _, { viewer }) => (await viewer.postFacts.load(id)).held,
    }),
  }))
}

mutation('report', {
  description:
    'Tells the team that an idea or comment should not be here. Only the team learns of it.',
  may: 'report',
  ids: { subjectId: 'post' },
  args: builder.args((t) => ({
    reason: t.field({ type: ReportReason, required: true }),
    note: t.string({ maxLength: 4 * limits.reportNote.max }),
  })),
  command: ({ note, ...call }, { db }) => reportPost(db, { ...call, note: note ?? '' }),
})

mutation('resolveReports', {
  description: 'The team has looked at the reports of an idea or comment, and it stays.',
  may: 'moderate',
  ids: { subjectId: 'post' },
  command: (call, { db }) => resolveReports(db, call),
})
