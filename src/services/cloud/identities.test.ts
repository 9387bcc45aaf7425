import { createStorage } from '../storage/storage.ts'
import { createIdentities } from './identities.ts'

const configuration = {
  projectId: 'example',
  appId: '1:2:web:3',
  apiKey: 'AIzaExample',
  authDomain: 'example.firebaseapp.com',
}
const doomed = [
  { fid: 'cAAAA', token: '2_a' },
  { fid: 'cBBBB', token: '2_b' },
]

function identitiesWith(statusOf: (fid: string) => number) {
  const storage = createStorage({ area: null, target: null })
  storage.write('earshot.forget', JSON.stringify(doomed))
  const fetch = jest.fn((url: string) => {
    const status = statusOf(url.split('/').at(-1) ?? '')
    return status === 0
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response('{}', { status }))
  })
  const identities = createIdentities({
    configuration,
    storage,
    databases: undefined,
    fetch: fetch as never,
  })
  return {
    identities,
    fetch,
    noted: () => JSON.parse(storage.read('earshot.forget') ?? '[]') as unknown,
  }
}

test('what the provider deletes, or does not know any more, is no longer noted', async () => {
  const { identities, fetch, noted } = identitiesWith((fid) => (fid === 'cAAAA' ? 200 : 404))
  await identities.deleteNoted()
  expect(noted()).toEqual([])
  expect(fetch).toHaveBeenCalledWith(
    'https://firebaseinstallations.googleapis.com/v1/projects/example/installations/cAAAA',
    expect.objectContaining({
      method: 'DELETE',
      headers: expect.objectContaining({
        authorization: 'FIS_v2 2_a',
        'x-goog-api-key': 'AIzaExample',
      }) as object,
    }),
  )
})

test.each([0, 500, 403, 429])('what cannot be deleted now (%s) stays noted', async (status) => {
  const { identities, noted } = identitiesWith((fid) => (fid === 'cAAAA' ? status : 200))
  await identities.deleteNoted()
  expect(noted()).toEqual([doomed[0]])
})

test('a browser without databases has nothing to take out', async () => {
  const { identities, noted } = identitiesWith(() => 200)
  await identities.takeOut()
  expect(noted()).toEqual(doomed)
})
