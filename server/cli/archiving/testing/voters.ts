import { setTimeout as sleep } from 'node:timers/promises'
import { writeArchive } from '#server/areas/importing/testing/issues.ts'
import { callControl } from '#server/control/callControl.ts'
import type { ServerProcess } from '#server/testing/startServer.ts'

/** Sends an operation to a server; rejects for errors of any kind. Gives its data and the cookie it set. */
export async function ask(
  url: string,
  query: string,
  variables: object = {},
  cookie = '',
): Promise<{ data: Record<string, unknown>; cookie: string }> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const answer = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown }
  if (!answer.data || answer.errors || /"code":/.test(JSON.stringify(answer.data)))
    throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(answer).slice(0, 300)}`)
  return {
    data: answer.data,
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
  }
}

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''

/** Names an empty site that runs on a data folder; gives the owner's cookie. */
export async function nameSite(server: ServerProcess): Promise<string> {
  const link = /become its owner: (\S+)/.exec(server.said)?.[1] ?? ''
  const { cookie } = await ask(
    server.url,
    `mutation ($token: String!) {
      createSite(token: $token, siteName: "Safe", ownerName: "Owner", start: EMPTY) { errors { code } }
    }`,
    { token: tokenOf(link) },
  )
  return cookie
}

/** Invites people through the running server and signs them in; gives their cookies. */
export async function inviteVoters(
  server: ServerProcess,
  dataDir: string,
  count: number,
): Promise<string[]> {
  const cookies: string[] = []
  for (let at = 0; at < count; at += 1) {
    const input = { name: `Voter ${at}`, isNew: true }
    for await (const line of callControl(dataDir, 'invite', input, new AbortController().signal)) {
      const token = tokenOf((line as { url: string }).url)
      const accept =
        'mutation ($token: String!) { acceptInvitation(token: $token) { errors { code } } }'
      cookies.push((await ask(server.url, accept, { token })).cookie)
    }
  }
  return cookies
}

/** Brings ideas in through the running server: nobody may post so many in an hour. Gives their ids. */
export async function importIdeas(dataDir: string, count: number): Promise<string[]> {
  const titles = Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    title: `Idea number ${at}`,
  }))
  const archive = writeArchive('a/voted', titles)
  const lines = callControl(
    dataDir,
    'import',
    { source: archive.path },
    new AbortController().signal,
  )
  for await (const line of lines) if (line === null) throw new Error('Nothing was said')
  archive.remove()
  return titles.map(({ number }) => `idea_${number}`)
}

/** Votes of one person, in the order in which they were acknowledged. */
export interface Chain {
  readonly cookie: string
  readonly acknowledged: string[]
  /** Called after each of them. */
  onVoted: () => void
}

/** Votes for ideas one after the other, at most so many a second, until told to stop. */
export async function voteOn(
  server: ServerProcess,
  chain: Chain,
  ideas: readonly string[],
  { perSecond, signal }: { perSecond: number; signal: AbortSignal },
): Promise<void> {
  for (const id of ideas) {
    if (signal.aborted) return
    const next = sleep(1_000 / perSecond)
    await ask(
      server.url,
      'mutation ($id: ID!) { setVote(ideaId: $id, voted: true) { errors { code } } }',
      { id },
      chain.cookie,
    )
    chain.acknowledged.push(id)
    chain.onVoted()
    await next
  }
}

/** Gives those of some ideas that the person of a cookie has voted for. */
export async function votedBy(
  url: string,
  cookie: string,
  ids: readonly string[],
): Promise<string[]> {
  const voted: string[] = []
  for (let from = 0; from < ids.length; from += 50) {
    const { data } = await ask(
      url,
      'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Idea { id viewerHasVoted } } }',
      { ids: ids.slice(from, from + 50) },
      cookie,
    )
    for (const node of data['nodes'] as { id: string; viewerHasVoted: boolean }[])
      if (node.viewerHasVoted) voted.push(node.id)
  }
  return voted
}
