import { readMail } from './readMail.ts'

const mail = (headers: string, body = 'Hello') =>
  Buffer.from(
    `From: Ana <Ana@Example.com>\r\nMessage-ID: <1@example.com>\r\n${headers}\r\n\r\n${body}`,
  )

test('reads who wrote, to whom, and what', async () => {
  const read = await readMail(mail('To: Ideas <reply+abc@in.example>\r\nDelivered-To: x@y.example'))
  expect(read).toMatchObject({
    from: 'ana@example.com',
    isAutomatic: false,
  })
  expect(read.content()).toEqual({ text: 'Hello', images: [], otherImages: 0 })
  expect(read.recipients).toEqual(['reply+abc@in.example', 'x@y.example'])
  const again = await readMail(mail('To: other@in.example', 'Hello again'))
  expect(again.key).toBe(read.key)
})

test.each([
  'Auto-Submitted: auto-replied',
  'Precedence: bulk',
  'List-Id: <list.example>',
  'Return-Path: <>',
  'Content-Type: multipart/report; boundary=x',
])('knows what a program wrote: %s', async (header) => {
  expect((await readMail(mail(header))).isAutomatic).toBe(true)
})

test('a mail of HTML alone is read as text, without what it quotes', async () => {
  const html =
    '<p>Yes &amp; <b>thanks</b></p><div>Ana</div><blockquote>Every button<script>x</script></blockquote>'
  expect((await readMail(mail('Content-Type: text/html', html))).content().text).toBe(
    'Yes & thanks\nAna',
  )
})

test('keeps attached images, and no other files', async () => {
  const parts = [
    '--b\r\nContent-Type: text/plain\r\n\r\nSee',
    '--b\r\nContent-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment\r\n\r\niVBORw==',
    '--b\r\nContent-Type: application/pdf\r\nContent-Disposition: attachment\r\n\r\nx',
    '--b--',
  ]
  const mixed = mail('Content-Type: multipart/mixed; boundary=b', parts.join('\r\n'))
  const read = (await readMail(mixed)).content()
  expect(read.text).toBe('See')
  expect(read.images).toEqual([Buffer.from('iVBORw==', 'base64')])
})

test('keeps the images that a reply shows among its own words, without its signature and its quote', async () => {
  const image = (id: string, headers = '') =>
    `--b\r\nContent-Type: image/png\r\nContent-ID: <${id}>\r\n${headers}Content-Transfer-Encoding: base64\r\n\r\n${Buffer.from(id).toString('base64')}`
  const html =
    '<p>Like this: <img src="cid:shown"></p><div class="gmail_signature"><img src="cid:logo"></div><blockquote><img src="cid:quoted"></blockquote>'
  const parts = [
    `--b\r\nContent-Type: text/html\r\n\r\n${html}`,
    ...['shown', 'logo', 'quoted', 'unseen'].map((id) => image(id)),
    '--b--',
  ]
  const read = await readMail(
    mail('Content-Type: multipart/related; boundary=b', parts.join('\r\n')),
  )
  expect(read.content().images.map(String)).toEqual(['shown'])
  const attached = image('photo', 'Content-Disposition: attachment\r\n')
  const mixed = await readMail(
    mail(
      'Content-Type: multipart/mixed; boundary=b',
      ['--b\r\nContent-Type: text/html\r\n\r\n<p>See</p>', attached, '--b--'].join('\r\n'),
    ),
  )
  expect(mixed.content().images.map(String)).toEqual(['photo'])
})

test.each([
  ['a > in a value', '<p title="a > b">Yes</p>', 'Yes'],
  ['a quote in a quote', '<blockquote>a<blockquote>b</blockquote>c</blockquote>Yes', 'Yes'],
  ['what is no tag', 'I &lt;3 it, 1 < 2 &amp; J&uuml;rgen', 'I <3 it, 1 < 2 & Jürgen'],
  ['comments, and what is not shown', '<title>x</title><!-- <p>y</p> -->Yes<style>p > b {}', 'Yes'],
  ['a tag without an end', 'Yes<a href="x', 'Yes'],
])('reads HTML with %s', async (_what, html, text) => {
  expect((await readMail(mail('Content-Type: text/html', html))).content().text).toBe(text)
})

test.each([
  '<id=',
  '<p id=',
  '<p id="',
  ' id="signatur',
  '<blockquote>',
  '<style',
  '<style>',
  '<!--',
  '<',
  '<a="',
  'cid:',
  '&lt;',
])(
  'HTML that a stranger made to be long to read is read: %s',
  async (piece) => {
    const image =
      '--b\r\nContent-Type: image/png\r\nContent-ID: <shown>\r\nContent-Transfer-Encoding: base64\r\n\r\niVBORw=='
    for (const end of ['', '>']) {
      const hostile = `<p>Yes <img src="cid:shown"></p><i ${piece.repeat(1_000_000 / piece.length)}${end}`
      const body = `--b\r\nContent-Type: text/html\r\n\r\n${hostile}\r\n${image}\r\n--b--`
      const read = await readMail(mail('Content-Type: multipart/related; boundary=b', body))
      expect(read.content()).toMatchObject({ text: expect.stringMatching(/^Yes/) as unknown })
      const plain = hostile.replace('<i ', '')
      expect((await readMail(mail('Content-Type: text/html', plain))).content().text).toMatch(
        /^Yes/,
      )
    }
  },
  30_000,
)
