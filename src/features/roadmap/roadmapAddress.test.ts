import { readRoadmap, roadmapHref, roadmapVariables } from './roadmapAddress.ts'

const read = (query: string) => readRoadmap(new URLSearchParams(query))

test.each(['', '?board=editor', '?board=editor&tag=pdf&column=planned&after=abc'])(
  'the address /roadmap%s says all that is shown',
  (query) => expect(roadmapHref(read(query))).toBe(`/roadmap${query}`),
)

test('a form without a script sends empty fields, which say nothing', () => {
  expect(roadmapHref(read('?board=&tag='))).toBe('/roadmap')
})

test('a column goes on alone; a cursor without its column is none', () => {
  expect(roadmapVariables(read('?column=planned&after=abc'))).toMatchObject({
    after: 'abc',
    status: 'planned',
  })
  expect(roadmapVariables(read('?after=abc'))).toMatchObject({ after: null, status: null })
  expect(roadmapVariables(read('?column=shipped'))).toEqual(roadmapVariables(read('')))
})
