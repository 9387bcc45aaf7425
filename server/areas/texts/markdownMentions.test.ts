import {
  mentionsIn,
  replaceMentions,
  withoutIds,
  withoutNames,
  writeMention,
} from '#rules/mentions.ts'
import { excerpt } from './excerpt.ts'
import { renderBody } from './markdown.ts'
import { mentionedIn, withNames } from './mentionHtml.ts'

const mentions = new Set(['user_ana', 'user_bo'])
const render = (body: string) => renderBody(body, { mentions })
const names = new Map([['user_ana', 'Ana <i>"Ruiz"</i>']])

test('a mention is kept by the person; its name is filled in when it is read', () => {
  const html = render('Thanks @[Ana](user_ana), and (@[Bo Old](user_bo))你好@[Ana](user_ana)')
  expect(html).toBe(
    '<p>Thanks <data value="user_ana">@Ana</data>, and (<data value="user_bo">@Bo Old</data>)你好<data value="user_ana">@Ana</data></p>',
  )
  expect(mentionedIn(html)).toEqual(['user_ana', 'user_bo'])
  expect(withNames(html, names)).toContain(
    'Thanks <data class="mention" value="user_ana">@<bdi>Ana &#60;i&#62;&#34;Ruiz&#34;&#60;/i&#62;</bdi></data>',
  )
  expect(withNames(html, names)).toContain(
    '<data class="mention" value="user_bo">@<bdi>Deleted user</bdi></data>',
  )
})

test.each([
  ['somebody who may not be mentioned is a name', 'Hi @[Cleo](user_cleo).', '<p>Hi @Cleo.</p>'],
  ['in code it is text', '`@[Ana](user_ana)`', '<p><code>@[Ana](user_ana)</code></p>'],
  ['escaped it is text', '\\@\\[Ana](user_ana)', '<p>@[Ana](user_ana)</p>'],
  [
    'marks in a name are text',
    '@[**Ana** <b>](user_ana)',
    '<p><data value="user_ana">@**Ana** &lt;b&gt;</data></p>',
  ],
  [
    'HTML gives nobody an id of others',
    '<data value="user_cleo">@Cleo</data>',
    '<p><data>@Cleo</data></p>',
  ],
  [
    'and carries nothing else',
    '<data value="user_ana" class="mention" onclick="x()" id="y">@x</data>',
    '<p><data value="user_ana">@x</data></p>',
  ],
])('%s', (_, body, html) => {
  expect(render(body)).toBe(html)
})

test('an import knows no mentions: what looks like one is what it is to Markdown, and HTML names nobody', () => {
  expect(mentionedIn(renderBody('@[Ana](user_ana) <data value="user_ana">@Ana</data>'))).toEqual([])
})

test('what is written is read again, whatever the name', () => {
  for (const name of ['Ana', 'A]b[c', 'x\ny', '名前', ' ', ']['.repeat(30)]) {
    expect(mentionsIn(`a ${writeMention({ id: 'user_ana', name })} b`)).toMatchObject([
      { id: 'user_ana', from: 2 },
    ])
  }
  const text = 'a @[Ana](user_ana) b @[Bo](user_bo)'
  expect([
    withoutIds(text),
    withoutNames(text),
    replaceMentions(text, ({ from, to }) => text.slice(from, to)),
  ]).toEqual(['a @Ana b @Bo', 'a @(user_ana) b @(user_bo)', text])
  expect(excerpt(text)).toBe('a @Ana b @Bo')
})

test('many openings take no time', () => {
  const started = process.cpuUsage()
  render('@['.repeat(10_000))
  render('@[a]('.repeat(4_000))
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(2_000)
})
