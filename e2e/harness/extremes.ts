// The largest content that people and imports can bring: made past the API, whose limits bind what
// is submitted and not what is stored (docs/RULES.md#validation).
import { excerpt } from '#server/areas/texts/excerpt.ts'
import { renderBody } from '#server/areas/texts/markdown.ts'
import { openDatabase, statement } from '#server/db/database.ts'

export const BODY_LENGTH = 154_000
export const COMMENTS = 1_000
export const VOTERS = 5_000

/** One word of 160 characters. */
export const longWord =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)
const endless = 'thread_main_panicked_at_'.repeat(80)
const wideCode = `\`\`\`rust\n${'macro_rules! very_long_name_of_a_macro { ($first:expr) => { println!("{}", $first) } } '.repeat(6)}\n\`\`\``
const wideTable = `| ${'Platform | Version | What happens | What should happen | '.repeat(4)}\n| ${'---|'.repeat(16)}\n| ${'x86_64-unknown-linux-gnu | 1.79.0-nightly | an internal compiler error | a readable message | '.repeat(4)}`
const deep = Array.from(
  { length: 24 },
  (_, depth) => `${'  '.repeat(depth)}- level ${depth + 1}`,
).join('\n')
const quoted = Array.from(
  { length: 24 },
  (_, depth) => `${'> '.repeat(depth + 1)}said ${depth + 1}`,
).join('\n')

/** Texts that press against the edges of whatever holds them, each once. */
export const pressing: readonly string[] = [
  'Same here.',
  endless,
  wideCode,
  wideTable,
  'أريد أن يُحدَّد الاتجاه لكل فقرة على حدة، لا للتعليق كله. '.repeat(12),
  `https://example.com/${'a-path-without-any-place-to-break/'.repeat(12)}`,
  'あらゆる段落の向きを個別に決めたい。'.repeat(20),
  deep,
  quoted,
  `# ${longWord}\n\n**${longWord}** \`${endless}\``,
  `Z${'\u0335\u0321\u0350\u035c'.repeat(60)}algo`,
  'What people write is longer than anybody plans for. '.repeat(60),
]

const names = [
  'W'.repeat(60),
  'Ana',
  'عبد الرحمن بن محمد آل الشيخ المعروف بالكاتب',
  longWord.slice(0, 60),
  '漢字'.repeat(30),
  '👩‍👩‍👧‍👦'.repeat(8),
]

/** A body of 154,000 characters. */
export function longestBody(): string {
  let body = ''
  for (let part = 0; body.length < BODY_LENGTH; part += 1)
    body += `## Part ${part + 1}\n\n${pressing[part % pressing.length] ?? ''}\n\n`
  return body.slice(0, BODY_LENGTH)
}

const people = statement<never>(
  'extreme_people',
  `insert into person (id, name, created_at) select * from unnest($1::text[], $2::text[], $3::timestamptz[])`,
)
const text = statement<never>(
  'extreme_text',
  `update idea set title = $2, body = $3, body_html = $4, excerpt = $5 where number = $1`,
)
const votes = statement<never>(
  'extreme_votes',
  `insert into vote (idea_number, person_id, why, created_at)
   select $1, person, case when at % 3 = 0 then $3 end, now() - at * interval '1 minute' from unnest($2::text[]) with ordinality as row(person, at)`,
)
const comments = statement<never>(
  'extreme_comments',
  `insert into comment (id, idea_number, author_id, body, body_html, reply_to, internal, official, created_at, updated_at)
   select row.*, row.at from unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::text[], $7::bool[], $8::bool[], $9::timestamptz[]) as row(id, number, author, body, html, reply, internal, official, at)`,
)
const reactions = statement<never>(
  'extreme_reactions',
  `insert into comment_reaction (comment_id, reaction, person_id) select $1, kind, person from unnest($2::text[]) as person, unnest(array['AGREE', 'THANKS', 'CHEER', 'SMILE']) as kind`,
)
const counts = statement<never>(
  'extreme_counts',
  `update idea i set vote_count = (select count(*) from vote v where v.idea_number = i.number),
   comment_count = (select count(*) from comment c where c.idea_number = i.number and not c.internal and c.state = 'LIVE') where i.number = any($1::int[])`,
)
const words = [
  statement<never>(
    'extreme_tags',
    `insert into tag (id, name, name_key, slug) select 'tag_extreme' || at, left(at || $1, 40), 'extreme' || at, 'extreme' || at from generate_series(1, 12) as at`,
  ),
  statement<never>(
    'extreme_board',
    `update board set name = left($1, 40), description = $1 where position = 0`,
  ),
  statement<never>(
    'extreme_status',
    `update status set name = left($1, 40) where category = 'OPEN'`,
  ),
] as const
const tagged = statement<never>(
  'extreme_tagged',
  `insert into idea_tag (idea_number, tag_id) select $1, id from tag where slug like 'extreme%'`,
)

const id = (kind: string, at: number): string => `${kind}_${String(at).padStart(20, '0')}`

function commentRows(
  number: number,
  from: number,
  count: number,
  samples: readonly string[],
): unknown[][] {
  const html = samples.map((sample) => renderBody(sample))
  const first = Date.now() - count * 60_000
  const all = Array.from({ length: count }, (_, at) => at)
  const commentId = (at: number): string => id('comment', from + at)
  return [
    all.map(commentId),
    all.map(() => number),
    all.map((at) => id('user', at % 200)),
    all.map((at) => samples[at % samples.length]),
    all.map((at) => html[at % samples.length]),
    // Every fifth and sixth answers the one that begins the ten.
    all.map((at) => (at % 10 === 5 || at % 10 === 6 ? commentId(at - (at % 10)) : null)),
    all.map((at) => at % 50 === 7),
    all.map((at) => at === 3),
    all.map((at) => new Date(first + at * 60_000).toISOString()),
  ]
}

export interface Extremes {
  /** The idea whose words press against everything. */
  readonly pressed: number
  /** The idea with 1,000 comments and 5,000 voters. */
  readonly busy: number
}

/** Fills a data folder that no server has open; `pressed` and `busy` are ideas of it. */
export async function makeExtremes(dataDir: string, { pressed, busy }: Extremes): Promise<void> {
  const db = await openDatabase({ dataDir })
  try {
    const everybody = Array.from({ length: VOTERS }, (_, at) => id('user', at))
    const body = longestBody()
    for (const step of words) await db.query(step, step.text.includes('$1') ? [longWord] : [])
    await db.query(people, [
      everybody,
      everybody.map((_, at) => (at % 4 === 0 ? names[(at / 4) % names.length] : `Person ${at}`)),
      everybody.map(() => new Date(2025, 0, 1).toISOString()),
    ])
    await db.query(text, [pressed, longWord, body, renderBody(body), excerpt(body)])
    await db.query(tagged, [pressed])
    await db.query(votes, [pressed, everybody.slice(0, 40), endless.slice(0, 280)])
    await db.query(votes, [busy, everybody, 'It would save me an hour a week.'])
    await db.query(comments, commentRows(pressed, 0, 48, pressing))
    await db.query(
      comments,
      commentRows(busy, 1_000, COMMENTS, [
        'Same here.',
        ...pressing.slice(2, 4),
        'An hour a week, for each of us.\n\nWe **count** on it:\n\n1. one\n2. two',
        pressing[11] ?? '',
      ]),
    )
    for (const at of [0, 1])
      await db.query(reactions, [id('comment', at), everybody.slice(0, 1_200)])
    await db.query(counts, [[pressed, busy]])
  } finally {
    await db.close()
  }
}
