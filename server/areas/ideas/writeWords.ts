import { slugOf } from '#rules/slug.ts'
import { findPostImages, settleImages } from '#server/areas/images/postImages.ts'
import { noteMentions } from '#server/areas/mentions/mentions.ts'
import { approvalReason } from '#server/areas/posts/approvalReason.ts'
import { changeState } from '#server/areas/posts/changeState.ts'
import { findSender } from '#server/areas/posts/sender.ts'
import type { LockedPost } from '#server/areas/posts/subject.ts'
import { trackerText, type Origin } from '#server/areas/posts/trackerText.ts'
import { countLinks } from '#server/areas/texts/countLinks.ts'
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { SEARCHABLE } from '#server/areas/texts/searchable.ts'
import { searchRow } from '#server/areas/texts/searchIndex.ts'
import { statement, type Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { may } from '#server/kernel/permissions.ts'
import type { Facts } from './ideaChanges.ts'
/** The slug goes with the title. */
const write = statement<never>(
  'idea_edit_words',
  `with former as (insert into idea_edit (id, idea_number, editor_id, title, body) select $2, number, $3, title, body from idea where number = $1),
     found_by as (update idea_search set title_key = $9, title_words = $10::tsvector, words = $11::tsvector where idea_number = $1)
   update idea set title = $4, slug = $5, body = $6, body_html = $7, excerpt = $8 where number = $1`,
)
const askApproval = statement<never>('idea_hold', 'update idea set held = $2 where number = $1')

/** An idea before its words are written. */
export type Written = Facts & Origin & { bodyHtml: string }

/** Writes the words of an edited idea, with all that follows from them. A text that stays is not rendered anew, however long it is. */
export async function writeWords(
  tx: Db,
  actor: Actor & Member,
  post: LockedPost,
  {
    title,
    body,
    mentions,
    was,
  }: Facts & {
    mentions: ReadonlySet<string>
    was: Written
  },
): Promise<void> {
  const { ideaNumber } = post
  const render = async (): Promise<string> => {
    const images = await findPostImages(tx, actor, body, { ideaNumber, text: was.body })
    return renderBody(body, { mentions, images, ...(await trackerText(tx, was, body)) })
  }
  const bodyHtml = body === was.body ? was.bodyHtml : await render()
  const { titleKey, titleWords, words } = searchRow({
    number: ideaNumber,
    title,
    body: body.slice(0, SEARCHABLE),
  })
  await tx.query(write, [
    ideaNumber,
    newId('revision'),
    actor.personId,
    title,
    slugOf(title),
    body,
    bodyHtml,
    excerpt(body, { isTracker: was.source !== null }),
    titleKey,
    titleWords,
    words,
  ])
  // Else spam would be written harmlessly and edited later.
  const held = approvalReason({
    ...(await findSender(tx, actor)),
    hasPosted: true,
    guard: 'clean',
    isTeam: may(actor, 'moderate'),
    links: countLinks({ title, bodyHtml }),
  })
  if (held && post.state === 'LIVE') {
    await tx.query(askApproval, [ideaNumber, JSON.stringify(held)])
    await changeState(tx, post, { state: 'PENDING', actorId: actor.personId })
  }
  await noteMentions(tx, post, bodyHtml)
  await settleImages(tx, post, bodyHtml)
}
