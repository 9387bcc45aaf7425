import { createHash } from 'node:crypto'
import { statement, type Db } from '#server/db/database.ts'

interface IdeaRow {
  number: number
  key: string
  html: string
  row: Record<string, unknown>
  comments: { html: string }[]
  events: { key: string | null; kind: string; data: Record<string, unknown> }[]
}

const rows = statement<IdeaRow>(
  'test_import_content',
  `select i.number, i.source || '#' || i.source_key as key, i.body_html as html,
     jsonb_build_array(i.title, i.slug, i.body, i.excerpt, a.source_key, b.slug, s.slug, i.status_changed_at, i.state, i.imported_vote_count, i.vote_total,
       i.comment_count, i.trend, i.last_activity_at, i.source_url, i.created_at, i.updated_at, (select m.source_key from idea m where m.number = i.merged_into), (select m.source_key from idea m where m.number = i.merged_parent), f.title_key, f.words::text,
       (select json_agg(t.name || coalesce(t.color, '') order by t.name collate "C") from idea_tag it join tag t on t.id = it.tag_id where it.idea_number = i.number),
       (select json_agg(v.source || v.count) from imported_vote v where v.idea_number = i.number)) as row,
     coalesce((select jsonb_agg(jsonb_build_object('key', c.source_key, 'author', p.source_key, 'body', c.body, 'html', c.body_html, 'reactions', c.imported_reactions,
         'edited', c.edited_at, 'at', c.created_at) order by c.source_key collate "C")
       from comment c left join person p on p.id = c.author_id where c.idea_number = i.number), '[]') as comments,
     coalesce((select jsonb_agg(jsonb_build_object('key', e.source_key, 'actor', p.source_key, 'kind', e.kind, 'data', e.data, 'at', e.created_at) order by e.source_key collate "C")
       from idea_event e left join person p on p.id = e.actor_id where e.idea_number = i.number), '[]') as events
   from idea i join board b on b.id = i.board_id join status s on s.id = i.status_id join idea_search f on f.idea_number = i.number left join person a on a.id = i.author_id
   where i.source is not null order by (i.source || '#' || i.source_key) collate "C"`,
)
const statuses = statement<{ id: string; slug: string }>(
  'test_import_statuses',
  'select id, slug from status',
)

/** A hash of everything that was imported, but for the numbers and ids that every database gives anew. */
export async function contentHash(db: Db): Promise<string> {
  const ideas = await db.query(rows)
  const keys = new Map(ideas.map((idea) => [String(idea.number), idea.key]))
  const slugs = new Map((await db.query(statuses)).map((status) => [status.id, status.slug]))
  const unlink = (html: string): string =>
    html.replace(
      /href="\/ideas\/(\d+)"/g,
      (_, number: string) => `href="${keys.get(number) ?? '?'}"`,
    )
  const hash = createHash('sha256')
  for (const { key, html, row, comments, events } of ideas) {
    const said = comments.map((comment) => ({ ...comment, html: unlink(comment.html) }))
    const happened = events.map((event) => ({
      ...event,
      key: (event.key ?? '').replace(
        /^merged:(\d+)$/,
        (_, number: string) => `merged:${keys.get(number) ?? '?'}`,
      ),
      data: Object.fromEntries(
        Object.entries(event.data)
          .filter(([name]) => name !== 'import')
          .map(([name, value]) => [
            name,
            slugs.get(String(value)) ??
              (event.kind === 'merged' ? (keys.get(String(value)) ?? value) : value),
          ]),
      ),
    }))
    happened.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    hash.update(JSON.stringify([key, unlink(html), row, said, happened]))
  }
  return hash.digest('hex')
}
