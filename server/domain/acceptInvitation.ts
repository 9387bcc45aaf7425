import { statement } from '#server/db/database.ts'
import type { Db } from '#server/db/database.ts'
import { newId } from '#server/db/id.ts'
import { refusalsAsErrors } from './command.ts'
import type { Outcome } from './command.ts'
import { useLink } from './useLink.ts'

/** Signs a person in, in the caller's transaction; see server/auth. */
export type SignIn = (tx: Db, person: { id: string; name: string }) => Promise<void>

const addPerson = statement<never>('person_add', 'insert into person (id, name, role) values ($1, $2, $3)')
const noteWho = statement<never>('invitation_note_who', 'update invitation set person_id = $2 where id = $1')

/** Uses an invitation's link: signs its member in, who is made where it names none. One that was used meanwhile is refused. */
export async function acceptInvitation(db: Db, token: string, signIn: SignIn): Promise<Outcome<{ personId: string }>> {
  return refusalsAsErrors(() =>
    db.transaction(async (tx) => {
      const link = await useLink(tx, token, 'MEMBER')
      const personId = link.personId ?? newId('user')
      if (link.personId === null) {
        await tx.query(addPerson, [personId, link.name, link.role])
        await tx.query(noteWho, [link.id, personId])
      }
      await signIn(tx, { id: personId, name: link.name })
      return { personId }
    }),
  )
}
