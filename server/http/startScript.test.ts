import { START_SCRIPT, startElement } from './startScript.ts'

/** Runs the script in a page, and gives the work that waits for the next frame and what was put behind it. */
function run(hidden: boolean, besides?: string) {
  const frames: (() => void)[] = []
  const after: object[] = []
  const currentScript = {
    dataset: { src: '/assets/main.js', code: besides },
    after: (element: object) => void after.push(element),
  }
  const document = { hidden, currentScript, createElement: () => ({}) }
  const start = new Function('document', 'requestAnimationFrame', 'setTimeout', START_SCRIPT)
  const later: (() => void)[] = []
  start(
    document,
    (work: () => void) => frames.push(work),
    (work: () => void) => later.push(work),
  )
  return { frames, later, after }
}

const code = { type: 'module', src: '/assets/main.js', crossOrigin: '' }

test('code begins behind the frame that paints what is to be read', () => {
  const { frames, later, after } = run(false)
  expect(frames.length).toBe(1)
  frames[0]?.()
  expect(after).toEqual([])
  later[0]?.()
  expect(after).toEqual([code])
})

test('what a page needs besides is asked for a frame later', () => {
  const { frames, later, after } = run(false, '/assets/page.js /assets/more.js')
  frames[0]?.()
  later[0]?.()
  expect(after).toEqual([code])
  frames[1]?.()
  const link = { rel: 'modulepreload', crossOrigin: '' }
  expect(after.slice(1)).toEqual([
    { ...link, href: '/assets/page.js' },
    { ...link, href: '/assets/more.js' },
  ])
})

test('a page that nobody looks at begins at once, since it has no frames', () => {
  const { frames, after } = run(true)
  expect(frames).toEqual([])
  expect(after).toEqual([code])
})

test('its text ends no element, and is the same for each page, whose policy admits it', () => {
  expect(START_SCRIPT).not.toContain('<')
  const element = startElement('/a.js', ['/c.js', '/d.js'])
  expect(element.replace('/a.js', '/b.js')).toBe(startElement('/b.js', ['/c.js', '/d.js']))
  expect(element.replace(' data-code="/c.js /d.js"', '')).toBe(startElement('/a.js', []))
})
