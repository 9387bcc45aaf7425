import assert from 'node:assert/strict'
import { isUsageEvent } from '#rules/usageEvents.ts'
import type { ProviderCall } from './providers.ts'

/** The cloud settings of the site. */
export const cloud = {
  FIREBASE_PROJECT_ID: 'example-1a2b3',
  FIREBASE_APP_ID: '1:1234567890:web:0a1b2c3d',
  FIREBASE_API_KEY: 'AIzaSyExample-0123456789',
}
export const AMPLITUDE_KEY = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'

/** A registration, field by field. */
export function assertCreate(call: ProviderCall | undefined): void {
  assert.equal(
    call?.to,
    'firebaseinstallations.googleapis.com/v1/projects/example-1a2b3/installations',
  )
  assert.deepEqual(Object.keys(call.body ?? {}).sort(), [
    'appId',
    'authVersion',
    'fid',
    'sdkVersion',
  ])
  assert.equal(call.body?.['appId'], cloud.FIREBASE_APP_ID)
  assert.equal(call.body['authVersion'], 'FIS_v2')
  assert.match(String(call.body['fid']), /^[cdef][\w-]{21}$/)
  assert.match(String(call.body['sdkVersion']), /^w:\d+\.\d+\.\d+$/)
  assert.equal(call.headers['x-goog-api-key'], cloud.FIREBASE_API_KEY)
  const heartbeats = JSON.parse(
    Buffer.from(String(call.headers['x-firebase-client']), 'base64url').toString(),
  ) as { version: number; heartbeats: { agent: string; dates: string[] }[] }
  assert.equal(heartbeats.version, 2)
  assert.deepEqual(
    heartbeats.heartbeats.map(({ dates }) => dates.length),
    [1],
  )
  assertNoCookie(call)
}

/** The deletion of an identity. */
export function assertDelete(call: ProviderCall | undefined, fid: string): void {
  assert.equal(
    call?.to,
    `firebaseinstallations.googleapis.com/v1/projects/example-1a2b3/installations/${fid}`,
  )
  assert.match(String(call.headers['authorization']), /^FIS_v2 2_/)
  assert.equal(call.headers['x-goog-api-key'], cloud.FIREBASE_API_KEY)
  assertNoCookie(call)
}

/** Amplitude's HTTP V2 API: api_key, events; of each event only these fields. Nothing of who sent it. */
export function assertEvents(calls: readonly ProviderCall[], device: string): void {
  for (const call of calls) {
    assert.deepEqual(Object.keys(call.body ?? {}).sort(), ['api_key', 'events'])
    assert.equal(call.body?.['api_key'], AMPLITUDE_KEY)
    assertNoCookie(call)
    for (const name of ['x-forwarded-for', 'forwarded', 'referer', 'origin'])
      assert.equal(call.headers[name], undefined)
    assert.doesNotMatch(String(call.headers['user-agent'] ?? ''), /Chrome/)
    for (const event of call.body['events'] as Record<string, unknown>[]) {
      assert.deepEqual(Object.keys(event).sort(), [
        'device_id',
        'event_properties',
        'event_type',
        'insert_id',
        'session_id',
        'time',
      ])
      assert.ok(isUsageEvent(event['event_type'], event['event_properties']), JSON.stringify(event))
      assert.equal(event['device_id'], device, 'named by the installation')
    }
    assert.doesNotMatch(JSON.stringify(call.body), /secret/)
  }
}

function assertNoCookie({ headers }: ProviderCall): void {
  assert.equal(headers['cookie'], undefined)
}
