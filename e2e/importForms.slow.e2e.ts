// Every form of file that can be imported comes in by the command, and a client sees what its source has, field by field.
import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import path from 'node:path'
import type { RestIssue } from '#server/areas/importing/testing/forms.ts'
import { archiveForms } from './harness/importForms/archiveForms.ts'
import { chosenIssues } from './harness/importForms/chosenIssues.ts'
import { FIRST_BOARD } from './harness/importForms/expected.ts'
import type { ImportForm } from './harness/importForms/form.ts'
import { proposalForms } from './harness/importForms/proposalForms.ts'
import { inOrder, shownIdeas, type ShownIdea } from './harness/importForms/shown.ts'
import { tableForms } from './harness/importForms/tableForms.ts'
import { trackerForms } from './harness/importForms/trackerForms.ts'
import { temporaryFolder } from './harness/server.ts'
import { sharedSite } from './harness/sharedSite.ts'
import { runCommand } from './harness/site.ts'
import { expect, test } from './harness/test.ts'
import { typed } from './harness/typed.ts'

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

/** Two wishes as a spreadsheet of Windows writes them, with commas in the names of its columns. */
const wishes = [
  'Wunsch, in kurz;Warum, in lang;Stimmen;Marken',
  'Größere Schrift;"Für Ältere;\r\nüberall";3;Façade, geplant',
  'Dunkel|hell;Nachts;12;P-hoch, stale',
].join('\r\n')
const columns = `--map 'Wunsch, in kurz=title' --map "Warum, in lang=description" --map Stimmen=votes --map=Marken=tags`

test('options as they are typed in a shell say how a file is read, and what its labels become', async () => {
  const files = await temporaryFolder()
  try {
    const [windows, tabs] = ['Wünsche $HOME.csv', 'tabs.csv'].map((name) => path.join(files, name))
    const typedLine = (line: string) => typed(site.server, files, `npm run import -- ${line}`)
    const seen = async (project: string) => {
      const ideas = inOrder(await shownIdeas(site.server, project))
      return ideas.map(({ title, body, board, tags, votes, status }) => ({
        ...{ title, body, board, tags, votes, status },
      }))
    }
    await fs.writeFile(windows ?? '', Buffer.from(wishes, 'latin1'))
    await fs.writeFile(
      tabs ?? '',
      'id\ttitle;text, or both\tstatus\tlabels\n1\tA, b; c\topen\tShipped',
    )
    const source = `"$FILES/Wünsche \\$HOME.csv" --project Wünsche`
    const told = `${source} ${columns} --encoding windows-1252 --delimiter ';' --labels boards --leave-out-labels 'P-*'`

    const { code, stdout, stderr } = await typedLine(told)
    assert.equal(code, 0, stdout + stderr)
    assert.match(
      stdout,
      /Wünsche \$HOME\.csv, read as CSV, separated by ;: title ← Wunsch, in kurz;/,
    )
    const large = { body: 'Für Ältere;\nüberall', votes: { CSV: 3 }, status: 'Open', tags: [] }
    const dark = { body: 'Nachts', votes: { CSV: 12 }, status: 'Open', tags: [] }
    assert.deepEqual(
      (await seen('Wünsche')).toSorted((one, other) => (one.title < other.title ? -1 : 1)),
      [
        { title: 'Dunkel|hell', board: FIRST_BOARD, ...dark },
        { title: 'Größere Schrift', board: 'Façade', ...large },
      ],
    )

    // Without an option it is another import, and without its encoding none at all.
    const others = await typedLine(told.replace("--delimiter ';' ", ''))
    assert.deepEqual([others.code, others.stderr.includes('had --delimiter ;.')], [1, true])
    const unread = await typedLine(`${source} --change-options --delimiter ';' ${columns}`)
    assert.equal(unread.code, 1, unread.stdout)
    assert.match(unread.stdout, /text that is not UTF-8/)

    const map = `--map id=id --map 'title;text, or both=title' --map status=status --map labels=tags`
    const statuses = await typedLine(`"$FILES/tabs.csv" --delimiter tab --labels=statuses ${map}`)
    assert.equal(statuses.code, 0, statuses.stdout + statuses.stderr)
    assert.deepEqual(await seen('tabs'), [
      { title: 'A, b; c', body: '', board: FIRST_BOARD, tags: [], votes: {}, status: 'Shipped' },
    ])
  } finally {
    await fs.rm(files, { recursive: true, force: true })
  }
})

for (const [options, sentence] of [
  [`--delimiter ';;'`, `--delimiter ";;" cannot stand between cells`],
  [`--delimiter ''`, `--delimiter "" cannot stand between cells`],
  ['--delimiter', `Option '--delimiter <value>' argument missing`],
  ['--encoding klingon', 'There is no encoding "klingon".'],
  ['--map Wunsch', '--map Wunsch is not column=field.'],
  [`--map 'Wunsch=title'`, '--map Wunsch=title: there is no column Wunsch.'],
  ['--labels colours', '--labels colours is none of tags, boards, statuses, ignored.'],
] as const)
  test(`${options} is refused in a sentence, and nothing comes in`, async () => {
    const files = await temporaryFolder()
    try {
      await fs.writeFile(path.join(files, 'refused.csv'), 'title,votes\nA,1\n')
      const line = `npm run import -- "$FILES/refused.csv" ${options}`
      const { code, stderr } = await typed(site.server, files, line)
      assert.ok(code === 1 || code === 2, `${code}`)
      assert.ok(stderr.includes(sentence), stderr)
      assert.deepEqual(await shownIdeas(site.server, 'refused'), [])
    } finally {
      await fs.rm(files, { recursive: true, force: true })
    }
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
