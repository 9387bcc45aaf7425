import { route as board } from './BoardPage.entrypoint.tsx'
import { route as idea } from './IdeaPage.entrypoint.tsx'
import { route as invitation } from './InvitationPage.entrypoint.tsx'
import type { PageRoute } from './PageDescriptor.ts'

const endless = 'x'.repeat(5_000)

// The server refuses arguments longer than these, and what it refuses looks like a failure.
test.each<[string, PageRoute, Record<string, string>, number]>([
  ['/ideas/', idea, { number: endless }, 100],
  ['/boards/', board, { slug: endless }, 1_000],
  ['/invitation?token=', invitation, {}, 1_000],
])(
  'an endless address below %s is asked for in short, so that it is not found',
  (path, { entryPoint }, params, most) => {
    const url = new URL(path + endless, 'http://localhost')
    const texts: number[] = []
    JSON.stringify(entryPoint.getPreloadProps({ params, url }).queries, (key, value: unknown) => {
      if (key === 'parameters') return undefined
      if (typeof value === 'string') texts.push(value.length)
      return value
    })
    expect(Math.max(...texts)).toBeLessThanOrEqual(most)
  },
)
