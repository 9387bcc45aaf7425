/** A mention in a stored text: `@[Name](user_…)`, with the name at the time of writing. */
const written = /@\[([^[\]\n]{1,80})\]\((user_[0-9a-z]{1,40})\)/g

/** A mention and the range it covers in a text. */
export interface Mention {
  name: string
  id: string
  from: number
  to: number
}

/** Finds the mentions of a text in their order, those within code included. */
export function mentionsIn(text: string): Mention[] {
  if (!text.includes('@[')) return []
  return [...text.matchAll(written)].map((match) => ({
    name: match[1] ?? '',
    id: match[2] ?? '',
    from: match.index,
    to: match.index + match[0].length,
  }))
}

/** Gives a mention as it is stored. */
export function writeMention({ id, name }: { id: string; name: string }): string {
  return `@[${name.replace(/[[\]\s]+/g, ' ').trim() || '…'}](${id})`
}

/** Replaces each mention of a text by what `replace` gives. */
export function replaceMentions(text: string, replace: (mention: Mention) => string): string {
  let [shown, at] = ['', 0]
  for (const mention of mentionsIn(text)) {
    shown += text.slice(at, mention.from) + replace(mention)
    at = mention.to
  }
  return shown + text.slice(at)
}

/** Gives a text as it is searched: mentions become their names. */
export function withoutIds(text: string): string {
  return replaceMentions(text, ({ name }) => `@${name}`)
}

/**
 * Gives a text for comparing it with another version of itself: mentions become ids, since names
 * may have changed meanwhile.
 */
export function withoutNames(text: string): string {
  return replaceMentions(text, ({ id }) => `@(${id})`)
}

/**
 * Maps a position in the shown text to the stored text. A position within a mention becomes the
 * mention's end.
 */
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

/**
 * Gives the stored text after its shown form (withoutIds) was edited. Mentions that the edit
 * touched become plain words.
 */
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
