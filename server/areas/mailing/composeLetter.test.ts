import { accentVariables } from '#rules/accent.ts'
import { composeDigest, composeLetter } from './composeLetter.ts'
import { readReplyToken, readUnsubscribeToken } from './letterToken.ts'
import { due as row, letterSite as site } from './testing/dueLetters.ts'

const answer = row({
  id: 'notification_2',
  kind: 'OFFICIAL_ANSWER',
  commentId: 'comment_1',
  commentBody: 'Every button **grows** now.\n\n- one\n- two',
  isOfficial: true,
})
const comment = (id: string, words: string, actorName = 'Bo') =>
  row({
    id: `notification_${id}`,
    kind: 'COMMENT',
    commentId: `comment_${id}`,
    commentBody: words,
    actorName,
    isActorTeam: false,
  })

test('a status and its answer are one letter, with the words of the team', () => {
  const letter = composeLetter(site, 'amara@example.com', [row(), answer])
  expect(letter).toMatchObject({
    to: 'amara@example.com',
    subject: 'Shipped: Larger text',
    thread: expect.stringMatching(/^idea-12\.[0-9a-f]{12}$/) as string,
  })
  expect(letter.text).toBe(
    [
      'Your idea shipped',
      'Hello Amara,',
      '“Larger text” is now Shipped.',
      'The team has answered “Larger text”.',
      'Hanna, for the team:\n> Every button grows now: one · two',
      'See the idea:\nhttps://ideas.example/ideas/12/larger-text',
      'Not what you meant? Reply to this e-mail to post a comment.',
      '-- \nFieldnotes\nYou’re receiving this because it is your idea.',
      `Mute this idea:\n${letter.unsubscribeUrl}`,
      'Notification settings:\nhttps://ideas.example/settings',
      expect.stringMatching(/^Unsubscribe from all e-mail:/) as string,
    ]
      .slice(0, -1)
      .concat(letter.text.split('\n\n').at(-1)?.trimEnd() ?? '')
      .join('\n\n') + '\n',
  )
})

test.each([
  [1, 'You asked for “Larger text” on 12 January 2026. It has shipped.'],
  [2, 'You asked for “Larger text” on 12 January 2026, and so did 1 other person. It has shipped.'],
  [
    1_043,
    'You asked for “Larger text” on 12 January 2026, and so did 1,042 other people. It has shipped.',
  ],
])('who asked for what shipped is told so, of %d votes', (voteTotal, sentence) => {
  const votedAt = '2026-01-12T23:00:00.000Z'
  const { text } = composeLetter(site, 'a@example.com', [row({ votedAt, voteTotal })])
  expect(text).toContain(sentence)
  const planned = row({ votedAt, voteTotal, category: 'PLANNED', statusName: 'Planned' })
  expect(composeLetter(site, 'a@example.com', [planned]).text).toContain('is now Planned.')
})

test.each([
  [['Bo'], 'Bo commented on'],
  [['Bo', 'Cy', 'Bo'], 'Bo and Cy commented on'],
  [['Bo', 'Cy', 'Di', 'Ed'], 'Bo, Cy, Di and Ed commented on'],
  [['Bo', 'Cy', 'Di', 'Ed', 'Fi'], 'Bo, Cy, Di and 2 others commented on'],
])('several comments are one sentence: %j', (names, sentence) => {
  const rows = names.map((name, at) => comment(String(at), `Words ${at}`, name))
  const { text } = composeLetter(site, 'a@example.com', rows)
  expect(text.match(/commented on/g)).toHaveLength(1)
  expect(text).toContain(`${sentence} “Larger text”.`)
})

test('the line of the site stands at the end of every letter about news', () => {
  const line = 'Fieldnotes <Ltd>, Leeds'
  for (const letter of [
    composeLetter({ ...site, imprint: line }, 'amara@example.com', [row()]),
    composeDigest({ ...site, imprint: line }, 'amara@example.com', [row()]),
  ]) {
    expect(letter.text).toContain(`-- \nFieldnotes · ${line}\n`)
    expect(letter.html).toContain('Fieldnotes · Fieldnotes &#60;Ltd&#62;, Leeds')
  }
})

test('its links and its address to answer to are signed for its reader', () => {
  const { unsubscribeUrl, replyTo } = composeLetter(site, 'amara@example.com', [row()])
  const token = new URL(unsubscribeUrl ?? '').searchParams.get('token') ?? ''
  expect(readUnsubscribeToken(site.secret, token)).toEqual({
    personId: 'user_ana',
    purpose: { kind: 'idea', ideaNumber: 12 },
  })
  const [, reply = ''] = /^reply\+(.+)@in\.example$/.exec(replyTo ?? '') ?? []
  expect(readReplyToken(site.secret, reply)).toEqual({ personId: 'user_ana', ideaNumber: 12 })
  const without = composeLetter({ ...site, replyAddress: undefined }, 'a@example.com', [row()])
  expect(without.replyTo).toBeNull()
  expect(without.text).not.toContain('Reply to this e-mail')
})

test.each([
  [[comment('1', 'Me too')], 'Bo commented: Larger text'],
  [[comment('1', 'Me too'), comment('2', 'And me', 'Cy')], '2 new comments: Larger text'],
  [[comment('1', 'x'), row({ kind: 'MENTION', actorName: 'Cy' })], 'Cy mentioned you: Larger text'],
  [[row({ kind: 'MERGED', isOwn: false })], 'An idea you follow was merged: Larger text'],
  [[row({ kind: 'REPLY', actorName: null })], 'Someone replied to you: Larger text'],
  [[row({ kind: 'AWAITS_APPROVAL' })], 'A post is waiting for approval: Larger text'],
  [
    [
      row({
        kind: 'CHANGELOG',
        ideaNumber: null,
        entryId: 'entry_1',
        entryTitle: 'April',
        entrySlug: 'april',
      }),
    ],
    'New in Fieldnotes: April',
  ],
  [[row({ title: 'Two\r\nBcc: x@example.com' })], 'Shipped: Two Bcc: x@example.com'],
])('its subject says what weighs most: %#', (rows, subject) => {
  expect(composeLetter(site, 'a@example.com', rows).subject).toBe(subject)
})

test('the logo stands in the place of the name, under a path too, and the text is as without it', () => {
  const light = { url: 'https://host.example/ideas/images/l', width: 1200, height: 300 }
  const dark = { url: 'https://host.example/ideas/images/d', width: 10, height: 90 }
  for (const compose of [composeLetter, composeDigest]) {
    const plain = compose(site, 'a@example.com', [row()])
    const name = 'Field <notes> "x"'
    const both = compose({ ...site, name, logo: { light, dark } }, 'a@example.com', [row()])
    const images = [...(both.html ?? '').matchAll(/<img [^>]*>/g)].map(([image]) => image)
    expect(images).toEqual([
      `<img src="${light.url}" alt="Field &#60;notes&#62; &#34;x&#34;" width="144" height="36" class="day" style="display:inline-block;border:0;vertical-align:middle">`,
      `<img src="${dark.url}" alt="Field &#60;notes&#62; &#34;x&#34;" width="4" height="36" class="night" style="display:none;mso-hide:all;border:0;vertical-align:middle">`,
    ])
    expect(both.html).toContain('.night{display:inline-block!important}')
    const one = compose({ ...site, logo: { light, dark: null } }, 'a@example.com', [row()])
    expect(one.html?.match(/<img /g)).toHaveLength(1)
    expect(one.html).not.toMatch(/class="day"|\.night/)
    expect(one.text.replace(/token=\S+/g, '')).toBe(plain.text.replace(/token=\S+/g, ''))
    expect(plain.html).not.toContain('<img')
  }
})

test('the HTML escapes what people wrote, shows no image and runs nothing', () => {
  const hostile = '<img src=x onerror=alert(1)> "quoted" & \'more\''
  const { html } = composeLetter(site, 'a@example.com', [
    row({ title: hostile, name: hostile, statusName: hostile }),
    comment('1', hostile, hostile),
  ])
  expect(html).not.toMatch(/<(?:img|script|svg|link|iframe|form)\b/i)
  expect(html.match(/<a [^>]*class="press/g)).toHaveLength(1)
})

test("the team's words have the site's own color, corrected until it can be read, light and dark", () => {
  const own = accentVariables('#ffee00')
  for (const compose of [composeLetter, composeDigest]) {
    const { html } = compose({ ...site, accent: '#ffee00' }, 'a@example.com', [row(), answer])
    expect(html).toContain(`border-left:2px solid;border-color:${own?.['--accent-light']}"`)
    expect(html).toContain(`style="color:${own?.['--accent-ink-light']};`)
    expect(html).toContain(`.e-accent{border-color:${own?.['--accent-dark']}!important}`)
    expect(html).toContain(`.t-accentInk{color:${own?.['--accent-ink-dark']}!important}`)
    expect(html).not.toMatch(/#(?:f88a2f|f99440|974610|f6ab6b)/)
    expect(compose(site, 'a@example.com', [row(), answer]).html).toContain('#974610')
  }
})

test('a digest has a part for each idea, and one way to end all', () => {
  const letter = composeDigest(site, 'a@example.com', [
    row({ isDaily: true }),
    answer,
    row({
      ideaNumber: 13,
      title: 'Offline',
      slug: 'offline',
      kind: 'NEW_IDEA',
      ideaBody: 'On a train',
    }),
  ])
  expect(letter.subject).toBe('Your day in Fieldnotes: 2 updates')
  expect(letter.thread).toBeNull()
  expect(letter.text).toContain('Offline\nhttps://ideas.example/ideas/13/offline')
  const token = new URL(letter.unsubscribeUrl ?? '').searchParams.get('token') ?? ''
  expect(readUnsubscribeToken(site.secret, token)?.purpose).toEqual({ kind: 'all' })
})

test.each(['AWAITS_APPROVAL', 'NEW_IDEA'] as const)(
  'the link of a letter to the team ends such letters, whichever idea they are about: %s',
  (kind) => {
    const { text, unsubscribeUrl } = composeLetter(site, 'a@example.com', [row({ kind })])
    const token = new URL(unsubscribeUrl ?? '').searchParams.get('token') ?? ''
    expect(readUnsubscribeToken(site.secret, token)?.purpose).toEqual({ kind: 'team', told: kind })
    expect(text).toContain('Unsubscribe from new posts:')
  },
)

test('letters of an idea are one thread, and another site of the same domain has its own', () => {
  const threadAt = (publicUrl: string, rows = [row()]) =>
    composeLetter({ ...site, publicUrl }, 'a@example.com', rows).thread
  const thread = threadAt('https://example.com/ideas')
  expect(threadAt('https://example.com/ideas', [comment('1', 'Hm')])).toBe(thread)
  expect(threadAt('https://example.com/ideas', [row({ ideaNumber: 13 })])).not.toBe(thread)
  expect(threadAt('https://example.com/wishes')).not.toBe(thread)
  expect(threadAt('https://wishes.example.com/ideas')).not.toBe(thread)
})

test('an answer to the letter about an entry is about the only idea of it that its reader follows', () => {
  const entry = (titles: string[], entryIdeaNumbers: number[]) =>
    composeLetter(site, 'a@example.com', [
      row({
        kind: 'CHANGELOG',
        ideaNumber: null,
        entryId: 'entry_1',
        entryTitle: 'April',
        entrySlug: 'april',
        entryIdeas: titles,
        entryIdeaNumbers,
      }),
    ])
  const one = entry(['Larger text'], [12])
  const [, token = ''] = /\+(.*)@/.exec(one.replyTo ?? '') ?? []
  expect(readReplyToken(site.secret, token)?.ideaNumber).toBe(12)
  expect(one.text).toContain('Reply to this e-mail to comment on “Larger text”.')
  for (const other of [entry([], []), entry(['Larger text', 'Dark mode'], [12, 13])]) {
    expect(other.replyTo).toBeNull()
    expect(other.text).toContain('Replies to this e-mail are not posted on the site.')
  }
})
