import { diskFailure, errorText } from './diskFailure.ts'

test('what is no error object is readable as well', () => {
  expect(errorText({ name: 'ErrnoError', errno: 51 })).toBe('ENOSPC')
  expect(errorText({ reason: 7 })).toBe('{"reason":7}')
  expect(errorText(undefined)).toBe('undefined')
  const cause = Object.assign(new Error('could not extend file'), { code: '53100' })
  expect(diskFailure('/d', new Error('Failed query', { cause }))?.message).toContain('is full')
  const closed = new Error('could not open file "global/pg_control": Permission denied')
  expect(diskFailure('/d', closed)?.message).toContain('cannot be read and written by this user')
  expect(diskFailure('/d', new Error('a checksum is wrong'))).toBeUndefined()
})
