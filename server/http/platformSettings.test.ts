import { noPlatforms, readPlatforms } from '#server/services/platforms/settings.ts'
import { withConfiguration } from './configuredPage.ts'
import { pageConfiguration, platformSources } from './pageConfiguration.ts'
import { openerPolicy, securityHeaders } from './securityHeaders.ts'

const firebase = {
  FIREBASE_PROJECT_ID: 'example-1a2b3',
  FIREBASE_APP_ID: '1:1234567890:web:0a1b2c',
  FIREBASE_API_KEY: 'AIzaSyExample-0123',
}
const cloud = {
  projectId: 'example-1a2b3',
  appId: '1:1234567890:web:0a1b2c',
  apiKey: 'AIzaSyExample-0123',
  authDomain: 'example-1a2b3.firebaseapp.com',
}
const policyOf = (environment: Record<string, string>, signIn = false): string =>
  securityHeaders('', true, platformSources(readPlatforms(environment), signIn))[
    'content-security-policy'
  ] ?? ''

test('nothing set is nothing used, told or admitted', () => {
  expect(readPlatforms({ FIREBASE_PROJECT_ID: 'example-1a2b3' })).toEqual(noPlatforms)
  expect(pageConfiguration(noPlatforms)).toBeNull()
  expect(policyOf({})).toContain("connect-src 'self';")
  expect(policyOf({})).not.toMatch(/https:|frame-src/)
})

test('by our own path the page has no key; straight it has the key and the host', () => {
  const own = readPlatforms({
    ...firebase,
    AMPLITUDE_API_KEY: '0123456789abcdef',
    AMPLITUDE_REGION: 'EU',
  })
  expect(own.usage).toEqual({
    apiKey: '0123456789abcdef',
    host: 'https://api.eu.amplitude.com',
    direct: false,
  })
  expect(pageConfiguration(own)).toEqual({ cloud, usage: { url: '/ingest' } })
  const straight = readPlatforms({
    AMPLITUDE_API_KEY: '0123456789abcdef',
    AMPLITUDE_HOST: 'https://t.example.com/',
    AMPLITUDE_DIRECT: 'true',
  })
  expect(pageConfiguration(straight)).toEqual({
    usage: { url: 'https://t.example.com/2/httpapi', key: '0123456789abcdef' },
  })
})

test('the policy admits exactly the hosts that are used', () => {
  expect(policyOf({ AMPLITUDE_API_KEY: '0123456789abcdef' })).toContain("connect-src 'self';")
  expect(policyOf({ AMPLITUDE_API_KEY: '0123456789abcdef', AMPLITUDE_DIRECT: 'true' })).toContain(
    "connect-src 'self' https://api2.amplitude.com;",
  )
  expect(policyOf(firebase)).toContain(
    "connect-src 'self' https://firebaseinstallations.googleapis.com;",
  )
  expect(policyOf(firebase)).not.toContain('frame-src')
  expect(policyOf(firebase, true)).toContain('frame-src https://example-1a2b3.firebaseapp.com;')
  expect(policyOf(firebase, true)).toMatch(
    /script-src 'self' 'sha256-[^']+' https:\/\/apis\.google\.com;/,
  )
})

test('push by Firebase is whole or not there, and admits the host at which browsers register', () => {
  const vapidKey = 'B'.repeat(87)
  const push = {
    ...firebase,
    FIREBASE_MESSAGING_SENDER_ID: '1234567890',
    FIREBASE_VAPID_KEY: vapidKey,
    FIREBASE_SERVICE_ACCOUNT: '/etc/earshot/firebase.json',
  }
  const settings = readPlatforms(push)
  expect(settings.messaging).toEqual({
    file: '/etc/earshot/firebase.json',
    origin: 'https://fcm.googleapis.com',
  })
  expect(pageConfiguration(settings)).toEqual({
    cloud: { ...cloud, messagingSenderId: '1234567890', vapidKey },
  })
  expect(policyOf(push)).toContain('https://fcmregistrations.googleapis.com')
  expect(policyOf(firebase)).not.toContain('fcmregistrations')
  expect(() => readPlatforms({ ...push, FIREBASE_VAPID_KEY: '' })).toThrow(/are set together/)
  expect(() => readPlatforms({ ...push, FIREBASE_APP_ID: '', FIREBASE_API_KEY: '' })).toThrow(
    /are set together/,
  )
})

test('a provider’s window may speak to the page of the sign-in alone', () => {
  const withWindows = platformSources(readPlatforms(firebase), true)
  expect(securityHeaders('', true, withWindows)['cross-origin-opener-policy']).toBe('same-origin')
  expect(openerPolicy('/sign-in', withWindows)).toBe('same-origin-allow-popups')
  for (const path of ['/', '/ideas/1', '/sign-in/', '/sign-in.js'])
    expect(openerPolicy(path, withWindows)).toBeNull()
  expect(openerPolicy('/sign-in', platformSources(readPlatforms(firebase), false))).toBeNull()
  expect(openerPolicy('/sign-in')).toBeNull()
})

test.each([
  [{ FIREBASE_APP_ID: 'x' }, 'FIREBASE_APP_ID is "x": it must be'],
  [{ FIREBASE_APP_ID: '1:2:web:3' }, 'are set together'],
  [{ ...firebase, FIREBASE_API_KEY: 'a b' }, 'FIREBASE_API_KEY'],
  [{ ...firebase, FIREBASE_AUTH_DOMAIN: 'x; script-src *' }, 'FIREBASE_AUTH_DOMAIN'],
  [{ AMPLITUDE_API_KEY: 'k"' }, 'AMPLITUDE_API_KEY'],
  [{ AMPLITUDE_REGION: 'ES' }, 'US or EU'],
  [{ AMPLITUDE_HOST: 'https://a.example/path' }, 'without a path'],
  [{ AMPLITUDE_DIRECT: 'yes' }, 'true or false'],
])('refuses %j', (environment, sentence) => {
  expect(() => readPlatforms(environment)).toThrow(sentence)
})

test('what the page is told ends no script', () => {
  expect(withConfiguration('<head></head><body>', { a: '</script><script>$&' })).toBe(
    '<head><script type="application/json" id="earshot-config">{"a":"\\u003c/script>\\u003cscript>$&"}</script></head><body>',
  )
})
