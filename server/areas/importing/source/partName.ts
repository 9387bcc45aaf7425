/** The files that one issue has in GitHub's REST form. */
export type PartRole = 'main' | 'comments' | 'xrefs'

/** `000014-comments.json` → its issue (with folder, so that two sets can lie side by side) and role; null for other names. */
export function partName(path: string): { group: string; role: PartRole } | null {
  const match = /^(.*?\d+)-(main|comments|xrefs)\.json$/.exec(path)
  return match?.[1] === undefined ? null : { group: match[1], role: match[2] as PartRole }
}
