import { imagesIn } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import { countCharacters } from '#rules/validation.ts'
import { findImageSizes } from '#server/areas/images/findImages.ts'
import { shownFrom } from '#server/areas/images/ownImage.ts'
import { knownIn, nameInHtml } from '#server/areas/mentions/mentionNames.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { builder, fallible } from './builder.ts'
import { publicError } from './publicError.ts'
import { htmlBytes, LONG_TEXT } from './textCosts.ts'

builder.queryField('markdownPreview', (t) =>
  t.string({
    ...fallible,
    description: 'Sanitised HTML of Markdown, as a post would show it.',
    cost: { db: 5, rows: 4_000, bytes: htmlBytes(limits.body.max) },
    args: {
      body: t.arg.string({
        description: 'Markdown, at most 20,000 characters.',
        required: true,
        maxLength: LONG_TEXT,
      }),
    },
    resolve: async (_, { body }, { db, viewer, serverAddress }) => {
      const length = countCharacters(body)
      const { max } = limits.body
      if (length > max)
        throw publicError(
          `The details can have at most ${max.toLocaleString('en')} characters; they have ${length.toLocaleString('en')}.`,
        )
      const [mentions, images] = await Promise.all([
        knownIn(viewer.people, body),
        findImageSizes(db, viewer, imagesIn(body).slice(0, limits.image.perPost)),
      ])
      const html = await nameInHtml(viewer.people, renderBody(body, { mentions, images }))
      return shownFrom(serverAddress, html)
    },
  }),
)
