import { readMetrics } from './metrics.ts'

const read = (settings: Readonly<Record<string, string>>) => readMetrics((name) => settings[name])
const token = 'a token of Prometheus'

test('nothing is counted unless it is asked for', () => {
  expect(read({})).toBeUndefined()
})

test('on a port of its own, or with a token, or both', () => {
  expect(read({ METRICS_PORT: '9464' })).toEqual({
    port: 9464,
    host: 'localhost',
    token: undefined,
  })
  expect(read({ METRICS_TOKEN: token })).toEqual({ port: undefined, host: 'localhost', token })
  expect(read({ METRICS_PORT: '0', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: token })).toEqual({
    port: 0,
    host: '0.0.0.0',
    token,
  })
})

test.each([
  [
    { METRICS_PORT: '70000' },
    'METRICS_PORT is "70000": it must be a whole number from 0 to 65535.',
  ],
  [{ METRICS_PORT: 'on' }, 'METRICS_PORT is "on"'],
  [{ METRICS_HOST: 'localhost' }, 'METRICS_PORT is missing'],
  [{ METRICS_PORT: '1', METRICS_HOST: 'a b' }, 'METRICS_HOST is "a b"'],
])('refuses %j', (settings, sentence) => {
  expect(() => read(settings)).toThrow(sentence)
})

test('a token that is too short is not repeated', () => {
  expect(() => read({ METRICS_TOKEN: 'hunter2' })).toThrow(
    /^(?!.*hunter2)METRICS_TOKEN has 7 characters: it must have at least 16\.$/,
  )
})
