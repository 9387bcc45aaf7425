import { plain } from './staticPages.ts'

test('a copy keeps text and styles, and loses code and data', () => {
  const html = [
    '<html><head><script>theme()</script><link rel="stylesheet" crossorigin href="/assets/a.css">',
    '<link rel="modulepreload" crossorigin href="/assets/b.js"><script type="module" src="/assets/a.js"></script></head>',
    '<body><div id="root"><p>Dark mode</p></div><script type="application/json" id="earshot-beginning">{}</script></body></html>',
  ].join('')
  const link =
    '</assets/i.js>; rel=modulepreload, </assets/i.css>; rel=preload; as=style; crossorigin, </assets/i.woff2>; rel=preload; as=font; crossorigin'
  expect(plain({ html, link })).toBe(
    [
      '<html><head><link rel="stylesheet" crossorigin href="/assets/a.css">',
      '<link rel="stylesheet" crossorigin href="/assets/i.css">',
      '<link rel="preload" as="font" crossorigin href="/assets/i.woff2"></head>',
      '<body><div id="root"><p>Dark mode</p></div></body></html>',
    ].join(''),
  )
})
