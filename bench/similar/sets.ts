import { readFileSync } from 'node:fs'
import path from 'node:path'
import { limits } from '#rules/limits.ts'
import { leaves } from '#server/areas/importing/source/leaves.ts'
import { feedbackData } from '#server/testing/feedbackData.ts'

export interface Text {
  readonly title: string
  readonly body: string
  readonly language: Language
}

export type Language = 'ca' | 'es' | 'en' | 'de' | 'zh' | 'ja'

/** Whether words of a language stand without spaces. */
export function isUnspaced(language: Language): language is 'zh' | 'ja' {
  return language === 'zh' || language === 'ja'
}

const words: Record<'ca' | 'es', RegExp> = {
  ca: /\b(?:i|amb|els|les|dels|per|que|una|als|l'|d'|més|aquest|ser)\b/gi,
  es: /\b(?:y|con|los|las|del|para|que|una|el|más|este|en|no)\b/gi,
}

/** Reads the available real data sets as they would be imported, with titles cut to their limit. */
export async function realSets(): Promise<{ name: string; texts: Text[] }[]> {
  const sets = [
    { name: 'decidim-barcelona-proposals', read: readDecidim },
    { name: 'rust-issues-github-rest', read: readTracker },
    { name: 'polis-open-data', read: readStatements },
  ]
  const found: { name: string; texts: Text[] }[] = []
  for (const { name, read } of sets) {
    const folder = feedbackData(name)
    if (folder === null) console.log(`${name} is not there: set FEEDBACK_DATA`)
    else found.push({ name, texts: await read(folder) })
  }
  return found
}

/** Proposals of a city's board. */
export async function readDecidim(folder: string): Promise<Text[]> {
  const all = await jsonIn(path.join(folder, 'decidim-pam.tar.gz'), /proposals\//)
  return all.map((value) => {
    const { title, summary } = (value as { proposal: { title: string; summary: string | null } })
      .proposal
    return text(
      title,
      summary ?? '',
      count(words.ca, `${title} ${summary ?? ''}`) >= count(words.es, `${title} ${summary ?? ''}`)
        ? 'ca'
        : 'es',
    )
  })
}

/** Issues of a tracker. */
export async function readTracker(folder: string): Promise<Text[]> {
  const all = await jsonIn(path.join(folder, 'items.tar.gz'), /-main\.json$/)
  return (all as { title: string; body: string | null }[]).map(({ title, body }) =>
    text(title, body ?? '', 'en'),
  )
}

/** Reads statements, whose whole text serves as title. */
export async function readStatements(folder: string): Promise<Text[]> {
  const lines = readFileSync(path.join(folder, 'vtaiwan.uberx/comments.csv'), 'utf8')
    .split(/\r?\n/)
    .slice(1)
  const bodies = lines
    .map((line) => line.split(',').slice(7).join(',').replaceAll('"', ''))
    .filter((body) => /\p{Script=Han}{8}/u.test(body))
  return Promise.resolve(bodies.map((body) => text([...body].slice(0, 60).join(''), body, 'zh')))
}

/** A text as it would be imported. */
export function text(title: string, body: string, language: Language): Text {
  return {
    title: [...title.replaceAll('\0', '').replace(/\s+/g, ' ').trim()]
      .slice(0, limits.title.max)
      .join(''),
    body: body.replaceAll('\0', ''),
    language,
  }
}

function count(pattern: RegExp, value: string): number {
  return value.match(pattern)?.length ?? 0
}

/** The JSON files of an archive whose path is wanted. */
export async function jsonIn(file: string, wanted: RegExp): Promise<unknown[]> {
  const found: unknown[] = []
  for await (const leaf of leaves(file)) {
    if (!('chunks' in leaf)) continue
    const bytes: Buffer[] = []
    for await (const chunk of leaf.chunks) bytes.push(chunk)
    if (wanted.test(leaf.path)) found.push(JSON.parse(Buffer.concat(bytes).toString('utf8')))
  }
  return found
}
