import { readAnswer } from './sendImage.ts'

test.each([
  [
    201,
    '{"image":{"id":"a","address":"/images/a"},"errors":[]}',
    { kind: 'kept', address: '/images/a' },
  ],
  [
    422,
    '{"image":null,"errors":[{"code":"INVALID","message":"The image is empty."}]}',
    { kind: 'refused', code: 'INVALID', message: 'The image is empty.' },
  ],
  [
    429,
    '{"image":null,"errors":[{"code":"RATE_LIMITED","message":"Too many.","reason":"TOO_MANY_IMAGES","params":{"limit":60}}]}',
    {
      kind: 'refused',
      code: 'RATE_LIMITED',
      message: 'Too many.',
      reason: 'TOO_MANY_IMAGES',
      params: { limit: '60' },
    },
  ],
  [
    408,
    '{"errors":[{"message":"The request took too long to arrive.","extensions":{"code":"REFUSED"}}]}',
    { kind: 'failed', why: 'time' },
  ],
  [
    500,
    '{"errors":[{"message":"Something went wrong on our side","extensions":{"code":"REFUSED"}}]}',
    { kind: 'failed', why: 'server' },
  ],
  [201, '<html>', { kind: 'failed', why: 'server' }],
] as const)('an answer %s %s is told as what it is', (status, text, sent) => {
  expect(readAnswer(status, text)).toEqual(sent)
})
