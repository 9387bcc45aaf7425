import { imageAddress } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import { siteAddress } from '#rules/siteAddress.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { addImage, countImage } from '#server/areas/images/addImage.ts'
import { createImagePreparer } from '#server/areas/images/imagePreparer.ts'
import { readReplyToken } from '#server/areas/mailing/letterToken.ts'
import type { Db } from '#server/db/database.ts'
import { requireMay } from '#server/kernel/permissions.ts'
import { Refusal, type UserErrorData } from '#server/kernel/refusal.ts'
import type { ImageStore } from '#server/services/imageStore/ImageStore.ts'
import type { WhyNotPosted } from '#server/services/letters/mailRefusedLetter.ts'
import { findReplier, isAccount, type Replier } from './findReplier.ts'
import { ownText } from './ownText.ts'
import { readMail, type IncomingMail } from './readMail.ts'
import { noteReceived, wasReceived } from './receivedMail.ts'

/** The fate of a mail: `ignored` is one that answers no letter, or a program's. */
export type Fate = 'posted' | 'refused' | 'ignored' | 'known'

export interface MailInParts {
  db: Db
  images: ImageStore
  secret: string
  publicUrl: string
  /** The address that answers go to, without a token. */
  replyAddress: string
}

/**
 * Takes a mail as it was sent, and the readers that its envelope names; of one that is too large its
 * beginning. Rejects where it is to be handed over again.
 */
export type ReceiveMail = (
  raw: Buffer,
  envelope?: readonly string[],
  size?: 'whole' | 'tooLarge',
) => Promise<Fate>

/**
 * Makes comments of answers to letters: from the person whom the letter went to, at their own
 * address, by the token in the address that they answered to. Everything that holds for comments
 * holds here. What cannot be taken is answered once, and only to accounts of this site. One mail
 * after another.
 */
export function createMailReceiver(parts: MailInParts): ReceiveMail {
  const prepare = createImagePreparer()
  let last: Promise<unknown> = Promise.resolve()
  return (raw, envelope = [], size = 'whole') => {
    const turn = last.then(() => receive({ ...parts, prepare, size }, raw, envelope))
    last = turn.catch(() => undefined)
    return turn
  }
}

type Parts = MailInParts & {
  prepare: ReturnType<typeof createImagePreparer>
  size: 'whole' | 'tooLarge'
}

async function receive(parts: Parts, raw: Buffer, envelope: readonly string[]): Promise<Fate> {
  const mail = await readMail(raw).catch(() => null)
  if (mail === null || mail.from === null || mail.isAutomatic) return 'ignored'
  const token = tokenIn([...envelope, ...mail.recipients], parts.replyAddress)
  if (token === null) return 'ignored'
  const { db } = parts
  if (await wasReceived(db, mail.key)) return 'known'
  const claim = readReplyToken(parts.secret, token)
  const replier = claim && (await findReplier(db, claim.personId))
  const sender = { key: mail.key, from: mail.from }
  const site = siteAddress(parts.publicUrl, '/')
  if (!claim || !replier) {
    if (!(await isAccount(db, mail.from))) return 'ignored'
    await noteReceived(db, sender, {
      reason: ({ unknownAddress }) => unknownAddress,
      url: site,
    })
    return 'refused'
  }
  if (replier.email !== mail.from) {
    if (!(await isAccount(db, mail.from))) return 'ignored'
    await noteReceived(db, sender, { reason: ({ otherSender }) => otherSender, url: site })
    return 'refused'
  }
  const url = siteAddress(parts.publicUrl, `/ideas/${claim.ideaNumber}`)
  const { reason, left } = await comment(parts, replier, claim.ideaNumber, mail)
  if (reason !== null) await noteReceived(db, sender, { reason, url })
  else await noteReceived(db, sender, left === 0 ? null : { left, url })
  return reason === null ? 'posted' : 'refused'
}

/** Posts what somebody wrote; gives why not, or null, and how many of its images were left out. */
async function comment(
  parts: Parts,
  { actor }: Replier,
  ideaNumber: number,
  mail: IncomingMail,
): Promise<{ reason: WhyNotPosted | null; left: number }> {
  if (parts.size === 'tooLarge') return { reason: ({ tooLarge }) => tooLarge, left: 0 }
  const content = mail.content()
  const text = ownText(content.text)
  const images = await keepImages(parts, actor, content.images)
  const left = content.images.length + content.otherImages - images.length
  const body = [text, ...images.map((id) => `![](${imageAddress(id)})`)].join('\n\n').trim()
  if (body === '') return { reason: (words) => (left === 0 ? words.noText : words.noImage), left }
  const { errors } = await postComment(parts.db, {
    actor,
    ideaNumber,
    body,
    // Nobody but the reader of the letter knows the address that they answered to.
    guard: 'clean',
    clientMutationId: `mail-${mail.key}`,
  })
  const [refused] = errors
  return { reason: refused ? whyRefused(refused) : null, left }
}

/** The sentence of a refusal, as letters say it. */
function whyRefused({ reason, params }: UserErrorData): WhyNotPosted {
  const limit = Number(params['limit'])
  switch (reason) {
    case 'DISCUSSION_LOCKED':
      return ({ refused }) => refused.locked
    case 'BOARD_COMMENTS_TEAM':
      return ({ refused }) => refused.teamOnly
    case 'IDEA_GONE':
      return ({ refused }) => refused.gone
    case 'TEXT_TOO_LONG':
      return ({ refused }) => refused.tooLong(limit)
    case 'TOO_MANY_COMMENTS':
      return ({ refused }) => refused.tooMany(limit)
    default:
      return ({ refused }) => refused.other
  }
}

/** Keeps the images of a mail that can be shown; gives their ids. One that cannot be is left out. */
async function keepImages(
  { db, images, prepare }: Parts,
  actor: Replier['actor'],
  found: readonly Buffer[],
): Promise<string[]> {
  const kept: string[] = []
  for (const bytes of found.slice(0, limits.image.perPost)) {
    try {
      requireMay(actor, 'addImages')
      await countImage(db, actor)
      kept.push((await addImage(db, images, actor, await prepare(bytes))).id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
    }
  }
  return kept
}

/** The token behind the + of the first address that is ours. */
function tokenIn(addresses: readonly string[], replyAddress: string): string | null {
  const [local = '', domain = ''] = replyAddress.toLowerCase().split('@')
  for (const address of addresses) {
    const given = address.toLowerCase().trim()
    if (given.startsWith(`${local}+`) && given.endsWith(`@${domain}`))
      return given.slice(local.length + 1, -(domain.length + 1))
  }
  return null
}
