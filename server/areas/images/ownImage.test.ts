import { ownImage, shownFrom } from './ownImage.ts'

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
  expect(shownFrom('', html)).toBe(html)
  expect(shownFrom('https://ideas.example', html)).toBe(
    html.replace('src="/images/a"', 'src="https://ideas.example/images/a"'),
  )
})

test('in a page of ours under a path, images and links of ours have that path before them', () => {
  expect(ownImage('/images/a', '/feedback')).toBe('/feedback/images/a')
  const html =
    '<p><img src="/images/a" alt="/images/b"> <a href="/ideas/1" rel="nofollow">href="/x"</a> <a rel="ugc" href="//evil.example/">b</a> <a href="https://example.com/">c</a></p>'
  expect(shownFrom('/feedback', html)).toBe(
    html
      .replace('src="/images/a"', 'src="/feedback/images/a"')
      .replace('<a href="/ideas/1"', '<a href="/feedback/ideas/1"'),
  )
})
