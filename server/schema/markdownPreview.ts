import { renderBody } from '#server/domain/markdown.ts'
import { limits } from '#rules/limits.ts'
import { countCharacters } from '#rules/validation.ts'
import { builder, fallible } from './builder.ts'
import { peopleError } from './peopleError.ts'

builder.queryField('markdownPreview', (t) =>
  t.string({
    ...fallible,
    description: 'Sanitised HTML of Markdown, as a post would show it.',
    args: { body: t.arg.string({ required: true }) },
    resolve: (_, { body }) => {
      const length = countCharacters(body)
      const { max } = limits.body
      if (length > max) throw peopleError(`The details can have at most ${max.toLocaleString('en')} characters; they have ${length.toLocaleString('en')}.`)
      return renderBody(body)
    },
  }),
)
