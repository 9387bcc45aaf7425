import { ownImage } from './ownImage.ts'

test('an image is a path of ours, or none', () => {
  expect(ownImage('/images/a.png')).toBe('/images/a.png')
  for (const address of [
    null,
    '',
    'a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    'https://evil.example/a.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg>',
    ' /a.png',
  ])
    expect(ownImage(address)).toBeNull()
})
