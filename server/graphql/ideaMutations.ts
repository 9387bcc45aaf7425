import { postIdea } from '#server/areas/ideas/postIdea.ts'
import { deleteOwn } from '#server/areas/moderation/deleteOwn.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { checkGuard } from '#server/areas/posts/formGuard.ts'
import { ideaAfter } from './after.ts'
import { builder } from './builder.ts'
import { IdeaState } from './enums.ts'
import { FormGuardInput } from './formGuard.ts'
import { mutation } from './mutation.ts'
import { LONG_TEXT } from './textCosts.ts'

const SEEN = 'As the viewer sees it afterwards: null where it is gone for them.'

mutation('postIdea', {
  description: 'Posts an idea; its author votes for it and follows it. For members.',
  may: 'post',
  args: builder.args((t) => ({
    boardId: t.id({ description: 'Id of the board that it is to stand on.', required: true }),
    title: t.string({ description: 'The title, 3 to 140 characters in one line.', required: true }),
    body: t.string({
      description: 'The text as Markdown, at most 20,000 characters; it may be empty.',
      required: true,
      maxLength: LONG_TEXT,
    }),
    guard: t.field({
      type: FormGuardInput,
      description:
        'Proof that a form was filled in by hand. Without it the posts of new people wait for approval.',
    }),
  })),
  command: ({ guard, ...call }, { auth, db, perHour }) =>
    postIdea(db, {
      ...call,
      guard: guard ? checkGuard(guard, auth.secret) : 'missing',
      perHour: perHour?.ideas,
    }),
  payload: (t) => ({ idea: t.field(ideaAfter('The new idea.')) }),
})

mutation('setIdeaState', {
  description:
    'Approves or restores an idea (LIVE), marks it as spam or deletes it; PENDING takes such a decision back. For the team.',
  may: 'moderate',
  ids: { ideaId: 'idea' },
  args: builder.args((t) => ({
    state: t.field({
      description: 'The state that it is to have.',
      type: IdeaState,
      required: true,
    }),
  })),
  command: ({ ideaNumber: number, ...call }, { db }) =>
    setPostState(db, { ...call, subject: { kind: 'idea', ideaNumber: number } }),
  payload: (t) => ({ idea: t.field(ideaAfter(SEEN)) }),
})

mutation('deleteIdea', {
  description: "Deletes the viewer's own idea, while nobody else voted or commented.",
  may: 'post',
  ids: { ideaId: 'idea' },
  command: ({ ideaNumber: number, ...call }, { db }) =>
    deleteOwn(db, { ...call, subject: { kind: 'idea', ideaNumber: number } }),
  payload: (t) => ({ idea: t.field(ideaAfter(SEEN)) }),
})
