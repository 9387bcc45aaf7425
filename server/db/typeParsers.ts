import pg from 'pg'

const INT8 = 20
const TIMESTAMP = 1114
const TIMESTAMPTZ = 1184
const INT8_ARRAY = 1016

/** Takes Postgres' text form in time zone UTC (`2026-01-02 03:04:05.1+00`), gives `2026-01-02T03:04:05.100Z`. */
export function isoTime(text: string): string {
  const plain = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?(?:\+00)?$/.exec(text)
  if (plain === null) return text
  return `${plain[1]}T${plain[2]}.${(plain[3] ?? '').padEnd(3, '0').slice(0, 3)}Z`
}

const parserOf = (oid: number, format?: 'text' | 'binary'): ((value: string) => unknown) =>
  pg.types.getTypeParser(oid, format) as (value: string) => unknown

const numberArray = (text: string): (number | null)[] =>
  (parserOf(INT8_ARRAY)(text) as (string | null)[]).map((item) =>
    item === null ? null : Number(item),
  )

const ours = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [INT8_ARRAY, numberArray],
  [TIMESTAMP, isoTime],
  [TIMESTAMPTZ, isoTime],
])

/** For a pool's `types`: int8 as number (no count here passes 2^53), times as ISO strings, the rest as pg does. */
export const typeParsers = {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
    const own = format === 'binary' ? undefined : ours.get(oid)
    return own ?? parserOf(oid, format)
  },
}
