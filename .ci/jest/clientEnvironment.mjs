import { TestEnvironment } from 'jest-environment-jsdom'

// These globals are missing in jsdom, and the router, Relay's network and React's server renderer
// need them. AbortController goes with Request: they check each other.
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
]

/** jsdom with the parts of the platform that browsers have and jsdom has not. */
export default class ClientEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of fromNode) this.global[name] = globalThis[name]
    // Bytes made by node's fetch would otherwise be no Uint8Array to the code under test.
    this.global.Uint8Array = Uint8Array
    this.global.ArrayBuffer = ArrayBuffer
  }
}
