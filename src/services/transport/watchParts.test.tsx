import { watchParts } from './watchParts.ts'

/** A document that is still arriving. */
function arriving() {
  const page = document.implementation.createHTMLDocument()
  let state: DocumentReadyState = 'loading'
  Object.defineProperty(page, 'readyState', { get: () => state })
  const part = (text: string): HTMLElement => {
    const element = page.createElement('script')
    element.type = 'application/json'
    element.dataset['part'] = ''
    element.append(text)
    return page.body.appendChild(element)
  }
  return {
    page,
    part,
    section: () => page.body.append(page.createElement('div')),
    finish() {
      state = 'interactive'
      page.dispatchEvent(new Event('readystatechange'))
    },
  }
}
/** Mutations are reported before the next task. */
const reported = () => Promise.resolve()

function listeners() {
  const heard: unknown[] = []
  return { heard, onPart: (data: unknown) => heard.push(data), onEnd: () => heard.push('end') }
}

test('data are handed over when what follows them begins, for until then they may be cut', async () => {
  const { page, part, section, finish } = arriving()
  const { heard, ...to } = listeners()
  part('[1]')
  section()
  watchParts(page, 'script[data-part]', to)
  expect(heard).toEqual([[1]])
  const second = part('["half')
  await reported()
  expect(heard).toEqual([[1]])
  second.append('"]')
  section()
  await reported()
  expect(heard).toEqual([[1], ['half']])
  part('[3]')
  finish()
  expect(heard).toEqual([[1], ['half'], [3], 'end'])
  part('[4]')
  section()
  await reported()
  expect(heard).toHaveLength(4)
})

test('a page that is whole already is read at once', () => {
  const { page, part, finish } = arriving()
  const { heard, ...to } = listeners()
  part('[1]')
  finish()
  watchParts(page, 'script[data-part]', to)
  expect(heard).toEqual([[1], 'end'])
})
