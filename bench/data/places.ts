import { slugOf } from '#rules/slug.ts'
import { addStatuses } from '#server/areas/site/startEmpty.ts'
import type { Db } from '#server/db/database.ts'
import { board, site, tag } from '#server/db/tables/site.ts'
import { nameKey } from '#server/kernel/names.ts'
import type { Places } from './rows.ts'

const BOARDS = ['Ideas', 'Bugs', 'Integrations', 'Documentation']
const TAGS =
  `Editor Search Mobile Export Import Notifications Performance Accessibility API Billing Calendar Charts Comments Dark mode Design Files
  Keyboard Languages Login Offline Permissions Printing Sharing Webhooks`.split(/\s+(?!mode)/)

export const tagId = (index: number): string => `tag_${String(index).padStart(20, '0')}`

/** The site with its boards, statuses and tags. */
export async function addPlaces(db: Db): Promise<Places> {
  await db.orm
    .insert(site)
    .values({ id: 'site_1', name: 'Scale', tagline: 'A hundred thousand ideas' })
  const named = (name: string) => ({ name, nameKey: nameKey(name), slug: slugOf(name) })
  const boards = BOARDS.map((name, position) => ({
    ...named(name),
    id: `board_${String(position).padStart(20, '0')}`,
    position,
  }))
  await db.orm.insert(board).values(boards)
  await db.orm.insert(tag).values(TAGS.map((name, index) => ({ ...named(name), id: tagId(index) })))
  const statuses = await addStatuses(db)
  return {
    boards: boards.map(({ id }) => id),
    statuses: [...statuses.values()],
    tags: TAGS.length,
  }
}
