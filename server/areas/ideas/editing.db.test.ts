import { asc, eq, sql, type SQL } from 'drizzle-orm'
import { myData } from '#server/areas/accounts/myData.ts'
import { updateBoard } from '#server/areas/boards/updateBoard.ts'
import { postComment } from '#server/areas/comments/postComment.ts'
import { mergeIdea } from '#server/areas/merging/mergeIdea.ts'
import { purgeDeleted } from '#server/areas/moderation/purgeDeleted.ts'
import { setPostState } from '#server/areas/moderation/setPostState.ts'
import { computedTrend } from '#server/areas/posts/computedTrend.ts'
import { deletePosts } from '#server/areas/posts/deletePosts.ts'
import { setIdeaStatus } from '#server/areas/statuses/setIdeaStatus.ts'
import { castVote } from '#server/areas/votes/castVote.ts'
import { comment } from '#server/db/tables/comments.ts'
import { ideaEdit, idea, ideaEvent, ideaTag } from '#server/db/tables/ideas.ts'
import { outbox } from '#server/db/tables/outbox.ts'
import { site as siteTable, tag } from '#server/db/tables/site.ts'
import type { Actor, Member } from '#server/kernel/actor.ts'
import { askSchema } from '#server/testing/askSchema.ts'
import { behindLock } from '#server/testing/behindLock.ts'
import { describeOnEngines } from '#server/testing/databases.ts'
import {
  addIdea,
  addMember,
  addSite,
  statusId,
  visitor,
  type TestSite,
} from '#server/testing/testSite.ts'
import { editIdea, type EditIdeaCommand } from './editIdea.ts'

// better-auth is ESM alone, which Jest's VM cannot load; nothing here signs in.
jest.mock('#server/services/session/startSession.ts', () => ({
  startSession: () => Promise.reject(new Error('not here')),
}))

const look = `query Look($id: ID!) { idea(id: $id) {
  title body version viewerCanEdit viewerCanTag viewerCanSetStatus viewerCanVote editedBy { id } edits { title body editor { id } } tags { name } } }`

describeOnEngines('editing', (open, engine) => {
  let site: TestSite
  let author: Actor & Member
  let other: Actor & Member
  let team: Actor & Member
  let number = 0
  let tags: string[]

  const newIdea = (over: Partial<typeof idea.$inferInsert> = {}) =>
    addIdea(open(), {
      title: 'A kestrel',
      body: 'It hovers',
      authorId: author.personId,
      boardId: site.boards.public,
      statusId: statusId(site, 'open'),
      createdAt: '2026-01-01T00:00:00.000Z',
      ...over,
    })
  const edit = (over: Partial<EditIdeaCommand> = {}) =>
    editIdea(open(), {
      actor: author,
      ideaNumber: number,
      title: 'A kestrel',
      body: 'It hovers',
      boardId: site.boards.public,
      expectedVersion: 1,
      ...over,
    })
  const setStatus = (slug: string, over: Partial<Parameters<typeof setIdeaStatus>[1]> = {}) =>
    setIdeaStatus(open(), {
      actor: team,
      ideaNumber: number,
      statusId: statusId(site, slug),
      ...over,
    })
  const row = async (of = number) =>
    (await open().orm.select().from(idea).where(eq(idea.number, of)))[0]
  const events = async (of = number) =>
    (
      await open()
        .orm.select()
        .from(ideaEvent)
        .where(eq(ideaEvent.ideaNumber, of))
        .orderBy(asc(ideaEvent.id))
    ).map(({ kind, data, actorId }) => ({ kind, data, actorId }))
  const seenBy = async (actor: Actor, of = number) => {
    const { data, errors } = await askSchema(open(), actor, look, { id: `idea_${of}` })
    expect(errors).toEqual([])
    return data?.['idea'] as Record<string, unknown> | null
  }

  beforeAll(async () => {
    site = await addSite(open())
    tags = ['tag_a', 'tag_b', 'tag_hidden']
    await open()
      .orm.insert(tag)
      .values(
        tags.map((id) => ({
          id,
          name: id,
          nameKey: id,
          slug: id,
          visibility: id === 'tag_hidden' ? ('TEAM' as const) : ('PUBLIC' as const),
        })),
      )
  })
  beforeEach(async () => {
    author = await addMember(open(), 'MEMBER', 'Author')
    other = await addMember(open(), 'MEMBER', 'Other')
    team = await addMember(open(), 'COLLABORATOR', 'Team')
    number = await newIdea()
  })

  test('an author changes words and board; the timeline, search and the team know of it', async () => {
    expect(
      (
        await edit({
          title: ' Two ospreys ',
          body: 'They **dive**\r\n',
          boardId: site.boards.members,
        })
      ).errors,
    ).toEqual([])
    expect(await row()).toMatchObject({
      title: 'Two ospreys',
      slug: 'two-ospreys',
      body: 'They **dive**',
      bodyHtml: '<p>They <strong>dive</strong></p>',
      excerpt: 'They dive',
      boardId: site.boards.members,
      version: 2,
    })
    expect(await events()).toEqual([
      {
        kind: 'retitled',
        data: { from: 'A kestrel', to: 'Two ospreys' },
        actorId: author.personId,
      },
      {
        kind: 'moved',
        data: { from: site.boards.public, to: site.boards.members },
        actorId: author.personId,
      },
    ])
    const found = async (search: string) =>
      (
        await askSchema(
          open(),
          other,
          'query F($search: String!) { ideas(first: 100, filter: { search: $search }) { edges { node { number } } } }',
          { search },
        )
      ).data
    expect(JSON.stringify(await found('ospreys dive'))).toContain(String(number))
    expect(JSON.stringify(await found('kestrel hovers'))).not.toContain(`:${number}}`)
    const former = [{ title: 'A kestrel', body: 'It hovers', editor: { id: author.personId } }]
    expect([
      (await seenBy(team))?.['edits'],
      (await seenBy(author))?.['edits'],
      (await seenBy(other))?.['editedBy'],
      await seenBy(visitor),
    ]).toEqual([former, null, { id: author.personId }, null])
    const told = (
      await open().orm.select().from(outbox).where(eq(outbox.ideaNumber, number))
    ).filter(({ kind }) => kind === 'idea.edited')
    expect(told.map(({ data }) => data)).toEqual([
      { version: 2, changes: ['retitled', 'rewritten', 'moved'] },
    ])
  })

  test('what is outdated is refused with the idea as it is now; the same words twice are no conflict; of many at once one is taken', async () => {
    await edit({ title: 'First' })
    const answer = await askSchema(
      open(),
      author,
      `mutation E($id: ID!, $board: ID!) { editIdea(ideaId: $id, title: "Second", body: "It hovers", boardId: $board, expectedVersion: 1) { errors { code field } idea { title version } } }`,
      { id: `idea_${number}`, board: site.boards.public },
    )
    expect(answer.data).toEqual({
      editIdea: {
        errors: [{ code: 'OUTDATED', field: 'expectedVersion' }],
        idea: { title: 'First', version: 2 },
      },
    })
    expect((await edit({ title: 'First' })).errors).toEqual([])
    const many = await Promise.all(
      [1, 2, 3, 4, 5].map((at) =>
        edit({ actor: at % 2 ? author : team, title: `Number ${at}`, expectedVersion: 2 }),
      ),
    )
    expect(many.map(({ errors }) => errors[0]?.code ?? 'done').sort()).toEqual([
      'OUTDATED',
      'OUTDATED',
      'OUTDATED',
      'OUTDATED',
      'done',
    ])
    expect(await row()).toMatchObject({ version: 3 })
    const [one, two] = await Promise.all([
      edit({ body: 'Once', expectedVersion: 3, title: 'Once', clientMutationId: 'c' }),
      edit({ body: 'Once', expectedVersion: 3, title: 'Once', clientMutationId: 'c' }),
    ])
    expect([
      one,
      await row(),
      await open().orm.select().from(ideaEdit).where(eq(ideaEdit.ideaNumber, number)),
    ]).toMatchObject([two, { version: 4 }, { length: 3 }])
  })

  test('tags of the team alone move nothing that the public sees', async () => {
    const shown = async () => {
      const { version, updatedAt, lastActivityAt } = (await row()) ?? {}
      return { version, updatedAt, lastActivityAt }
    }
    const before = await shown()
    expect((await edit({ actor: team, tagIds: ['tag_hidden'] })).errors).toEqual([])
    expect(await shown()).toEqual(before)
    expect((await edit({ actor: team, tagIds: [] })).errors).toEqual([])
    expect(await shown()).toEqual(before)
    expect((await events()).map(({ kind }) => kind)).toEqual(['tagged', 'untagged'])
    expect((await edit({ actor: team, tagIds: ['tag_a', 'tag_hidden'] })).errors).toEqual([])
    expect(await row()).toMatchObject({ version: 2 })
  })

  test('who may: the author and the team, the team alone tags, and boards only that the editor may read', async () => {
    for (const refused of [
      await edit({ actor: other, title: 'Mine' }),
      await edit({ ideaNumber: await newIdea({ boardId: site.boards.team }), title: 'Hidden' }),
      await edit({ ideaNumber: await newIdea({ state: 'SPAM' }), actor: team, title: 'Spam' }),
    ])
      expect(refused.errors).toMatchObject([{ code: 'NOT_FOUND', field: 'ideaId' }])
    expect((await edit({ boardId: site.boards.team })).errors).toMatchObject([
      { code: 'NOT_FOUND', field: 'boardId' },
    ])
    expect((await edit({ tagIds: ['tag_a'] })).errors).toMatchObject([{ code: 'FORBIDDEN' }])
    expect(
      (await edit({ actor: { ...author, banned: true }, title: 'Banned' })).errors,
    ).toMatchObject([{ code: 'FORBIDDEN' }])
    expect((await edit({ actor: team, tagIds: ['tag_a', 'tag_none'] })).errors).toMatchObject([
      { code: 'NOT_FOUND', field: 'tagIds' },
    ])
    expect((await edit({ actor: team, tagIds: ['tag_b', 'tag_hidden', 'tag_b'] })).errors).toEqual(
      [],
    )
    expect(
      (await edit({ actor: team, tagIds: ['tag_a', 'tag_b'], expectedVersion: 2 })).errors,
    ).toEqual([])
    expect(
      (await open().orm.select().from(ideaTag).where(eq(ideaTag.ideaNumber, number)))
        .map(({ tagId }) => tagId)
        .sort(),
    ).toEqual(['tag_a', 'tag_b'])
    expect((await events()).map(({ kind, data }) => [kind, data])).toEqual([
      ['tagged', { to: 'tag_b' }],
      ['tagged', { to: 'tag_hidden' }],
      ['tagged', { to: 'tag_a' }],
      ['untagged', { from: 'tag_hidden' }],
    ])
    expect(await open().orm.select().from(ideaEdit).where(eq(ideaEdit.ideaNumber, number))).toEqual(
      [],
    )
    const rights = async (actor: Actor) => {
      const seen = await seenBy(actor)
      return ['viewerCanEdit', 'viewerCanTag', 'viewerCanSetStatus'].map((field) => seen?.[field])
    }
    expect([
      await rights(visitor),
      await rights(other),
      await rights(author),
      await rights({ ...author, banned: true }),
      await rights(team),
    ]).toEqual([
      [false, false, false],
      [false, false, false],
      [true, false, false],
      [false, false, false],
      [true, true, true],
    ])
  })

  test('limits bind what is written, not what was imported: it may stay, and get shorter', async () => {
    const long = 'x'.repeat(25_000)
    const imported = await newIdea({ title: 'y'.repeat(160), body: `${long}  ` })
    const change = (title: string, body: string, expectedVersion: number) =>
      edit({ ideaNumber: imported, title, body, expectedVersion })
    expect((await change('y'.repeat(161), `${long}xxx`, 1)).errors).toMatchObject([
      {
        code: 'INVALID',
        field: 'title',
        message: 'The title can have at most 140 characters; it has 161.',
      },
      {
        code: 'INVALID',
        field: 'body',
        message: 'The details can have at most 20,000 characters; they have 25,003.',
      },
    ])
    expect((await change('y'.repeat(160), long, 9)).errors).toEqual([])
    expect((await change('y'.repeat(150), long, 1)).errors).toEqual([])
    expect(await row(imported)).toMatchObject({
      title: 'y'.repeat(150),
      body: `${long}  `,
      version: 2,
    })
    expect((await change('y'.repeat(150), 'x'.repeat(24_000), 2)).errors).toEqual([])
    expect((await edit({ title: 'no' })).errors).toMatchObject([
      { code: 'INVALID', field: 'title' },
    ])
  })

  test('an imported text that is longer than what can be sent stays where it is not sent', async () => {
    const body = `${'word '.repeat(12_000)}and https://a.example #7`
    const imported = await newIdea({ body, bodyHtml: '<p>As it was</p>', source: 'a/long' })
    const { data, errors } = await askSchema(
      open(),
      author,
      'mutation E($id: ID!, $board: ID!) { editIdea(ideaId: $id, title: "A heron", boardId: $board, expectedVersion: 1) { errors { message } idea { title version } } }',
      { id: `idea_${imported}`, board: site.boards.members },
    )
    expect([data?.['editIdea'], errors]).toEqual([
      { errors: [], idea: { title: 'A heron', version: 2 } },
      [],
    ])
    expect(await row(imported)).toMatchObject({
      body,
      bodyHtml: '<p>As it was</p>',
      boardId: site.boards.members,
    })
  })

  test('an edited text from a tracker leads where it led before, and so does its preview', async () => {
    const url = 'https://github.com/a/tracker/issues/'
    const from = (key: string) => ({ source: 'a/tracker', sourceKey: key, sourceUrl: url + key })
    const other7 = await newIdea(from('7'))
    const imported = await newIdea({ ...from('8'), body: 'Sea #7' })
    const body = 'See #7,\na/tracker#7 and #9'
    const ours = `<a href="/ideas/${other7}"`
    const { data } = await askSchema(
      open(),
      author,
      'query P($id: ID!, $body: String!) { as: markdownPreview(body: $body, postId: $id) new: markdownPreview(body: $body) }',
      { id: `idea_${imported}`, body },
    )
    expect((await edit({ ideaNumber: imported, body })).errors).toEqual([])
    const html = (await row(imported))?.bodyHtml ?? ''
    expect(html.split(ours)).toHaveLength(3)
    expect(html).toContain(`href="${url}9"`)
    expect(html).toContain('<br')
    expect([data?.['as'], data?.['new']]).toEqual([html, '<p>See #7,\na/tracker#7 and #9</p>'])
  })

  test('spam that comes with an edit waits, the team does not; there is a limit an hour', async () => {
    const newcomer = await addMember(open())
    const first = await newIdea({
      authorId: newcomer.personId,
      createdAt: new Date().toISOString(),
    })
    expect(
      (
        await edit({
          actor: newcomer,
          ideaNumber: first,
          body: 'https://a.example https://b.example https://c.example',
        })
      ).errors,
    ).toEqual([])
    expect(await row(first)).toMatchObject({
      state: 'PENDING',
      held: { reason: 'LINKS', links: 3 },
    })
    await open().orm.update(siteTable).set({ moderation: 'ALL' })
    const second = await newIdea()
    await edit({ ideaNumber: second, actor: team, body: 'By the team' })
    expect(await row(second)).toMatchObject({ state: 'LIVE', version: 2 })
    await edit({
      ideaNumber: second,
      boardId: site.boards.members,
      body: 'By the team',
      expectedVersion: 2,
    })
    expect(await row(second)).toMatchObject({ state: 'LIVE', version: 3 })
    await edit({
      ideaNumber: second,
      boardId: site.boards.members,
      body: 'By its author',
      expectedVersion: 3,
    })
    expect(await row(second)).toMatchObject({ state: 'PENDING', held: { reason: 'ALL' } })
    await open().orm.update(siteTable).set({ moderation: 'OFF' })
    expect(
      (await edit({ ideaNumber: await newIdea(), title: 'Too often', perHour: 1 })).errors,
    ).toMatchObject([{ code: 'RATE_LIMITED' }])
  })

  test('what was said before goes with the idea, and is in the file of its author', async () => {
    await edit({ title: 'Now', body: 'Now' })
    const pieces: string[] = []
    for await (const piece of myData(open(), author, 'http://localhost')) pieces.push(piece)
    expect(JSON.parse(pieces.join(''))).toMatchObject({
      ideaEdits: [{ idea: `idea_${number}`, formerTitle: 'A kestrel', formerBody: 'It hovers' }],
    })
    await open().transaction((tx) => deletePosts(tx, author.personId))
    expect([
      await open().orm.select().from(ideaEdit).where(eq(ideaEdit.ideaNumber, number)),
      (await events()).map(({ data }) => data),
    ]).toEqual([[], [{}]])

    const [target, merged] = [
      await newIdea({ authorId: other.personId }),
      await newIdea({ authorId: other.personId }),
    ]
    for (const ideaNumber of [target, merged])
      await edit({ actor: team, ideaNumber, title: 'Changed' })
    await mergeIdea(open(), { actor: team, ideaNumber: merged, intoNumber: target })
    await setPostState(open(), {
      actor: team,
      subject: { kind: 'idea', ideaNumber: target },
      state: 'DELETED',
    })
    await purgeDeleted(open(), Date.now() + 31 * 86_400_000)
    expect(
      (await open().orm.select().from(ideaEdit))
        .map(({ ideaNumber }) => ideaNumber)
        .filter((of) => of === target || of === merged),
    ).toEqual([merged])
  })

  test('moving what is merged counts its comments for those alone who may read them', async () => {
    const target = await newIdea()
    await postComment(open(), { actor: other, ideaNumber: number, body: 'Said', guard: 'clean' })
    await mergeIdea(open(), { actor: team, ideaNumber: number, intoNumber: target })
    expect(await row(target)).toMatchObject({ commentCount: 1 })
    await edit({ actor: team, boardId: site.boards.team })
    const counted = await row(target)
    expect(counted).toMatchObject({ commentCount: 0 })
    expect(counted?.trend).toBeCloseTo(
      await computedTrend(open(), { number: target, createdAt: counted?.createdAt ?? '' }),
      6,
    )
    await edit({ actor: team, ideaNumber: target, boardId: site.boards.team })
    expect(await row(target)).toMatchObject({ commentCount: 1 })
  })

  test('ideas that change places at once, and boards that are closed meanwhile: nothing waits for itself', async () => {
    const [publicBoard, membersBoard] = [site.boards.public, site.boards.members]
    const [there, back] = [await newIdea(), await newIdea({ boardId: membersBoard })]
    const [begun, stopped] = [
      await newIdea(),
      await newIdea({ statusId: statusId(site, 'planned') }),
    ]
    const merged = await newIdea({ boardId: membersBoard })
    await mergeIdea(open(), { actor: team, ideaNumber: merged, intoNumber: there })
    const admin = await addMember(open(), 'ADMIN')
    const close = (visibility: 'MEMBERS' | 'TEAM') =>
      updateBoard(open(), { actor: admin, boardId: membersBoard, change: { visibility } })
    const atOnce = (
      locked: number | SQL,
      calls: (() => Promise<{ errors: readonly unknown[] }>)[],
    ) => {
      const checked = calls.map((call) => async () => expect((await call()).errors).toEqual([]))
      return engine === 'postgres'
        ? behindLock(open(), locked, checked)
        : Promise.all(checked.map((call) => call()))
    }
    await atOnce(there, [
      () => edit({ actor: team, ideaNumber: there, boardId: membersBoard }),
      () => close('TEAM'),
    ])
    await close('MEMBERS')
    // The number of ideas by board and status is a stored row, and each call changes two of these.
    const kept = (boardId: string) =>
      sql`select from idea_count where board_id = ${boardId} and status_id = ${statusId(site, 'open')} for update`
    await atOnce(kept(publicBoard), [
      () => edit({ actor: team, ideaNumber: begun, boardId: membersBoard }),
      () => edit({ actor: team, ideaNumber: back, boardId: publicBoard }),
    ])
    await atOnce(kept(publicBoard), [
      () => setStatus('planned', { ideaNumber: number }),
      () => setStatus('open', { ideaNumber: stopped }),
    ])
    const { rows } = await open().orm
      .execute(sql`select board_id, status_id, count from idea_count where count <> 0
      except select board_id, status_id, count(*)::int from idea where state = 'LIVE' and merged_into is null group by 1, 2`)
    expect(rows).toEqual([])
  })

  test('a status closes and opens voting, with an official answer that is counted and told once', async () => {
    await castVote(open(), { actor: other, ideaNumber: number, voted: true })
    const shipped = await setStatus('shipped', {
      answer: 'It is **here**.\n',
      clientMutationId: 's',
    })
    expect(shipped).toEqual(
      await setStatus('shipped', { answer: 'It is **here**.', clientMutationId: 's' }),
    )
    const after = await row()
    expect(after).toMatchObject({
      statusId: statusId(site, 'shipped'),
      commentCount: 1,
      voteCount: 1,
      version: 1,
      lastActivityAt: expect.any(String) as string,
    })
    expect(Date.parse(after?.statusChangedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
    expect(
      await open().orm.select().from(comment).where(eq(comment.ideaNumber, number)),
    ).toMatchObject([
      { official: true, internal: false, body: 'It is **here**.', authorId: team.personId },
    ])
    expect(await events()).toEqual([
      {
        kind: 'status_changed',
        data: { from: statusId(site, 'open'), to: statusId(site, 'shipped') },
        actorId: team.personId,
      },
    ])
    const inOrder = await open().orm.execute(
      sql`select from idea_event e join comment c using (idea_number) where idea_number = ${number} and e.kind = 'status_changed' and e.created_at < c.created_at`,
    )
    expect(inOrder.rows).toHaveLength(1)
    const [refusal] = (await castVote(open(), { actor: author, ideaNumber: number, voted: true }))
      .errors
    expect(refusal).toMatchObject({
      code: 'VOTING_CLOSED',
      message: expect.stringMatching(/^Voting closed on \d+ \w+ \d{4} as Shipped\.$/) as string,
    })
    expect([
      (await seenBy(author))?.['viewerCanVote'],
      (await castVote(open(), { actor: other, ideaNumber: number, voted: false })).errors,
    ]).toMatchObject([false, [{ code: 'VOTING_CLOSED' }]])
    await setStatus('open')
    expect(
      (await castVote(open(), { actor: author, ideaNumber: number, voted: true })).errors,
    ).toEqual([])
    expect(await row()).toMatchObject({ voteCount: 2 })
    await setStatus('open', { answer: ' \n' })
    expect((await events()).map(({ kind }) => kind)).toEqual(['status_changed', 'status_changed'])
    await setStatus('open', { answer: 'Still thinking' })
    expect([(await row())?.commentCount, (await events()).length]).toEqual([2, 2])
    const told = (
      await open().orm.select().from(outbox).where(eq(outbox.ideaNumber, number))
    ).filter(({ kind }) => kind === 'idea.status_changed')
    expect(told.map(({ data }) => data)).toMatchObject([
      { fromCategory: 'OPEN', toCategory: 'SHIPPED', commentId: expect.any(String) as string },
      { fromCategory: 'SHIPPED', toCategory: 'OPEN', commentId: null },
    ])
  })

  test("a status is the team's, must be there, and of a merged idea it is that of its target", async () => {
    expect((await setStatus('shipped', { actor: author })).errors).toMatchObject([
      { code: 'FORBIDDEN' },
    ])
    expect(
      (await setIdeaStatus(open(), { actor: team, ideaNumber: number, statusId: 'status_none' }))
        .errors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'statusId' }])
    expect((await setStatus('shipped', { answer: 'x'.repeat(10_001) })).errors).toMatchObject([
      {
        code: 'INVALID',
        field: 'answer',
        message: 'The answer can have at most 10,000 characters; it has 10,001.',
      },
    ])
    expect(
      (await setStatus('shipped', { ideaNumber: await newIdea({ state: 'DELETED' }) })).errors,
    ).toMatchObject([{ code: 'NOT_FOUND', field: 'ideaId' }])
    expect(await row()).toMatchObject({ statusId: statusId(site, 'open'), commentCount: 0 })
    const target = await newIdea()
    await mergeIdea(open(), { actor: team, ideaNumber: number, intoNumber: target })
    expect((await setStatus('planned')).result).toEqual({ ideaNumber: target })
    expect([(await row())?.statusId, (await row(target))?.statusId]).toEqual([
      statusId(site, 'open'),
      statusId(site, 'planned'),
    ])
  })
})
