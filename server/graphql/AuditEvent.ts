import type { AuditArea as Area, AuditKind } from '#server/areas/audit/auditKinds.ts'
import { listAudit, listAuditActors, type AuditRow } from '#server/areas/audit/listAudit.ts'
import { may } from '#server/kernel/permissions.ts'
import { builder, enumOf } from './builder.ts'
import { connectionFrom, connectionTypes, pageArguments } from './connection.ts'
import { User } from './User.ts'

/** People by whom the log can be filtered. */
const ACTORS = 100

const AuditArea = enumOf('AuditArea', 'A part of the site, by which the audit log is filtered.', {
  SITE: 'The site as a whole, and what everybody is told of unless they chose.',
  BOARDS: 'Boards: their names, order, rights and templates.',
  STATUSES: 'Statuses: their names, colours, order and place on the roadmap.',
  TAGS: 'Tags: their names, and who may see them.',
  PEOPLE: 'People, their roles, bans and invitations, and who owns the site.',
  POSTS: 'Approval, spam, deletion and reports of posts, and what the team sets on single ideas.',
  CHANGELOG: 'Entries of the changelog: that they were published, taken back or deleted.',
  MAIL: 'Mail that did not arrive.',
  DATA: 'Imports, exports, downloads and backups.',
} satisfies Record<Area, string>)

const meanings: Record<AuditKind, string> = {
  'site.created': 'The site was made; the subject is its first owner.',
  'site.changed': 'A setting of the site was changed; `field` names it.',
  'site.owner_changed': 'The site got another owner, the subject.',
  'board.created': 'A board was made.',
  'board.changed': 'A board was changed.',
  'board.moved': 'A board got another place among the others.',
  'board.deleted': 'A board was deleted.',
  'board.restored': 'The deletion of a board was undone.',
  'status.created': 'A status was made.',
  'status.changed': 'A status was changed.',
  'status.moved': 'A status got another place among the others.',
  'status.deleted': 'A status was deleted.',
  'status.restored': 'The deletion of a status was undone.',
  'tag.created': 'A tag was made.',
  'tag.changed': 'A tag was changed.',
  'tag.moved': 'A tag got another place among the others.',
  'tag.deleted': 'A tag was deleted.',
  'tag.restored': 'The deletion of a tag was undone.',
  'synonyms.created': 'The team said that some words mean the same.',
  'synonyms.changed': 'Words that mean the same were changed.',
  'synonyms.deleted': 'The team took back that some words mean the same.',
  'synonyms.switched': 'Words that mean the same were turned on or off.',
  'person.joined': 'Somebody joined the team by an invitation, with a new account.',
  'person.role_changed': 'Somebody got another role.',
  'person.changed': 'The team set something on a person, such as their segment.',
  'person.banned': 'Somebody was banned.',
  'person.unbanned': 'A ban was lifted.',
  'person.trusted': 'Posts of somebody do not wait for approval any more.',
  'person.untrusted': 'Posts of somebody wait for approval again, as those of others do.',
  'invitation.created':
    'A link that signs somebody in was made on the machine of the server; the subject is the member, or the invitation where it makes a new one.',
  'invitation.sent': 'Somebody was invited, or invited once more.',
  'invitation.link_copied': 'The link of an invitation was copied.',
  'invitation.revoked': 'An invitation was revoked.',
  'idea.state_changed': 'An idea was approved, restored, marked as spam or deleted.',
  'idea.changed': 'The team set something on an idea that its timeline does not show.',
  'comment.state_changed': 'A comment was approved, restored, marked as spam or deleted.',
  'report.resolved': 'The team looked at the reports of a post, and it stays.',
  'report.reopened': 'That the reports of a post were settled was undone.',
  'changelog.published': 'An entry of the changelog was published, by hand or on time.',
  'changelog.unpublished': 'An entry of the changelog was taken back, and is a draft again.',
  'changelog.deleted': 'A draft of the changelog was deleted.',
  'letter.sent_again': 'A letter that did not arrive was sent again.',
  'address.allowed': 'An address that had refused mail gets mail again.',
  'import.run': 'Something was imported.',
  'import.undone': 'An import was taken back.',
  'export.made': 'The data of the site was exported.',
  'list.downloaded':
    'A list, such as that of ideas or of people, was downloaded as a file, the subject.',
  'backup.made': 'A backup was made.',
  'restore.made': 'The site was brought back from a file, the subject.',
}

const wordOf = (kind: string): string => kind.replace('.', '_').toUpperCase()

const AuditKindEnum = enumOf(
  'AuditKind',
  'What the team did.',
  Object.fromEntries(Object.entries(meanings).map(([kind, meaning]) => [wordOf(kind), meaning])),
)

const AuditEvent = builder.objectRef<AuditRow>('AuditEvent').implement({
  description:
    'What somebody of the team did, or one value that they changed. For admins and the owner.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id, the same for as long as it is kept.' }),
    kind: t.field({
      type: AuditKindEnum,
      description: 'What was done.',
      resolve: ({ kind }) => wordOf(kind),
    }),
    area: t.expose('area', { type: AuditArea, description: 'The part of the site it belongs to.' }),
    actor: t.expose('actor', {
      type: User,
      nullable: true,
      description:
        'The person who did it; null where their account was deleted, or `byServer` says that it was done on the machine of the server.',
    }),
    byServer: t.boolean({
      description: 'Whether it was done by a program on the machine of the server.',
      resolve: ({ actorId }) => actorId === null,
    }),
    subjectId: t.exposeID('subjectId', {
      nullable: true,
      description: 'Id of what was changed, which may be no more; null for the site as a whole.',
    }),
    subjectName: t.exposeString('subjectName', {
      nullable: true,
      description:
        'Its name at that moment; of a person, an invitation and a post the name, address and title of now. Null for the site as a whole, and where there is none any more.',
    }),
    ideaId: t.id({
      nullable: true,
      description: 'Id of the idea that the subject is or belongs to; null where it is no post.',
      resolve: ({ ideaNumber }) => (ideaNumber === null ? null : `idea_${ideaNumber}`),
    }),
    field: t.exposeString('field', {
      nullable: true,
      description: 'The setting or field that changed; null where the act has none.',
    }),
    from: t.exposeString('from', {
      nullable: true,
      description:
        'Its value before, at most 500 characters: of a longer one the part with what changed. Of an assignee the name of now, or `DELETED_USER`. Null where there was none.',
    }),
    to: t.exposeString('to', {
      nullable: true,
      description:
        'Its value after, at most 500 characters: of a longer one the part with what changed. Of an assignee the name of now, or `DELETED_USER`. Null where there is none.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
  }),
})

const { connection: AuditEventConnection } = connectionTypes('AuditEvent', AuditEvent)

builder.queryField('auditLog', (t) =>
  t.field({
    type: AuditEventConnection,
    nullable: true,
    description:
      'What the team changed, the last change first. Null for who may not change the settings.',
    cost: { db: 20 },
    args: {
      ...pageArguments,
      area: t.arg({ type: AuditArea, description: 'The part of the site. Without it all.' }),
      userId: t.arg.id({ description: 'Who did it. Without it anybody.' }),
      byServer: t.arg.boolean({
        description:
          'Only what was done by a program on the machine of the server; `userId` does not count then. Without it, and where it is false, by whomever.',
      }),
      since: t.arg({
        type: 'DateTime',
        description: 'The first moment of what is listed. Without it, from the beginning.',
      }),
      until: t.arg({
        type: 'DateTime',
        description: 'The moment before which it ends. Without it, until now.',
      }),
    },
    resolve: (_, { area, userId, byServer, since, until, ...page }, { db, viewer }) =>
      may(viewer, 'manageSite')
        ? connectionFrom(listAudit(db, { area, actorId: userId, byServer, since, until }, page))
        : null,
  }),
)

builder.queryField('auditActors', (t) =>
  t.field({
    type: [User],
    nullable: true,
    description:
      'People who did what the audit log has, by name. Null for who may not change the settings.',
    cost: { db: 10, size: 10, most: ACTORS },
    resolve: (_, __, { db, viewer }) =>
      may(viewer, 'manageSite') ? listAuditActors(db, ACTORS) : null,
  }),
)
