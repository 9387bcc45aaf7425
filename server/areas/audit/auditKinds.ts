/** The parts of the site by which the audit log is filtered. */
export const auditAreas = [
  'SITE',
  'BOARDS',
  'STATUSES',
  'TAGS',
  'PEOPLE',
  'POSTS',
  'MAIL',
  'DATA',
] as const

export type AuditArea = (typeof auditAreas)[number]

/** Everything that the audit log keeps, named `<subject>.<past participle>`, with the part it belongs to. */
export const auditKinds = {
  'site.changed': 'SITE',
  'site.owner_changed': 'PEOPLE',
  'board.created': 'BOARDS',
  'board.changed': 'BOARDS',
  'board.moved': 'BOARDS',
  'board.deleted': 'BOARDS',
  'board.restored': 'BOARDS',
  'status.created': 'STATUSES',
  'status.changed': 'STATUSES',
  'status.moved': 'STATUSES',
  'status.deleted': 'STATUSES',
  'status.restored': 'STATUSES',
  'tag.created': 'TAGS',
  'tag.changed': 'TAGS',
  'tag.deleted': 'TAGS',
  'tag.restored': 'TAGS',
  'synonyms.created': 'SITE',
  'synonyms.changed': 'SITE',
  'synonyms.deleted': 'SITE',
  'synonyms.switched': 'SITE',
  'person.role_changed': 'PEOPLE',
  'person.banned': 'PEOPLE',
  'person.unbanned': 'PEOPLE',
  'person.trusted': 'PEOPLE',
  'person.untrusted': 'PEOPLE',
  'invitation.sent': 'PEOPLE',
  'invitation.link_copied': 'PEOPLE',
  'invitation.revoked': 'PEOPLE',
  'idea.state_changed': 'POSTS',
  'idea.changed': 'POSTS',
  'comment.state_changed': 'POSTS',
  'report.resolved': 'POSTS',
  'letter.sent_again': 'MAIL',
  'address.allowed': 'MAIL',
  'import.run': 'DATA',
  'import.undone': 'DATA',
  'export.made': 'DATA',
  'list.downloaded': 'DATA',
  'backup.made': 'DATA',
  'restore.made': 'DATA',
} as const satisfies Record<string, AuditArea>

export type AuditKind = keyof typeof auditKinds
