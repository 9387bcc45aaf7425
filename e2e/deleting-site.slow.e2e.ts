// The owner deletes the site: everything of it is gone, also for who has it open, and somebody can begin anew.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import { fetchPage } from './harness/fetchPage.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { join, type Person } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

const picture = path.join(import.meta.dirname, '../docs/screenshot.png')

let member: Person
const site = sharedSite('SAMPLE', async ({ server }) => {
  member = await join(server, 'Mia')
  const added = await fetch(`${server.url}/api/images`, {
    method: 'POST',
    headers: { cookie: member.cookie, 'content-type': 'image/png' },
    body: new Uint8Array(await fs.readFile(picture)),
  })
  assert.equal(added.status, 201)
})

/** The files of images that the server keeps. */
async function imageFiles(): Promise<string[]> {
  const folder = path.join(site.server.dataDir, 'images')
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

test('a site is deleted for everyone by its owner, who types its name', async ({ open }) => {
  const { server } = site
  assert.notDeepEqual(await imageFiles(), [])
  const reader = await open(server, member.asThem)
  await reader.page.goto('/')
  await reader.page.getByRole('feed').getByRole('article').first().waitFor()
  const admin = await open(server, site.owner.asThem)
  const { page } = admin
  await page.goto('/team/settings#delete')
  await page.getByRole('button', { name: 'Delete this site…' }).click()
  const dialog = page.getByRole('dialog')
  const name = /site’s name: (.+)$/.exec(await dialog.locator('label').innerText())?.[1] ?? ''
  await dialog.getByRole('textbox').fill('Another site')
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(dialog.getByText(`That isn’t the site’s name. Type “${name}”.`)).toBeVisible()
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing is here yet' })).toBeVisible()

  reader.allow(/./)
  await reader.page.goto('/ideas/1')
  assert.doesNotMatch(await reader.page.content(), /Mia/)
  await reader.page.goto('/')
  await expect(reader.page.getByRole('heading', { name: 'Nothing is here yet' })).toBeVisible()
  assert.doesNotMatch(await (await fetchPage(server.url)).text(), new RegExp(name))
  await expect.poll(imageFiles).toEqual([])

  await page.goto(await server.ownerLink())
  await page.getByLabel('Name of the site').fill('Begun anew')
  await page.getByLabel('Your name').fill('Ana')
  await page.getByRole('radio', { name: /^Nothing/ }).check()
  await page.getByRole('button', { name: 'Create the site' }).click()
  await expect(page.getByRole('heading', { name: 'Begun anew is ready' })).toBeVisible()
})
