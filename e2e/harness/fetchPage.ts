import assert from 'node:assert/strict'
import { expect } from './test.ts'

/** Asks for a page as programs do, and again while a busy server leaves it to browsers. */
export async function fetchPage(address: string, init: RequestInit = {}): Promise<Response> {
  const ask = (): Promise<Response> => fetch(address, { headers: { accept: 'text/html' }, ...init })
  let answer = await ask()
  await expect(async () => {
    if (answer.status === 503) answer = await ask()
    assert.notEqual(answer.status, 503, address)
  }).toPass({ timeout: 60_000 })
  return answer
}
