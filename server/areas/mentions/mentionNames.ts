import { limits } from '#rules/limits.ts'
import { replaceMentions, mentionsIn, writeMention } from '#rules/mentions.ts'
import { mentionedIn, withNames } from '#server/areas/texts/mentionHtml.ts'

/** Reads people, null for who is not there any more; batches, as a DataLoader does. */
interface People {
  loadMany(ids: readonly string[]): Promise<ArrayLike<{ id: string; name: string } | null | Error>>
}

/** A rendered body with the names that the people it mentions have today. */
export async function nameInHtml(people: People, html: string): Promise<string> {
  const ids = mentionedIn(html)
  return ids.length === 0 ? html : withNames(html, await namesOf(people, ids))
}

/** A text as it was written, with the names that the people it mentions have today. */
export async function nameInText(people: People, text: string): Promise<string> {
  const ids = [...new Set(mentionsIn(text).map(({ id }) => id))]
  if (ids.length === 0) return text
  const names = await namesOf(people, ids)
  return replaceMentions(text, ({ id, name }) => writeMention({ id, name: names.get(id) ?? name }))
}

/**
 * Gives the people mentioned in a text who exist, the first twenty: for showing how it will look.
 */
export async function knownIn(people: People, text: string): Promise<Set<string>> {
  const ids = [...new Set(mentionsIn(text).map(({ id }) => id))].slice(0, limits.mentions.perPost)
  return new Set((await namesOf(people, ids)).keys())
}

async function namesOf(people: People, ids: readonly string[]): Promise<Map<string, string>> {
  const found = Array.from(await people.loadMany(ids))
  const failed = found.find((person) => person instanceof Error)
  if (failed) throw failed
  return new Map(
    found.flatMap((person) =>
      person === null || person instanceof Error ? [] : [[person.id, person.name] as const],
    ),
  )
}
