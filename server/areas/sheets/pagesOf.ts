import type { Page } from '#server/kernel/page.ts'

/** Gives all pages of a list, one after the other. */
export async function* pagesOf<Row>(
  read: (after: string | null) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  for (let after: string | null = null; ;) {
    const { rows, hasNextPage, cursorOf }: Page<Row> = await read(after)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!hasNextPage || last === undefined) return
    after = cursorOf(last)
  }
}
