import { imagesFrom, ownImage } from './ownImage.ts'

test('an image is a path of ours, or none', () => {
  expect(ownImage('/images/a.png', '')).toBe('/images/a.png')
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
    expect(ownImage(address, '')).toBeNull()
})

test('a page elsewhere is given the server’s address before our images, and before nothing else', () => {
  expect(ownImage('/images/a', 'https://ideas.example')).toBe('https://ideas.example/images/a')
  const html = '<p><img src="/images/a" alt="/images/b"> <a href="/ideas/1">/images/c</a></p>'
  expect(imagesFrom('', html)).toBe(html)
  expect(imagesFrom('https://ideas.example', html)).toBe(
    html.replace('src="/images/a"', 'src="https://ideas.example/images/a"'),
  )
})
