import { imagesIn } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import { countCharacters } from '#rules/validation.ts'
import { findImageSizes } from '#server/areas/images/findImages.ts'
import { shownFrom } from '#server/areas/images/ownImage.ts'
import { knownIn, nameInHtml } from '#server/areas/mentions/mentionNames.ts'
import { subjectOf } from '#server/areas/posts/subject.ts'
import { findOrigin, trackerText, type StoredOrigin } from '#server/areas/posts/trackerText.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import type { Db } from '#server/db/database.ts'
import { builder, fallible } from './builder.ts'
import type { Viewer } from './context.ts'
import { publicError } from './publicError.ts'
import { htmlBytes, LONG_TEXT } from './textCosts.ts'

/** Where a post came from that the viewer may read. */
async function originFor(db: Db, viewer: Viewer, postId: string): Promise<StoredOrigin | null> {
  const subject = subjectOf(postId)
  if (subject === null) return null
  const readable =
    subject.kind === 'idea'
      ? await viewer.ideas.load(subject.ideaNumber)
      : await viewer.comments.load(subject.commentId)
  return readable && findOrigin(db, subject)
}

builder.queryField('markdownPreview', (t) =>
  t.string({
    ...fallible,
    description: 'Sanitised HTML of Markdown, as a post would show it.',
    cost: { db: 5, rows: 4_000, bytes: htmlBytes(LONG_TEXT) },
    args: {
      body: t.arg.string({
        description: 'Markdown, at most 20,000 characters.',
        required: true,
        maxLength: LONG_TEXT,
      }),
      postId: t.arg.id({
        description:
          'The idea or comment whose text it is to be: what was imported keeps its line breaks, its links and its length. Without it, and where the viewer may not read it, the text is a new one.',
        db: 15,
        rows: 6_000,
      }),
    },
    resolve: async (_, { body, postId }, { db, viewer, serverAddress }) => {
      const origin = postId == null ? null : await originFor(db, viewer, String(postId))
      const length = countCharacters(body)
      const max = Math.max(limits.body.max, origin?.length ?? 0)
      if (length > max)
        throw publicError(
          `The details can have at most ${max.toLocaleString('en')} characters; they have ${length.toLocaleString('en')}.`,
        )
      const [mentions, images, imported] = await Promise.all([
        knownIn(viewer.people, body),
        findImageSizes(db, viewer, imagesIn(body).slice(0, limits.image.perPost)),
        origin && trackerText(db, origin, body),
      ])
      const html = await nameInHtml(
        viewer.people,
        renderBody(body, { mentions, images, ...imported }),
      )
      return shownFrom(serverAddress, html)
    },
  }),
)
