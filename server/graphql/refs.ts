import type { EntryRow } from '#server/areas/changelog/entryRow.ts'
import type { InboxGroupRow, NotificationRow } from '#server/areas/notifications/findInbox.ts'
import type { CommentRow, IdeaRow, UserRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'
import type { Viewer } from './context.ts'

// Types that others refer to before they are described, so that no two files import each other.
export const ideaRef = builder.objectRef<IdeaRow>('Idea')
export const commentRef = builder.objectRef<CommentRow>('Comment')
export const entryRef = builder.objectRef<EntryRow>('ChangelogEntry')
export const userRef = builder.objectRef<UserRow>('User')
export const viewerRef = builder.objectRef<Viewer>('Viewer')
export const inboxGroupRef = builder.objectRef<InboxGroupRow>('InboxGroup')
export const notificationRef = builder.objectRef<NotificationRow>('Notification')
