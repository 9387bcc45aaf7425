import type { CommentRow, IdeaRow, UserRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'
import type { Viewer } from './context.ts'

// Types that others refer to before they are described, so that no two files import each other.
export const ideaRef = builder.objectRef<IdeaRow>('Idea')
export const commentRef = builder.objectRef<CommentRow>('Comment')
export const userRef = builder.objectRef<UserRow>('User')
export const viewerRef = builder.objectRef<Viewer>('Viewer')
