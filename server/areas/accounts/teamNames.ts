import unhomoglyph from 'unhomoglyph'
import { statement, type Db } from '#server/db/database.ts'
import { inTeam } from '#server/kernel/permissions.ts'
import { refuse } from '#server/kernel/refusal.ts'

const ofTeam = statement<{ name: string }>(
  'team_names',
  `select p.name from person p where ${inTeam('p')} and p.deleted_at is null and p.id <> $1`,
)

/**
 * Refuses a name that somebody of the team has, or that looks the same (docs/RULES.md#validation).
 * Takes the person whose name it is to be, whose own may be written in any way; null for somebody
 * new.
 */
export async function requireOwnName(tx: Db, name: string, personId: string | null): Promise<void> {
  if (await isNameOfTeam(tx, name, personId)) throw refuse('NAME_OF_TEAM', { field: 'name' })
}

/** Whether a name can be taken for that of somebody of the team, other than the person. */
export async function isNameOfTeam(
  tx: Db,
  name: string,
  personId: string | null = null,
): Promise<boolean> {
  const looks = looksOf(name)
  const team = await tx.query(ofTeam, [personId ?? ''])
  return team.some((one) => looksOf(one.name).some((look, index) => look === looks[index]))
}

/**
 * The shapes of a name: as it is written, since a capital I looks like a small l, and in small
 * letters. Names with a shape in common look alike.
 */
function looksOf(name: string): [string, string] {
  const plain = name.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}\u2800]+/gu, '')
  return [unhomoglyph(plain), unhomoglyph(unhomoglyph(plain.toLowerCase()).toLowerCase())]
}
