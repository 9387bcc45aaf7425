import { type Db, statement } from './database.ts'

/** A table as the database itself describes it, whichever version of Earshot made it. */
export interface TableShape {
  readonly name: string
  /** The columns that can be written, in their order. */
  readonly columns: readonly string[]
  /** The expressions by which its rows have one order on both engines; empty where it has no primary key. */
  readonly order: readonly string[]
  /** The columns that count by themselves, each with its sequence. */
  readonly counters: readonly Counter[]
}

/** A column whose numbers come from a sequence. */
export interface Counter {
  readonly column: string
  /** The sequence's name, quoted. */
  readonly sequence: string
}

const shapes = statement<TableShape>(
  'catalog_tables',
  `select c.relname::text as name,
     (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
     coalesce((select json_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end order by k.place)
        from pg_index i cross join unnest(i.indkey::int2[]) with ordinality k(number, place)
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary), '[]') as "order",
     coalesce((select json_agg(json_build_object('column', a.attname, 'sequence', pg_get_serial_sequence(quote_ident(c.relname), a.attname)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped), '[]') as counters
   from pg_class c
   where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relispartition = false
     and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
   order by c.relname collate "C"`,
)
const migrated = statement<{ name: string | null }>(
  'catalog_migrated',
  `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
)

/** Gives the tables of the schema that Earshot uses, by name. */
export function readCatalog(db: Db): Promise<TableShape[]> {
  return db.query(shapes)
}

/** Gives the number of migrations that a database has had; 0 for one that has none of our tables. */
export async function schemaOf(db: Db): Promise<number> {
  const [found] = await db.query(migrated)
  if (found?.name == null) return 0
  const [count] = await db.query<{ count: number }>({
    name: '',
    text: 'select count(*)::int as count from drizzle.__drizzle_migrations',
  })
  return count?.count ?? 0
}

/** Gives an identifier as SQL takes it. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
