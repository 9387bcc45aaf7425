import DataLoader from 'dataloader'
import { statement, type Db } from '#server/db/database.ts'
import type { Reader } from '#server/kernel/reader.ts'

const read = statement<{ id: string; template: string }>(
  'board_templates',
  'select id, template from board where id = any($1::text[])',
)

async function findTemplates(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = new Map((await db.query(read, [ids])).map(({ id, template }) => [id, template]))
  return ids.map((id) => found.get(id) ?? '')
}

/**
 * Templates of boards by id, read apart from the boards themselves, which every list carries. Checks
 * no permission.
 */
export const boardTemplateLoaders = ({ db }: Reader) => ({
  boardTemplates: new DataLoader<string, string>((ids) => findTemplates(db, ids)),
})
