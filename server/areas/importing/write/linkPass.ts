import { imageSizesIn } from '#server/areas/images/postImages.ts'
import type { RenderOptions } from '#server/areas/texts/markdown.ts'
import { mentionedIn } from '#server/areas/texts/mentionHtml.ts'
import { referencedNumbers, type KnownIdeas } from '#server/areas/texts/trackerReferences.ts'
import { statement, type Db, type Statement } from '#server/db/database.ts'
import type { Source } from '../items/shape.ts'
import { renderText } from './renderText.ts'
import { createYield } from './yieldToOthers.ts'

/** A stored text: `key` is the idea's number or the comment's id. */
interface Text<Key> {
  key: Key
  body: string
  html: string
}

const BATCH = 200

const ideaTexts = statement<Text<number>>(
  'import_link_ideas',
  `select number as key, body, body_html as html from idea where source = $1 and number > $2 and body ~ '#[0-9]|/(issues|pull|discussions)/[0-9]' order by number limit ${BATCH}`,
)
const commentTexts = statement<Text<string>>(
  'import_link_comments',
  `select id as key, body, body_html as html from comment
   where source = $1 and id collate "C" > $2 and body ~ '#[0-9]|/(issues|pull|discussions)/[0-9]' order by id collate "C" limit ${BATCH}`,
)
const setIdeas = statement<never>(
  'import_link_ideas_set',
  `update idea set body_html = t.html from json_to_recordset($1::json) as t(key integer, body text, html text) where number = t.key and idea.body = t.body`,
)
const setComments = statement<never>(
  'import_link_comments_set',
  `update comment set body_html = t.html from json_to_recordset($1::json) as t(key text, body text, html text) where id = t.key and comment.body = t.body`,
)

/**
 * Makes `#123` lead to its idea where that idea came in after the text. Goes by what is stored and
 * not by what this run added, so that a run that was killed is made good by the next one. Gives how
 * many texts it changed.
 */
export async function linkPass(
  db: Db,
  from: Source,
  known: KnownIdeas,
  signal?: AbortSignal,
): Promise<number> {
  const ideas = await relink(db, {
    read: ideaTexts,
    write: setIdeas,
    first: 0,
    from,
    known,
    signal,
  })
  return (
    ideas +
    (await relink(db, { read: commentTexts, write: setComments, first: '', from, known, signal }))
  )
}

interface Job<Key> {
  read: Statement<Text<Key>>
  write: Statement<never>
  first: Key
  from: Source
  known: KnownIdeas
  signal: AbortSignal | undefined
}

async function relink<Key>(
  db: Db,
  { read, write, first, from, known, signal }: Job<Key>,
): Promise<number> {
  const yieldToOthers = createYield()
  let changed = 0
  let texts = await db.query(read, [from.source, first])
  while (texts.length > 0 && !signal?.aborted) {
    const stale: Text<Key>[] = []
    for (const text of texts) {
      if (!isStale(text, known)) continue
      await yieldToOthers()
      const html = await renderText(text.body, from, known, shownIn(text.html))
      if (html !== text.html) stale.push({ ...text, html })
    }
    if (stale.length > 0) await db.query(write, [JSON.stringify(stale)])
    changed += stale.length
    texts = texts.length < BATCH ? [] : await db.query(read, [from.source, texts.at(-1)?.key])
  }
  return changed
}

/** Gives the people and images that a text has already, if somebody edited it here: those stay. */
function shownIn(html: string): Pick<RenderOptions, 'mentions' | 'images'> {
  return { mentions: new Set(mentionedIn(html)), images: imageSizesIn(html) }
}

/** Whether a text names an idea that it does not link to (or only in code, which rendering then leaves as it is). */
function isStale({ body, html }: { body: string; html: string }, known: KnownIdeas): boolean {
  return referencedNumbers(body).some((number) => {
    const idea = known.get(String(number))
    return idea !== undefined && !html.includes(`href="/ideas/${idea}"`)
  })
}
