import { notificationKinds, type NotificationKind } from '#rules/notifications.ts'
import type { Role } from '#server/kernel/actor.ts'

export interface ModelPerson {
  id: string
  role: Role
  banned: boolean
  unwanted: Set<NotificationKind>
  muted: Set<number>
}

/** A post's mentions by person, with whether the site has told of them. */
type Mentions = Map<string, boolean>

export interface ModelIdea {
  number: number
  authorId: string
  board: string
  status: string
  state: string
  into: number | null
  parent: number | null
  /** Their own choices, by person; what a merge brings is not among them. */
  follows: Map<string, boolean>
  votes: Set<string>
  mentions: Mentions
}

export interface ModelComment {
  id: string
  on: number
  authorId: string
  answers: string | null
  internal: boolean
  official: boolean
  state: string
  mentions: Mentions
}

export interface ModelEntry {
  id: string
  /** The numbers of the ideas that it closes, as they were when they were linked. */
  ideas: readonly number[]
  isPublished: boolean
  version: number
}

/** Something that somebody has to be told. */
export interface Told {
  person: string
  kind: NotificationKind
  idea: number | null
  entry: string | null
  comment: string | null
  from: number | null
}

type Candidate = readonly [person: string, kind: NotificationKind]

/**
 * Works out who must be told of what, from docs/RULES.md#notifications on plain objects: nothing
 * here knows the database. What happened waits in `events` until `read` is called, which decides by
 * how things stand then.
 */
export class Model {
  readonly people = new Map<string, ModelPerson>()
  readonly ideas = new Map<number, ModelIdea>()
  readonly comments = new Map<string, ModelComment>()
  readonly entries = new Map<string, ModelEntry>()
  readonly subscribers = new Set<string>()
  readonly teamBoards = new Set<string>()
  told: Told[] = []
  events: (() => void)[] = []

  read(): void {
    for (const event of this.events.splice(0)) event()
  }

  idea(number: number): ModelIdea {
    const idea = this.ideas.get(number)
    if (!idea) throw new Error(`The model has no idea ${number}`)
    return idea
  }

  page(idea: ModelIdea): ModelIdea {
    return idea.into === null ? idea : this.idea(idea.into)
  }

  merged(into: number): ModelIdea[] {
    return [...this.ideas.values()].filter((idea) => idea.into === into)
  }

  isTeam({ role }: ModelPerson): boolean {
    return role !== 'MEMBER'
  }

  followers(idea: ModelIdea): string[] {
    return [...this.people.keys()].filter(
      (id) =>
        idea.follows.get(id) ??
        this.merged(idea.number).some(
          (merged) => merged.follows.get(id) === true && !this.person(id).muted.has(merged.number),
        ),
    )
  }

  readsBoard(person: ModelPerson, board: string): boolean {
    return this.isTeam(person) || !this.teamBoards.has(board)
  }

  reads(person: ModelPerson, idea: ModelIdea): boolean {
    if (!this.readsBoard(person, idea.board)) return false
    if (idea.state === 'PENDING') return this.isTeam(person) || idea.authorId === person.id
    return idea.state === 'LIVE'
  }

  /** Whether a post's mention is told by the site at this moment: the site's own rule of mentions. */
  noteMentioned(mentions: Mentions, idea: ModelIdea, comment: ModelComment | null): string[] {
    if (idea.state !== 'LIVE' || (comment && comment.state !== 'LIVE')) return []
    const authorId = comment ? comment.authorId : idea.authorId
    const found = [...this.people.values()].filter(
      (person) =>
        mentions.get(person.id) === false &&
        person.id !== authorId &&
        !person.banned &&
        (this.isTeam(person) || (!this.teamBoards.has(idea.board) && comment?.internal !== true)),
    )
    for (const { id } of found) mentions.set(id, true)
    return found.map(({ id }) => id)
  }

  tellComment(comment: ModelComment, actorId: string): void {
    if (comment.state !== 'LIVE') return
    const idea = this.idea(comment.on)
    const page = this.page(idea)
    const answered = comment.answers === null ? undefined : this.comments.get(comment.answers)
    const candidates: Candidate[] = [
      ...named(comment.mentions),
      ...(answered ? [[answered.authorId, 'REPLY'] as const] : []),
      ...this.followers(page).map(
        (id) => [id, comment.official ? 'OFFICIAL_ANSWER' : 'COMMENT'] as const,
      ),
    ]
    const isKnown = (person: string) =>
      this.told.some(
        (one) =>
          one.person === person && one.comment === comment.id && one.kind !== 'AWAITS_APPROVAL',
      )
    const concerned = candidates.filter(
      ([id, kind]) =>
        id !== comment.authorId &&
        this.hears(id, [idea, page], comment) &&
        (kind === 'MENTION' || page.follows.get(id) !== false) &&
        !isKnown(id),
    )
    this.tell(concerned, actorId, { idea: page.number, comment: comment.id })
  }

  tellMention(
    ids: readonly string[],
    actorId: string,
    { idea, comment }: { idea: ModelIdea; comment: ModelComment | null },
  ): void {
    const page = this.page(idea)
    if (comment ? comment.state !== 'LIVE' : idea.state !== 'LIVE') return
    const isKnown = (person: string) =>
      this.told.some(
        (one) =>
          one.person === person &&
          one.kind === 'MENTION' &&
          (comment ? one.comment === comment.id : one.comment === null && one.idea === idea.number),
      )
    const concerned = ids.filter((id) => this.hears(id, [idea, page], comment) && !isKnown(id))
    this.tell(
      concerned.map((id) => [id, 'MENTION']),
      actorId,
      { idea: comment ? page.number : idea.number, comment: comment?.id ?? null },
    )
  }

  tellIdea(idea: ModelIdea, actorId: string): void {
    if (idea.state !== 'LIVE') return
    const candidates: Candidate[] = [...named(idea.mentions), ...this.team('NEW_IDEA')]
    const concerned = candidates.filter(
      ([id]) =>
        id !== idea.authorId &&
        this.hears(id, [idea]) &&
        !this.told.some(
          (one) =>
            one.person === id &&
            one.idea === idea.number &&
            one.comment === null &&
            (one.kind === 'NEW_IDEA' || one.kind === 'MENTION'),
        ),
    )
    this.tell(concerned, actorId, { idea: idea.number })
  }

  tellWaiting(post: ModelIdea | ModelComment, actorId: string): void {
    if (post.state !== 'PENDING') return
    const comment = 'on' in post ? post : null
    const idea = 'on' in post ? this.idea(post.on) : post
    const page = this.page(idea)
    const concerned = this.team('AWAITS_APPROVAL').filter(([id]) => {
      const person = this.person(id)
      return (
        this.reads(person, idea) && !person.muted.has(page.number) && !person.muted.has(idea.number)
      )
    })
    this.tell(concerned, actorId, { idea: page.number, comment: comment?.id ?? null })
  }

  tellStatus(idea: ModelIdea, actorId: string, commentId: string | null): void {
    const concerned = this.followers(idea).filter(
      (id) =>
        this.hears(id, [idea, this.page(idea)]) &&
        !this.told.some(
          (one) => commentId !== null && one.person === id && one.comment === commentId,
        ),
    )
    this.tell(
      concerned.map((id) => [id, 'STATUS_CHANGED']),
      actorId,
      { idea: idea.number },
    )
  }

  tellMerge(from: ModelIdea, moved: readonly number[], actorId: string): void {
    if (from.into === null) return
    const into = this.idea(from.into)
    const followers = [from, ...moved.map((one) => this.idea(one))].flatMap(({ number, follows }) =>
      [...follows]
        .filter(([id, follows]) => follows && !this.person(id).muted.has(number))
        .map(([id]) => id),
    )
    const concerned = [...new Set(followers)].filter(
      (id) => this.hears(id, [from, into]) && into.follows.get(id) !== false,
    )
    this.tell(
      concerned.map((id) => [id, 'MERGED']),
      actorId,
      { idea: into.number, from: from.number },
    )
  }

  /** `shipped`: the numbers of the ideas whose status the publication changed. */
  tellEntry(entry: ModelEntry, shipped: readonly number[], actorId: string): void {
    if (!entry.isPublished) return
    const concerned = [...this.subscribers, ...this.followersOf(entry.ideas)]
    this.tell(this.withoutKnowing(entry, concerned, 'CHANGELOG'), actorId, {
      idea: null,
      entry: entry.id,
    })
    this.tellShipped(entry, shipped, actorId)
  }

  /** `linked`: the numbers of the ideas that an edit added to it. */
  tellLinked(entry: ModelEntry, linked: readonly number[], actorId: string): void {
    if (!entry.isPublished) return
    const concerned = this.followersOf(entry.ideas.filter((number) => linked.includes(number)))
    this.tell(this.withoutKnowing(entry, concerned, 'CHANGELOG'), actorId, {
      idea: null,
      entry: entry.id,
    })
  }

  private tellShipped(entry: ModelEntry, shipped: readonly number[], actorId: string): void {
    for (const number of shipped.toSorted((a, b) => a - b)) {
      const idea = this.idea(number)
      const concerned = this.followers(idea).filter((id) => this.hears(id, [idea, this.page(idea)]))
      this.tell(this.withoutKnowing(entry, concerned, 'STATUS_CHANGED'), actorId, {
        idea: number,
        entry: entry.id,
      })
    }
  }

  private followersOf(numbers: readonly number[]): string[] {
    return numbers.flatMap((number) => {
      const [idea, page] = [this.idea(number), this.page(this.idea(number))]
      return this.followers(page).filter((id) => this.hears(id, [idea, page]))
    })
  }

  /** Those who were not told of an entry yet, by whichever kind. */
  private withoutKnowing(
    entry: ModelEntry,
    people: readonly string[],
    kind: NotificationKind,
  ): Candidate[] {
    return people
      .filter((id) => !this.told.some((one) => one.person === id && one.entry === entry.id))
      .map((id) => [id, kind])
  }

  /** Whether somebody may read some ideas, and a comment on them, and has not muted any. */
  private hears(id: string, ideas: readonly ModelIdea[], comment: ModelComment | null = null) {
    const person = this.person(id)
    return (
      ideas.every((idea) => this.reads(person, idea) && !person.muted.has(idea.number)) &&
      (comment?.internal !== true || this.isTeam(person))
    )
  }

  private person(id: string): ModelPerson {
    const person = this.people.get(id)
    if (!person) throw new Error(`The model has no person ${id}`)
    return person
  }

  private team(kind: NotificationKind): Candidate[] {
    return [...this.people.values()].filter((one) => this.isTeam(one)).map(({ id }) => [id, kind])
  }

  /** Each person once, of the weightiest kind that they want; nobody of their own act. */
  private tell(
    candidates: readonly Candidate[],
    actorId: string,
    about: { idea: number | null; entry?: string; comment?: string | null; from?: number },
  ): void {
    const told = new Set<string>()
    for (const kind of notificationKinds) {
      for (const [id, as] of candidates) {
        const person = this.person(id)
        if (as !== kind || told.has(id) || id === actorId) continue
        if (person.banned || person.unwanted.has(kind)) continue
        told.add(id)
        this.told.push({
          person: id,
          kind,
          idea: about.idea,
          entry: about.entry ?? null,
          comment: about.comment ?? null,
          from: about.from ?? null,
        })
      }
    }
  }
}

function named(mentions: Mentions): Candidate[] {
  return [...mentions].filter(([, isTold]) => isTold).map(([id]) => [id, 'MENTION'])
}
