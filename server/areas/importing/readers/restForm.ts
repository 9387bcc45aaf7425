import { isRecord, list, positive, textOrNull, type Raw } from '../items/raw.ts'

/** Names of GitHub's GraphQL API and of `gh … --json`, and what its REST API calls the same. */
const NAMES: Readonly<Record<string, string>> = {
  author: 'user',
  body: 'body',
  closedAt: 'closed_at',
  createdAt: 'created_at',
  databaseId: 'id',
  stateReason: 'state_reason',
  updatedAt: 'updated_at',
  url: 'html_url',
}

const REACTIONS: Readonly<Record<string, string>> = {
  THUMBS_UP: '+1',
  THUMBS_DOWN: '-1',
  LAUGH: 'laugh',
  HOORAY: 'hooray',
  CONFUSED: 'confused',
  HEART: 'heart',
  ROCKET: 'rocket',
  EYES: 'eyes',
}

/** Gives an issue or comment in the form of GitHub's REST API, whichever of GitHub's forms it is in. */
export function restForm(raw: Raw): Raw {
  if (['created_at', 'html_url', 'repository_url', 'user'].some((name) => name in raw)) return raw
  const renamed = Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [NAMES[name] ?? name, value]),
  )
  const reactions = reactionsIn(raw['reactionGroups'])
  return {
    ...renamed,
    id: commentId(raw) ?? renamed['id'],
    labels: elementsOf(raw['labels']),
    ...(reactions !== null && { reactions }),
    // Here a list or a connection, there their number.
    comments: isRecord(raw['comments']) ? raw['comments']['totalCount'] : undefined,
  }
}

/** The comments that an issue brings along: a list, or the nodes or edges of a connection. */
export function commentsWithin(raw: Raw): Raw[] {
  return elementsOf(raw['comments']).filter(isRecord).map(restForm)
}

/** The elements of a list or of a connection of GraphQL. */
export function elementsOf(value: unknown): unknown[] {
  if (!isRecord(value)) return list(value)
  if (Array.isArray(value['nodes'])) return value['nodes']
  return list(value['edges']).map((edge) => (isRecord(edge) ? edge['node'] : null))
}

/** The number that the REST API calls a comment by; both APIs have it in its address. */
function commentId(raw: Raw): number | null {
  const id = /#issuecomment-(\d+)$/.exec(textOrNull(raw['url']) ?? '')?.[1]
  return id === undefined ? positive(raw['databaseId']) : Number(id)
}

function reactionsIn(groups: unknown): Record<string, number> | null {
  if (!Array.isArray(groups)) return null
  const counted = groups.filter(isRecord).flatMap((group) => {
    const people = group['users'] ?? group['reactors']
    const name = REACTIONS[textOrNull(group['content']) ?? '']
    const count = isRecord(people) ? positive(people['totalCount']) : null
    return name === undefined || count === null ? [] : [[name, count] as const]
  })
  return Object.fromEntries(counted)
}
