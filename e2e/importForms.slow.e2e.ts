// Every form of file that can be imported comes in by the command, and a client sees what its source has, field by field.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import type { RestIssue } from '#server/areas/importing/testing/forms.ts'
import { archiveForms } from './harness/importForms/archiveForms.ts'
import { chosenIssues } from './harness/importForms/chosenIssues.ts'
import type { ImportForm } from './harness/importForms/form.ts'
import { proposalForms } from './harness/importForms/proposalForms.ts'
import { inOrder, shownIdeas, type ShownIdea } from './harness/importForms/shown.ts'
import { tableForms } from './harness/importForms/tableForms.ts'
import { trackerForms } from './harness/importForms/trackerForms.ts'
import { temporaryFolder } from './harness/server.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { runCommand } from './harness/site.ts'
import { expect, test } from './harness/test.ts'

let issues: readonly RestIssue[]
const site = sharedSite('EMPTY', async () => {
  issues = await chosenIssues()
})

/** Imports the files of a form as somebody who moves in does. Gives what is to be seen then. */
async function bringIn(form: ImportForm): Promise<readonly ShownIdea[]> {
  const folder = await temporaryFolder()
  try {
    const { source, ideas } = await form.write(folder, issues)
    const args = [source, ...(form.options ?? [])]
    const { code, stdout, stderr } = await runCommand(site.server, 'import', ...args)
    assert.equal(code, 0, stdout + stderr)
    return ideas
  } finally {
    await fs.rm(folder, { recursive: true, force: true })
  }
}

for (const form of [...trackerForms, ...archiveForms, ...tableForms, ...proposalForms])
  test(`${form.name}: every field of every idea`, async () => {
    const expected = inOrder(await bringIn(form))
    assert.ok(expected.length >= 30, `${expected.length} ideas`)
    const shown = await shownIdeas(site.server, form.project)
    assert.deepEqual(inOrder(shown.map(({ number: _, ...idea }) => idea)), expected)
  })

test('what came in is on the page of an idea', async ({ open, picture }) => {
  const form = trackerForms[0] ?? assert.fail('There is no form')
  const ideas = await bringIn(form)
  // Words that stand on the page as they stand in the text.
  const isLine = (text: string): boolean => /^[\w ,.]{20,80}$/.test(text)
  const idea =
    ideas.find(
      ({ votes, comments }) =>
        Number(votes['GitHub']) > 1 && comments.some((it) => isLine(it.body)),
    ) ?? assert.fail('No idea has votes and a short comment')
  const comment = idea.comments.find(({ body }) => isLine(body))?.body ?? ''
  const shown = await shownIdeas(site.server, form.project)
  const { number } = shown.find(({ key }) => key === idea.key) ?? assert.fail('It is not there')
  const visit = await open(site.server)
  const { page } = visit
  await page.goto(`/ideas/${number}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(idea.title)
  await expect(page.getByText(comment, { exact: true })).toBeVisible()
  await expect(
    page.getByText(`${idea.votes['GitHub']} votes from GitHub, without names`),
  ).toBeVisible()
  await picture(visit, 'imported')
})
