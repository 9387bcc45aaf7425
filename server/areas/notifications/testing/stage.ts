import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { addMember, addSite, type TestSite } from '#server/testing/testSite.ts'
import { Model, type ModelComment, type ModelIdea } from './model.ts'

export const ROLES = ['OWNER', 'ADMIN', 'COLLABORATOR', 'COLLABORATOR'] as const
const PEOPLE = 20
/** No limit of how often. */
export const PLENTY = 100_000

/** One of a list by a number that is counted round. */
export function at<T>(list: readonly T[], index: number): T {
  return list[index % Math.max(1, list.length)] as T
}

/** A site with twenty people, and the model of it. */
export class Stage {
  readonly model = new Model()
  readonly members: (Actor & Member)[] = []
  readonly db: Db
  readonly site: TestSite
  /** Whether posts of members wait for approval. */
  moderated = false

  private constructor(db: Db, site: TestSite) {
    this.db = db
    this.site = site
  }

  /** Empties the database and sets the site up. */
  static async set(db: Db): Promise<Stage> {
    await db.orm.execute(
      sql`truncate site, board, status, person, outbox, idempotency, rate_count, notification_default cascade`,
    )
    const stage = new Stage(db, await addSite(db))
    stage.model.teamBoards.add(stage.site.boards.team)
    for (let made = 0; made < PEOPLE; made += 1) {
      const member = await addMember(db, ROLES[made] ?? 'MEMBER', `Person ${made}`)
      stage.members.push(member)
      const { personId: id, role } = member
      stage.model.people.set(id, { id, role, banned: false, unwanted: new Set(), muted: new Set() })
    }
    return stage
  }

  /** Somebody as a request would know them. */
  actor(index: number, among = PEOPLE): Actor & Member {
    const member = at(this.members.slice(0, among), index)
    return { ...member, banned: this.model.people.get(member.personId)?.banned ?? false }
  }

  mentionOf(index: number): { id: string; text: string } {
    const { personId: id } = at(this.members, index)
    return { id, text: `@[Somebody](${id})` }
  }

  /** The people that a text can name: nobody who is banned. */
  mentionsOf(id: string | null): Map<string, boolean> {
    return id === null || this.model.people.get(id)?.banned ? new Map() : new Map([[id, false]])
  }

  stateOf(actor: Actor): string {
    return this.moderated && actor.role === 'MEMBER' ? 'PENDING' : 'LIVE'
  }

  /** Tells the model of the mentions that the site tells at this moment. */
  mentioned(idea: ModelIdea, comment: ModelComment | null): void {
    const ids = this.model.noteMentioned((comment ?? idea).mentions, idea, comment)
    const { authorId } = comment ?? idea
    if (ids.length > 0)
      this.model.events.push(() => this.model.tellMention(ids, authorId, { idea, comment }))
  }
}
