import { slugOf } from '#rules/slug.ts'

/** A name as names of boards, tags and statuses are compared: regardless of case and compatibility forms, accents kept apart. */
export function nameKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** A slug for a name that none of `taken` is; `fallback` where nothing of the name is left ("C++" and "C#" become c and c-2). */
export function freeSlug(name: string, taken: ReadonlySet<string>, fallback: string): string {
  const base = slugOf(name) || fallback
  let slug = base
  for (let next = 2; taken.has(slug); next++) slug = `${base}-${next}`
  return slug
}
