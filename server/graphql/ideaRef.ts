import type { IdeaRow } from '#server/kernel/rows.ts'
import { builder } from './builder.ts'

/** The type Idea, for types that it refers to and that refer to it. */
export const ideaRef = builder.objectRef<IdeaRow>('Idea')
