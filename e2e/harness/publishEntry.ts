import assert from 'node:assert/strict'
import type { RunningServer } from './server.ts'
import { ask, type Person } from './site.ts'

interface Words {
  readonly title: string
  readonly body: string
  readonly ideaIds?: readonly string[]
}

/** Publishes an entry of the changelog by the API, as somebody of the team. Gives its slug, and its title as it is kept. */
export async function publishEntry(
  server: Pick<RunningServer, 'url'>,
  as: Person,
  { title, body, ideaIds = [] }: Words,
): Promise<{ slug: string; title: string }> {
  const { created } = await ask<{
    created: { errors: unknown[]; entry: { id: string; version: number } }
  }>(
    server,
    'mutation Create($title: String!, $body: String!, $ideaIds: [ID!]!) { created: createChangelogEntry(title: $title, body: $body, labels: [NEW], ideaIds: $ideaIds) { errors { message } entry { id version } } }',
    { title, body, ideaIds },
    as,
  )
  assert.deepEqual(created.errors, [], title)
  const { id, version } = created.entry
  const { published } = await ask<{
    published: { errors: unknown[]; entry: { slug: string; title: string } }
  }>(
    server,
    'mutation Publish($id: ID!, $version: Int!) { published: publishChangelogEntry(entryId: $id, expectedVersion: $version) { errors { message } entry { slug title } } }',
    { id, version },
    as,
  )
  assert.deepEqual(published.errors, [], title)
  return published.entry
}
