import { randomBytes } from 'node:crypto'

const ALPHABET = '0123456789abcdefghijklmnopqrstuv'
const TIME_CHARS = 9
const RANDOM_CHARS = 11

let lastTime = 0
let lastRandom: number[] = []

/** Adds one to a number written as base-32 digits; false when it overflowed. */
function increment(digits: number[]): boolean {
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    const next = (digits[at] ?? 0) + 1
    digits[at] = next % 32
    if (next < 32) return true
  }
  return false
}

/**
 * Takes a type's prefix, gives `<type>_<20 lowercase base-32 chars>`: 45 bits of milliseconds, then
 * 55 random bits. Ids made by one process sort in the order they were made, within one millisecond
 * as well.
 */
export function newId<Type extends string>(type: Type): `${Type}_${string}` {
  const now = Date.now()
  if (now > lastTime || !increment(lastRandom)) {
    lastTime = Math.max(now, lastTime + 1)
    // The top bit stays free, so that counting up within a millisecond has room.
    lastRandom = Array.from(randomBytes(RANDOM_CHARS), (byte, at) => byte & (at === 0 ? 15 : 31))
  }
  let time = ''
  for (let rest = lastTime, at = 0; at < TIME_CHARS; at += 1, rest = Math.floor(rest / 32))
    time = `${ALPHABET[rest % 32]}${time}`
  return `${type}_${time}${lastRandom.map((digit) => ALPHABET[digit]).join('')}`
}
