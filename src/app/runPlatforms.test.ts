import { createConsent } from '#services/consent/consent.ts'
import { createStorage } from '#services/storage/storage.ts'
import { runPlatforms } from './runPlatforms.ts'

/** Identities that the SDK has stored in this browser, and those that were taken out of it. */
const mockStored: string[] = []
const mockTaken: string[] = []
let mockRegister = (_: string): void => undefined
jest.mock('#services/cloud/identities.ts', () => ({
  createIdentities: () => ({
    takeOut: async () => void mockTaken.push(...mockStored.splice(0)),
    deleteNoted: async () => undefined,
  }),
}))
jest.mock('#services/cloud/firebase.lazy.ts', () => ({
  startFirebase: () => {
    const installation = new Promise<string>((resolve) => {
      mockRegister = (id) => {
        mockStored.push(id)
        resolve(id)
      }
    })
    return { installation, stop: () => installation.then(() => undefined) }
  },
}))

/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise(setImmediate)

/** A browser, whose tabs share what is stored. */
function openBrowser() {
  const kept = new Map([['earshot.consent', 'accepted']])
  const area = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  return {
    area,
    openTab() {
      const network = new EventTarget()
      const storage = createStorage({ area, target: network })
      const consent = createConsent({ storage, isConfigured: true, isSignalled: false })
      const usage = { attach() {}, track() {} }
      runPlatforms({
        services: { storage, consent, usage, now: Date.now, logger: console },
        configuration: { cloud: { projectId: 'p', appId: 'a', apiKey: 'k', authDomain: 'd' } },
        browser: { fetch, databases: undefined, page: {}, network } as never,
      })
      return { consent, network }
    },
  }
}

test('an identity that arrives after another tab has withdrawn is taken out as well', async () => {
  const { area, openTab } = openBrowser()
  const { network } = openTab()
  await settled()
  // Another tab withdraws while this one registers, and has cleaned up before this one has ended.
  area.setItem('earshot.consent', 'withdrawn')
  network.dispatchEvent(
    Object.assign(new Event('storage'), {
      key: 'earshot.consent',
      newValue: 'withdrawn',
      storageArea: area,
    }),
  )
  await settled()
  area.removeItem('earshot.platforms')
  mockRegister('late')
  await settled()
  expect([mockStored, mockTaken]).toEqual([[], ['late']])
})
