/** Names of months as exports write them. */
const WRITTEN =
  /^(?:[A-Z][a-z]{2,8},? )?(?:[A-Z][a-z]{2,8} \d{1,2}|\d{1,2} [A-Z][a-z]{2,8}),? \d{4}\b/

/** A time as tables write it, in a form that `Repairs.time` understands; what it cannot tell is left as it is. */
export function tableTime(cell: string): string | null {
  const text = cell.trim()
  if (text === '') return null
  if (/^\d{12,13}$/.test(text)) return new Date(Number(text)).toISOString()
  if (/^\d{9,10}$/.test(text)) return new Date(Number(text) * 1000).toISOString()
  const zoned = text.replace(/ (UTC|GMT|Z)$/, 'Z').replace(/ ([+-]\d\d:?\d\d)$/, '$1')
  if (zoned !== text) return zoned
  return fromDayFirst(text) ?? fromWords(text) ?? text
}

/** `22/01/2016 10:00:00`: only where the first number can be no month, since elsewhere it is one. */
function fromDayFirst(text: string): string | null {
  const match = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?: (\d\d:\d\d(?::\d\d)?))?$/.exec(text)
  if (match === null) return null
  const [, day = '', month = '', year = '', time] = match
  const isClear = text.includes('.') || Number(day) > 12 || day === month
  if (!isClear) return null
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}${time === undefined ? '' : `T${time}Z`}`
}

function fromWords(text: string): string | null {
  if (!WRITTEN.test(text)) return null
  const moment = Date.parse(/[+-]\d{4}|UTC|GMT/.test(text) ? text : `${text} UTC`)
  return Number.isNaN(moment) ? null : new Date(moment).toISOString()
}
