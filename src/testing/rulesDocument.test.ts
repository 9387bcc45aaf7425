import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { REFRESH_AFTER_MS } from '#relay/entrypoints/backgroundRefresh.lazy.ts'
import { longestUrl } from '#relay/network/httpRequest.ts'
import { defaultTimeLimits } from '#relay/network/timeLimitStep.ts'
import { limits } from '#rules/limits.ts'
import { COMMENT_WEIGHT, HALF_LIFE_DAYS } from '#rules/ranking.ts'
import { HEARTBEAT_DAYS } from '#services/cloud/heartbeats.ts'

const document = readFileSync('docs/RULES.md', 'utf8')

/** The constants of the document's tables, by name: rows of a name in backticks and a number. */
function documented(): Record<string, number> {
  const rows = document.matchAll(/^\| `([\w.]+)` \| ([\d.]+) \|/gm)
  return Object.fromEntries([...rows].map(([, name, value]) => [name, Number(value)]))
}

/** The numbers of an object, however deep, by their path (`title.max`). */
function numbersIn(value: object, prefix = ''): [string, number][] {
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'number'
      ? [[`${prefix}${name}`, inner] satisfies [string, number]]
      : numbersIn(Object(inner), `${prefix}${name}.`),
  )
}

/** The anchors that a page gives to headings, as code hosts make them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading.toLowerCase().replaceAll(' ', '-'),
  )
}

test('the limits in docs/RULES.md are those of the code, every one of them', () => {
  expect(documented()).toEqual({
    ...Object.fromEntries(numbersIn(limits)),
    ...Object.fromEntries(numbersIn({ defaultTimeLimits })),
    HALF_LIFE_DAYS,
    COMMENT_WEIGHT,
    longestUrl,
    REFRESH_AFTER_MS,
    HEARTBEAT_DAYS,
  })
})

test('every rule that the code points to has its heading', () => {
  const files = ['src', 'server', 'rules', 'e2e', 'bench', '.ci'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  const cited = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/RULES\.md#([\w-]+)/g)].map(
      ([, anchor = '']) => anchor,
    ),
  )
  expect(cited.length).toBeGreaterThan(0)
  expect(anchorsOf(document)).toEqual(expect.arrayContaining([...new Set(cited)]))
})
