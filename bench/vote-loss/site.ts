import { callControl } from '#server/control/callControl.ts'
import type { RunningServer } from '../../e2e/harness/server.ts'

/** A person on the site, with their session cookie. */
export interface Member {
  readonly cookie: string
}

interface Answer {
  readonly data: Record<string, unknown>
  readonly cookie: string
}

/** Posts an operation. Rejects when the connection breaks, and for errors in the answer. */
export async function post(
  url: string,
  query: string,
  variables: object,
  cookie = '',
): Promise<Answer> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables }),
  })
  const answer = (await response.json()) as { data?: Record<string, unknown>; errors?: unknown }
  if (!answer.data || answer.errors)
    throw new Error(`${query.slice(0, 60)}: ${JSON.stringify(answer).slice(0, 300)}`)
  return { data: answer.data, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

const createSite = `mutation ($token: String!) {
  createSite(token: $token, siteName: "Votes", ownerName: "Owner", start: EMPTY) { errors { message } site { boards { id } } }
}`
const accept =
  'mutation ($token: String!) { acceptInvitation(token: $token) { errors { message } } }'
const add =
  'mutation ($boardId: ID!, $title: String!) { postIdea(boardId: $boardId, title: $title, body: "") { errors { message } idea { id } } }'

const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? ''

/** Names the empty site through its owner's link; gives the id of its board. */
export async function nameSite(server: RunningServer): Promise<string> {
  const { data } = await post(server.url, createSite, { token: tokenOf(await server.ownerLink()) })
  const { site } = data['createSite'] as { site: { boards: { id: string }[] } | null }
  const board = site?.boards[0]?.id
  if (board === undefined) throw new Error(`The site was not created: ${JSON.stringify(data)}`)
  return board
}

/**
 * Invites members as the command does, through the running server, and signs them in by their
 * links.
 */
export async function inviteMembers(server: RunningServer, count: number): Promise<Member[]> {
  const members: Member[] = []
  for (let index = 0; index < count; index += 1) {
    const lines = callControl(
      server.dataDir,
      'invite',
      { name: `Member ${index + 1}` },
      new AbortController().signal,
    )
    for await (const line of lines)
      members.push({
        cookie: (await post(server.url, accept, { token: tokenOf((line as { url: string }).url) }))
          .cookie,
      })
  }
  return members
}

/**
 * Lets members post ideas in turn. Gives the ids with their authors' indexes, since the product
 * casts the author's vote itself.
 */
export async function postIdeas(
  server: RunningServer,
  members: readonly Member[],
  boardId: string,
  count: number,
): Promise<{ id: string; author: number }[]> {
  const ideas: { id: string; author: number }[] = []
  for (let index = 0; index < count; index += 1) {
    const author = index % members.length
    const { data } = await post(
      server.url,
      add,
      { boardId, title: `Idea number ${index + 1}` },
      members[author]?.cookie,
    )
    const { idea } = data['postIdea'] as { idea: { id: string } | null }
    if (!idea) throw new Error(`The idea was not posted: ${JSON.stringify(data)}`)
    ideas.push({ id: idea.id, author })
  }
  return ideas
}
