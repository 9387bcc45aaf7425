import type { EntryRow } from '#server/areas/changelog/entryRow.ts'
import { may } from '#server/kernel/permissions.ts'
import type { CommentRow, IdeaRow, UserRow } from '#server/kernel/rows.ts'
import type { Context, Viewer } from './context.ts'
import { commentRef, entryRef, ideaRef, userRef, viewerRef } from './refs.ts'

const STANDS = 'as it stands after the call, also when the call was refused.'

/** A payload's idea: the one that the command names, else the one that was asked about. */
export const ideaAfter = (description: string | undefined = `The idea ${STANDS}`) =>
  ({
    type: ideaRef,
    nullable: true,
    description,
    resolve: (
      {
        result,
        asked,
      }: { result: { ideaNumber: number } | null; asked: { ideaNumber?: number | null } },
      _: object,
      { viewer }: Context,
    ): Promise<IdeaRow | null> | null => {
      const number = result?.ideaNumber ?? asked.ideaNumber ?? null
      return number === null ? null : viewer.ideas.load(number)
    },
  }) as const

/** A payload's comment. */
export const commentAfter = (description = `The comment ${STANDS}`) =>
  ({
    type: commentRef,
    nullable: true,
    description,
    resolve: (
      { asked: { commentId } }: { asked: { commentId: string | null } },
      _: object,
      { viewer }: Context,
    ): Promise<CommentRow | null> | null =>
      commentId === null ? null : viewer.comments.load(commentId),
  }) as const

/** A payload's entry of the changelog: the one that the command names, else the one that was asked about. */
export const entryAfter = (description = `The entry ${STANDS}`) =>
  ({
    type: entryRef,
    nullable: true,
    description,
    resolve: (
      { result, asked }: { result: { entryId: string } | null; asked: { entryId?: string | null } },
      _: object,
      { viewer }: Context,
    ): Promise<EntryRow | null> | null => {
      const id = result?.entryId ?? asked.entryId ?? null
      return id === null ? null : viewer.entries.load(id)
    },
  }) as const

/** A payload's person, to who may manage people. */
export const userAfter = () =>
  ({
    type: userRef,
    nullable: true,
    description: 'The person as they stand after the call, also when it was refused.',
    resolve: (
      { asked: { personId } }: { asked: { personId: string | null } },
      _: object,
      { viewer }: Context,
    ): Promise<UserRow | null> | null =>
      personId !== null && may(viewer, 'managePeople') ? viewer.people.load(personId) : null,
  }) as const

/** A payload's viewer, as they are afterwards. */
export const viewerAfter = (
  description = 'The viewer afterwards; null where the call was refused.',
) =>
  ({
    type: viewerRef,
    nullable: true,
    description,
    resolve: ({ result }: { result: unknown }, _: object, { viewer }: Context): Viewer | null =>
      result === null ? null : viewer,
  }) as const
