import { ENGLISH, languageOf } from '#rules/languages.ts'
import type { PictureFacts, PictureStatus, PictureSubject } from '#rules/pictures.ts'
import { statement, type Db } from '#server/db/database.ts'
import type { Actor } from '#server/kernel/actor.ts'
import { votesAreHidden } from '#server/kernel/rowSql.ts'
import { boardReadable, entryReadable, ideaReadable, reading } from '#server/kernel/visibility.ts'

/** Pictures are made for who is not signed in, whoever asks for them. */
const visitor: Actor = { personId: null, role: null, banned: false, siteIsReadable: true }

interface Row {
  site: string
  locale: string
  accent: string | null
  logo: string | null
  title: string
  lead: string
}

const ofSite = 'st.name as site, st.locale, st.accent_color as accent, st.logo'
const site = statement<Row>(
  'picture_site',
  `select ${ofSite}, st.name as title, st.tagline as lead from site st where st.visibility = 'PUBLIC'`,
)
/** Also by an address that it had before: pictures are kept by who showed them. */
const board = statement<Row>(
  'picture_board',
  `select ${ofSite}, b.name as title, b.description as lead
   from site st join board b on ${boardReadable('$2')}
   where st.visibility = 'PUBLIC' and (b.slug = $1 or b.id = (select board_id from board_address where slug = $1))`,
)
const entry = statement<Row>(
  'picture_entry',
  `select ${ofSite}, ce.title, '' as lead
   from site st join changelog_entry ce on ce.slug = $1 and ${entryReadable({ levels: '$2', team: '$3' })}
   where st.visibility = 'PUBLIC'`,
)
const idea = statement<Row & { number: number; votes: number | null; status: PictureStatus }>(
  'picture_idea',
  `select ${ofSite}, i.title, '' as lead, i.number, case when not ${votesAreHidden({ me: '$3', team: '$4' })} then i.vote_total end as votes,
     json_build_object('name', s.name, 'color', s.color, 'category', s.category) as status
   from site st, idea i join board b on b.id = i.board_id join status s on s.id = i.status_id
   where st.visibility = 'PUBLIC' and i.number = $1 and i.state = 'LIVE' and i.merged_into is null
     and ${ideaReadable({ levels: '$2', me: '$3', team: '$4' })}`,
)

/** The facts that the picture of a page shows; null where there is no such page, or a visitor may not see it. */
export async function findPictureFacts(
  db: Db,
  subject: PictureSubject,
): Promise<PictureFacts | null> {
  const { levels, me, team } = reading(visitor)
  if (subject.kind === 'idea') {
    const [row] = await db.query(idea, [subject.number, levels, me, team])
    if (!row) return null
    const { number, votes, status, ...rest } = row
    return factsOf(rest, { number, votes, status })
  }
  const [row] =
    subject.kind === 'site'
      ? await db.query(site)
      : subject.kind === 'board'
        ? await db.query(board, [subject.slug, levels])
        : await db.query(entry, [subject.slug, levels, team])
  return row ? factsOf(row, null) : null
}

function factsOf({ locale, ...row }: Row, shown: PictureFacts['idea']): PictureFacts {
  return { ...row, language: languageOf(locale)?.tag ?? ENGLISH, idea: shown }
}
