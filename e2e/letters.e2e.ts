// Letters of notifications: the team answers, a follower reads it in a mailbox, answers by mail, and
// ends such letters without signing in.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import type { Page } from '@playwright/test'
import { composeDigest, composeLetter } from '../server/areas/mailing/composeLetter.ts'
import { due, letterSite } from '../server/areas/mailing/testing/dueLetters.ts'
import { openMailbox, type Mailbox } from '../server/testing/mailbox.ts'
import { assertAccessible } from './harness/axe.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { ask, person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const KEY = 'key-of-mailgun'
let mailbox: Mailbox

const site = sharedSite('SAMPLE', undefined, async () => {
  mailbox = await openMailbox()
  return {
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Fieldnotes <hello@example.com>',
    MAIL_BATCH_SECONDS: '0',
    REPLY_ADDRESS: 'reply@in.example.com',
    MAILGUN_SIGNING_KEY: KEY,
  }
})
test.afterAll(() => mailbox.close())

interface Facts {
  site: { statuses: { id: string; category: string }[] }
  ideas: { edges: { node: { id: string; title: string; status: { category: string } } }[] }
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })
const ground = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

const grounds = { light: 'rgb(245, 243, 239)', dark: 'rgb(15, 11, 9)' } as const

test('a follower gets the answer as a letter, answers it by mail, and ends such letters without signing in', async ({
  open,
  picture,
}) => {
  const { site: facts, ideas } = await ask<Facts>(
    site.server,
    '{ site { statuses { id category } } ideas(first: 20) { edges { node { id title status { category } } } } }',
  )
  const idea = ideas.edges.find(({ node }) => node.status.category === 'OPEN')?.node
  const shipped = facts.statuses.find(({ category }) => category === 'SHIPPED')
  assert.ok(idea && shipped, 'The sample has an open idea, and a status for shipped ones')
  await ask(
    site.server,
    'mutation { invitePeople(emails: ["ida@example.com"], role: MEMBER) { errors { message } } }',
    {},
    site.owner,
  )
  const invitation = await mailbox.mailTo('ida@example.com')
  const token = /invitation\?token=(\S+)/.exec(invitation.mail.text ?? '')?.[1]
  const joined = await fetch(`${site.server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: new URL(site.server.url).origin },
    body: JSON.stringify({
      query:
        'mutation ($token: String!) { acceptInvitation(token: $token, name: "Ida") { errors { message } } }',
      variables: { token },
    }),
  })
  const ida = person(site.server, joined.headers.getSetCookie()[0]?.split(';')[0] ?? '')
  await ask(
    site.server,
    'mutation ($id: ID!) { setFollow(ideaId: $id, following: true) { errors { message } } }',
    { id: idea.id },
    ida,
  )
  await ask(
    site.server,
    'mutation ($id: ID!, $status: ID!) { setIdeaStatus(ideaId: $id, statusId: $status, answer: "Every button now grows with the text.") { errors { message } } }',
    { id: idea.id, status: shipped.id },
    site.owner,
  )
  const { mail, raw } = await mailbox.mailTo('ida@example.com')
  assert.match(mail.subject ?? '', new RegExp(`: ${idea.title.slice(0, 10)}`))
  assert.match(mail.text ?? '', /Every button now grows with the text\./)
  // One click is offered where the site is on https alone.
  assert.match(raw, /^List-Unsubscribe: <\S+/m)

  for (const colorScheme of ['light', 'dark'] as const) {
    const visit = await open(site.server, { viewport: { width: 320, height: 740 }, colorScheme })
    await visit.page.setContent(mail.html ?? '')
    assert.equal(await overflow(visit.page), 0)
    assert.equal(await ground(visit.page), grounds[colorScheme])
    await assertAccessible(visit.page)
    await picture(visit, `letter-320-${colorScheme}`)
    await visit.page.setViewportSize({ width: 760, height: 900 })
    await picture(visit, `letter-760-${colorScheme}`)
  }

  const answer = `From: Ida <ida@example.com>\r\nTo: ${mail.replyTo?.[0]?.address}\r\nMessage-ID: <1@example.com>\r\n\r\nStill cut on my phone.\r\n\r\nOn Monday, Fieldnotes wrote:\r\n> Every button grows.\r\n`
  const timestamp = String(Math.floor(Date.now() / 1_000))
  const handed = await fetch(`${site.server.url}/api/mail/mailgun/mime`, {
    method: 'POST',
    body: new URLSearchParams({
      timestamp,
      token: 'token',
      signature: createHmac('sha256', KEY).update(`${timestamp}token`).digest('hex'),
      'body-mime': answer,
    }),
  })
  assert.deepEqual([handed.status, await handed.json()], [200, { fate: 'posted' }])

  const visitor = await open(site.server, {
    viewport: { width: 320, height: 740 },
    javaScriptEnabled: false,
  })
  // Without scripts their files are not fetched.
  visitor.allow(/^failed request: GET \S+\.js csp$/)
  const { page } = visitor
  const link = /<(http[^>]+unsubscribe[^>]+)>/.exec(raw)?.[1] ?? ''
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mute this idea?')
  assert.equal(await overflow(page), 0)
  await picture(visitor, 'unsubscribe-320')
  await page.getByRole('button', { name: 'Mute this idea' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Idea muted')
  await page.goto(link)
  await expect(page).toHaveTitle(/^Idea muted · /)
  for (const colorScheme of ['light', 'dark'] as const) {
    const again = await open(site.server, { viewport: { width: 360, height: 740 }, colorScheme })
    await again.page.goto(link)
    await expect(again.page.getByRole('button')).toHaveText('Unmute this idea')
    assert.equal(await overflow(again.page), 0)
    await assertAccessible(again.page)
    await picture(again, `muted-360-${colorScheme}`)
  }
  await page.getByRole('button', { name: 'Unmute this idea' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Idea unmuted')
  await page.getByRole('link', { name: idea.title }).click()
  await expect(page).toHaveURL(/\/ideas\/\d+\//)
  await page.goBack()
  await expect(page).toHaveTitle(/^Idea unmuted · /)
  await page.getByRole('link', { name: /^Open / }).click()
  await expect(page).toHaveURL(/\/$/)
})

const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
const svg = (width: number, height: number): string =>
  `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'/>`
const logo = {
  light: { url: svg(1200, 180), width: 1200, height: 180 },
  dark: { url: svg(80, 80), width: 80, height: 80 },
}
const entry = {
  ...{ kind: 'CHANGELOG', ideaNumber: null, title: '', slug: '', entryId: 'entry_1' },
  ...{ entryTitle: `Printed pages: ${long}`, entrySlug: 'printed-pages', entryExcerpt: long },
  entryIdeas: ['Larger text', long],
}
const another = {
  ...{ ideaNumber: 13, title: long, slug: 'offline', kind: 'NEW_IDEA', ideaBody: long.repeat(3) },
}
const letters = {
  digest: composeDigest(letterSite, 'a@example.com', [due({ isDaily: true }), due(another)]),
  changelog: composeLetter(letterSite, 'a@example.com', [due(entry)]),
  logo: composeLetter({ ...letterSite, logo, imprint: long, accent: '#0a7d55' }, 'a@example.com', [
    due(),
  ]),
}

for (const [name, { html }] of Object.entries(letters))
  test(
    `a letter is read on the smallest phone, light and dark: ${name}`,
    { tag: '@slow' },
    async ({ open, picture }) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        const visit = await open(site.server, {
          viewport: { width: 320, height: 740 },
          colorScheme,
        })
        const { page } = visit
        await page.setContent(html ?? '')
        assert.equal(await overflow(page), 0)
        assert.equal(await ground(page), grounds[colorScheme])
        await assertAccessible(page)
        await picture(visit, `${name}-320-${colorScheme}`)
        const shown = page.locator('img').filter({ visible: true })
        await expect(shown).toHaveCount(name === 'logo' ? 1 : 0)
        if (name !== 'logo') continue
        await expect(shown).toHaveClass(colorScheme === 'light' ? 'day' : 'night')
        const { width, height } = (await shown.boundingBox()) ?? assert.fail('It has no size')
        assert.deepEqual([width, height], colorScheme === 'light' ? [240, 36] : [36, 36])
      }
    },
  )

test(
  'an admin sees which letter did not arrive and why, allows its address again, and sends it again',
  { tag: '@slow' },
  async ({ open, picture }) => {
    mailbox.unknown.add('gone@example.com')
    await ask(
      site.server,
      'mutation { invitePeople(emails: ["gone@example.com"], role: MEMBER) { errors { message } } }',
      {},
      site.owner,
    )
    const visit = await open(site.server, {
      ...site.owner.asThem,
      viewport: { width: 360, height: 740 },
    })
    const { page } = visit
    const allow = page.getByRole('button', { name: 'Allow again: gone@example.com' })
    await expect(async () => {
      await page.goto('/team/settings')
      await expect(allow).toBeVisible({ timeout: 2_000 })
    }).toPass()
    const mail = page.getByRole('region', { name: 'Mail', exact: true })
    await expect(mail.getByText('550 5.1.1 No such person here')).toHaveCount(2)
    await mail.scrollIntoViewIfNeeded()
    assert.equal(await overflow(page), 0)
    await assertAccessible(page)
    await picture(visit, 'mail-settings-360')
    await allow.click()
    await expect(allow).toHaveCount(0)
    mailbox.unknown.clear()
    await page.getByRole('button', { name: 'Send again: gone@example.com' }).click()
    await expect(page.getByText('The e-mail is being sent again.')).toBeVisible()
    await mailbox.mailTo('gone@example.com')
  },
)
