/** @jest-environment node */
import { Suspense, use } from 'react'
import { drawStream, drawWhole } from './drawScreen.ts'

/** A screen whose section comes when the test says so. */
function screenWith(late: Promise<string>) {
  function Section() {
    return <p>{use(late)}</p>
  }
  return (
    <main>
      <title>Ideas</title>
      <h1>Head</h1>
      <Suspense fallback={<i>Loading</i>}>
        <Section />
      </Suspense>
    </main>
  )
}

function drawing(late: Promise<string>) {
  const controller = new AbortController()
  const errors: unknown[] = []
  const { signal } = controller
  const drawn = drawStream(screenWith(late), (error) => void errors.push(error), {
    nonce: 'a-nonce',
    signal,
  })
  return { drawn, controller, errors }
}

async function textOf(rest: AsyncIterable<string> | null): Promise<string> {
  let text = ''
  for await (const part of rest ?? []) text += part
  return text
}

test('a screen is there before its late section, which follows with a script that the nonce admits', async () => {
  let come: (text: string) => void = () => undefined
  const { drawn } = drawing(new Promise((resolve) => (come = resolve)))
  const { html, rest } = await drawn
  expect(html).toMatch(/^<title>Ideas<\/title><main><h1>Head<\/h1>.*<i>Loading<\/i>/)
  come('Section')
  const late = await textOf(rest)
  expect(late).toMatch(
    /<div hidden id="S:0"><p>Section<\/p><\/div><script nonce="a-nonce">.*\$RC\(/s,
  )
  expect(html + late).not.toMatch(/<script(?! nonce="a-nonce")/)
})

test('a section that fails late is left to the browser', async () => {
  let fail: (error: Error) => void = () => undefined
  const { drawn, errors } = drawing(new Promise((_, reject) => (fail = reject)))
  const { rest } = await drawn
  fail(new Error('Out of order'))
  expect(await textOf(rest)).toContain('$RX(')
  expect(errors).toEqual([new Error('Out of order')])
})

test('a section that does not come in time is left to the browser', async () => {
  const { drawn, controller, errors } = drawing(new Promise(() => undefined))
  const { rest } = await drawn
  controller.abort(new Error('Too late'))
  expect(await textOf(rest)).toContain('$RX(')
  expect(errors).toEqual([new Error('Too late')])
})

test('a screen whose sections are all there needs no script, streamed or whole', async () => {
  const { html, rest } = await drawing(Promise.resolve('Section')).drawn
  expect(html + (await textOf(rest))).not.toContain('<script')
  const whole = await drawWhole(screenWith(Promise.resolve('Section')), () => undefined)
  expect(whole.html).toContain('<p>Section</p>')
  expect(whole.html).not.toContain('<script')
})
