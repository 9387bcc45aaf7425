import type { IncomingMessage } from 'node:http'
import { clientAddress } from './request.ts'

const from = (forwarded?: string | string[]): IncomingMessage =>
  ({
    headers: { 'x-forwarded-for': forwarded },
    socket: { remoteAddress: '10.0.0.1' },
  }) as unknown as IncomingMessage

test('a header is believed only behind a trusted proxy, and then only what the proxy itself added', () => {
  expect(clientAddress(from('6.6.6.6, 1.2.3.4'), false)).toBe('10.0.0.1')
  expect(clientAddress(from('6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4')
  expect(clientAddress(from(['6.6.6.6', '1.2.3.4']), true)).toBe('1.2.3.4')
  expect(clientAddress(from(), true)).toBe('10.0.0.1')
  expect(clientAddress(from(' '), true)).toBe('10.0.0.1')
  expect(
    ['1.2.3.4:5678', '[2001:db8::1]:5678', '2001:db8::1', '::1'].map((last) =>
      clientAddress(from(last), true),
    ),
  ).toEqual(['1.2.3.4', '2001:db8::1', '2001:db8::1', '::1'])
})
