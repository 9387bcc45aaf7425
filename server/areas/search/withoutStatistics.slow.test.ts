import { statement, type Db } from '#server/db/database.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import { addSite, statusId, visitor } from '#server/testing/testSite.ts'
import { findRelated } from './findRelated.ts'
import { searchIdeas } from './searchIdeas.ts'
import { similarIdeas } from './similarIdeas.ts'

const IDEAS = 8_000
/** Far above what any takes (tens of milliseconds), and far below what a walk over all ideas takes. */
const LONGEST_MS = 2_500

const words = 'export import report support sort port dark mode light theme list'.split(' ')
const oddWords = `(array['${words.join("','")}'])`
const fill = statement<never>(
  'test_fill',
  `with made as (
     insert into idea (title, slug, body, body_html, excerpt, board_id, status_id, trend)
     select ${oddWords}[1 + n % 11] || ' ' || ${oddWords}[1 + n / 11 % 11] || ' ' || md5(n::text), 's', '', '', '', $1, $2, n
     from generate_series(1, ${IDEAS}) n returning number, title)
   insert into idea_search (idea_number, title_key, title_words, words)
   select number, title, to_tsvector('simple', title), setweight(to_tsvector('simple', title), 'A') from made`,
)
const forget = [
  `update pg_class set reltuples = -1, relpages = 0 where relname like 'idea%'`,
  `delete from pg_statistic`,
].map((text, index) => statement<never>(`test_forget_${index}`, text))

const texts = [
  'xport',
  'teh drak mdoe of thier exprot lsit is sotr of lihgt and agian forever more',
  'port ort rt',
  'export import report support sort port dark mode light theme list',
  '"dark mode" "light theme"',
  'qzxqzx',
]

describeOnEngines('without statistics', (open) => {
  beforeAll(async () => {
    const site = await addSite(open())
    await open().query(fill, [site.boards.public, statusId(site, 'open')])
    for (const one of forget) await open().query(one)
  }, 120_000)

  const searches: Record<string, (db: Db, text: string) => Promise<unknown>> = {
    search: (db, text) =>
      searchIdeas(db, visitor, { filter: { search: text }, page: { first: 20 } }),
    'similar ideas': (db, text) => similarIdeas(db, visitor, { title: text }),
    'related ideas': (db, text) => findRelated(db, visitor, { number: 0, title: text }),
  }

  test.each(Object.keys(searches))(
    'no %s walks over all ideas, whatever the text',
    async (kind) => {
      const isShort = async (text: string): Promise<boolean> => {
        const from = performance.now()
        await searches[kind]?.(open(), text)
        return performance.now() - from < LONGEST_MS
      }
      for (const text of texts)
        // On a busy machine any may take long once; a walk over all ideas does each time.
        expect([
          text,
          (await isShort(text)) || (await isShort(text)) || (await isShort(text)),
        ]).toEqual([text, true])
    },
    120_000,
  )
})
