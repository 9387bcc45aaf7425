import { letterWords } from '#server/services/letters/words/letterWords.ts'
import type { LetterSite } from '../composeLetter.ts'
import type { DueNotification } from '../dueNotifications.ts'

/** The site of the letters that tests compose. */
export const letterSite: LetterSite = {
  name: 'Fieldnotes',
  words: letterWords('en'),
  accent: null,
  logo: null,
  imprint: '',
  publicUrl: 'https://ideas.example',
  secret: 'a secret of at least thirty-two characters',
  replyAddress: 'reply@in.example',
}

/** A notification that a letter is due for: an idea of Amara's shipped. */
export const due = (values: Partial<DueNotification> = {}): DueNotification => ({
  id: 'notification_1',
  recipientId: 'user_ana',
  batch: 'idea-12',
  name: 'Amara',
  email: 'amara@example.com',
  isDaily: false,
  kind: 'STATUS_CHANGED',
  ideaNumber: 12,
  title: 'Larger text',
  slug: 'larger-text',
  statusName: 'Shipped',
  category: 'SHIPPED',
  hasStatus: false,
  isOwn: true,
  ideaBody: null,
  votedAt: null,
  voteTotal: 1,
  entryId: null,
  entryTitle: null,
  entrySlug: null,
  entryExcerpt: null,
  entryIdeas: [],
  entryIdeaNumbers: [],
  commentId: null,
  commentBody: null,
  isOfficial: false,
  actorName: 'Hanna',
  isActorTeam: true,
  isWanted: true,
  ...values,
})
