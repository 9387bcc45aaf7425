import type { CommentRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'

/** The type Comment, for types that it refers to and that refer to it. */
export const commentRef = builder.objectRef<CommentRow>('Comment')
