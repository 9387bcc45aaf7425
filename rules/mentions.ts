/** `@[Name](user_…)`, as it stands in a stored text. The name is that of the moment it was written. */
const written = /@\[([^[\]\n]{1,80})\]\((user_[0-9a-z]{1,40})\)/g

/** A mention in a text: where it begins and ends. */
export interface Mention {
  name: string
  id: string
  from: number
  to: number
}

/** The mentions of a text in their order, also those within code. */
export function mentionsIn(text: string): Mention[] {
  if (!text.includes('@[')) return []
  return [...text.matchAll(written)].map((match) => ({
    name: match[1] ?? '',
    id: match[2] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** A mention as it is written. */
export function writeMention({ id, name }: { id: string; name: string }): string {
  return `@[${name.replace(/[[\]\s]+/g, ' ').trim() || '…'}](${id})`
}

/** A text with each of its mentions as something else. */
export function replaceMentions(text: string, replace: (mention: Mention) => string): string {
  let [shown, at] = ['', 0]
  for (const mention of mentionsIn(text)) {
    shown += text.slice(at, mention.from) + replace(mention)
    at = mention.to
  }
  return shown + text.slice(at)
}

/** A text as it is searched: mentions by their names alone. */
export function withoutIds(text: string): string {
  return replaceMentions(text, ({ name }) => `@${name}`)
}

/** A text as it is compared with another version of itself: mentions by their people alone, whatever these were called at the time. */
export function withoutNames(text: string): string {
  return replaceMentions(text, ({ id }) => `@(${id})`)
}

/** The place in a stored text that a place in what is shown of it stands for: outside of mentions one for one, within one its end. */
export function storedPlace(stored: string, shownAt: number): number {
  let ids = 0
  for (const { name, from, to } of mentionsIn(stored)) {
    const shownFrom = from - ids
    if (shownAt <= shownFrom) break
    if (shownAt < shownFrom + name.length + 1) return to
    ids += to - from - name.length - 1
  }
  return shownAt + ids
}

/** The stored text after what is shown of it (withoutIds) was changed: mentions that the change did not touch stay, others are words from then on. */
export function retype(stored: string, shown: string): string {
  const before = withoutIds(stored)
  const most = Math.min(before.length, shown.length)
  let [head, tail] = [0, 0]
  while (head < most && before[head] === shown[head]) head++
  while (tail < most - head && before.at(-1 - tail) === shown.at(-1 - tail)) tail++
  const places: (Mention & { shownFrom: number; shownTo: number })[] = []
  let ids = 0
  for (const mention of mentionsIn(stored)) {
    const shownFrom = mention.from - ids
    ids += mention.to - mention.from - mention.name.length - 1
    places.push({ ...mention, shownFrom, shownTo: mention.to - ids })
  }
  const piece = (from: number, to: number): string => {
    let [text, at] = ['', from]
    for (const place of places.filter(
      ({ shownFrom, shownTo }) => shownFrom >= from && shownTo <= to,
    )) {
      text += before.slice(at, place.shownFrom) + stored.slice(place.from, place.to)
      at = place.shownTo
    }
    return text + before.slice(at, to)
  }
  return (
    piece(0, head) +
    shown.slice(head, shown.length - tail) +
    piece(before.length - tail, before.length)
  )
}
