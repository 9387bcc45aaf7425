import type { GraphQLSingularResponse } from 'relay-runtime'
import { firstAloneStep } from './firstAloneStep.ts'
import type { GraphQLRequest } from './request.ts'

const request = (name: string) => ({ operation: { name } }) as GraphQLRequest
const answer = { data: {} } as GraphQLSingularResponse
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

test('the first goes alone until one is answered; other operations and all later ones wait for nobody', async () => {
  const ends: { end: (given: GraphQLSingularResponse) => void; fail: (error: Error) => void }[] = []
  const next = jest.fn(
    () => new Promise<GraphQLSingularResponse>((end, fail) => void ends.push({ end, fail })),
  )
  const step = firstAloneStep('Vote')
  const first = step(request('Vote'), next)
  const second = step(request('Vote'), next)
  void step(request('Read'), next)
  await settled()
  expect(next).toHaveBeenCalledTimes(2)
  const [read, vote] = ends
  expect(read).toBeDefined()
  vote?.fail(new Error('lost'))
  await expect(first).rejects.toThrow('lost')
  await settled()
  expect(next).toHaveBeenCalledTimes(3)
  ends[2]?.end(answer)
  expect(await second).toBe(answer)
  void step(request('Vote'), next)
  void step(request('Vote'), next)
  expect(next).toHaveBeenCalledTimes(5)
})
