import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { createOrigins } from './origins.ts'

const HOME = 'https://ideas.example'
const origins = createOrigins({ publicUrl: HOME, isFixed: true, allowed: [] })

function refusalOf(headers: IncomingHttpHeaders): number | null {
  try {
    origins.requireKnownPage({
      headers: { host: 'ideas.example', ...headers },
    } as IncomingMessage)
    return null
  } catch (error) {
    return (error as { status: number }).status
  }
}

test('a page that only its referrer names is one of ours, whatever is in its address', () => {
  for (const path of ['/', '/ideas/1', '/?q=@ana', '/ideas/1#x@y'])
    expect([path, refusalOf({ referer: `${HOME}${path}` })]).toEqual([path, null])
})

test.each([
  'https://ideas.example@evil.example/',
  'https://evil.example/@ideas.example',
  'nonsense',
])('a referrer that only looks like ours is refused: %s', (referer) =>
  expect(refusalOf({ referer })).toBe(403),
)
