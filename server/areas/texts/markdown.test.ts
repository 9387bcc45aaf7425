import { renderBody } from './markdown.ts'

/** Patterns that must never come out, whatever goes in. */
const dangerous =
  /<(script|style|iframe|object|embed|form|svg|math|img|video|audio|link|meta|base|button|textarea|select)\b|\son\w+\s*=|javascript:|vbscript:|data:|\sstyle=|\sid=|\sname=|\ssrc=|srcdoc|class="(?!language-)/i

const attacks = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg/onload=alert(1)>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" &#106;&#97;vascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](data:image/svg+xml;base64,PHN2Zz4=)',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action=/graphql><button formaction=javascript:alert(1)>x</button></form>',
  '<details open ontoggle=alert(1)><summary>x</summary></details>',
  '<input type=checkbox onfocus=alert(1) autofocus> <input type=text value=x>',
  '<p id=root class=admin style="position:fixed;inset:0">x</p>',
  '<a name=forms id=location href=https://x.org target=_top>x</a>',
  '<style>*{display:none}</style>',
  '<meta http-equiv=refresh content=0;url=//x.org><base href=//x.org>',
  '<object data=//x.org></object><embed src=//x.org>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<textarea></textarea><img src=x onerror=alert(1)></textarea>',
  '<!--><img src=x onerror=alert(1)>-->',
  '```"onmouseover=alert(1) x\ncode\n```',
  '<code class="language-js x admin">x</code>',
  '<http://x.org/"onclick=alert(1)>',
  '| a |\n|:-:|\n| <img src=x onerror=alert(1)> |',
]

test.each(attacks)('nothing that runs, loads or names comes out of %j', (attack) => {
  const tags = renderBody(attack, { reference: () => '/ideas/1' }).match(/<[^>]*>/g) ?? []
  expect(tags.filter((tag) => dangerous.test(tag))).toEqual([])
})

test('keeps what Markdown and harmless HTML say', () => {
  const html = renderBody(
    '# Top\n\n**b** ~~s~~ `c` <kbd>Tab</kbd> H<sub>2</sub>O\n\n- [x] done\n- [ ] open\n\n| a | b |\n|:-:|---|\n| 1 | 2 |\n\n```rust,ignore\nfn x() {}\n```\n\n<details><summary>More</summary>\n\n*inner*\n\n</details>',
  )
  expect(html).toContain('<h3>Top</h3>')
  expect(html).toContain('<strong>b</strong> <s>s</s> <code>c</code> <kbd>Tab</kbd> H<sub>2</sub>O')
  expect(html).toContain('<li><label><input type="checkbox" disabled checked /> done</label></li>')
  expect(html).toContain('<label><input type="checkbox" disabled /> open</label>')
  expect(html).toContain('<th align="center">a</th>')
  expect(html).toContain('<code class="language-rust">')
  expect(html).toMatch(/<details><summary>More<\/summary>\s*<p><em>inner<\/em><\/p>\s*<\/details>/)
})

test('links say what they are, and lead to the web or mail alone', () => {
  expect(renderBody('https://x.org/a_b [m](mailto:a@b.org) [f](ftp://x.org) [r](/ideas/1)')).toBe(
    '<p><a href="https://x.org/a_b" rel="nofollow ugc noopener">https://x.org/a_b</a> <a href="mailto:a@b.org" rel="nofollow ugc noopener">m</a> f <a href="/ideas/1" rel="nofollow ugc noopener">r</a></p>',
  )
})

test('a remote image is a link to click, also in raw HTML; within a link its text', () => {
  expect(renderBody('![A cat](https://x.org/cat.png) <img src="https://x.org/dog.png?x=1">')).toBe(
    '<p><a href="https://x.org/cat.png" rel="nofollow ugc noopener">A cat</a> <a href="https://x.org/dog.png?x=1" rel="nofollow ugc noopener">dog.png</a></p>',
  )
  expect(renderBody('[![build](https://x.org/b.svg)](https://x.org)')).toBe(
    '<p><a href="https://x.org" rel="nofollow ugc noopener">build</a></p>',
  )
})

test('#123 is a link where the resolver knows it, and nowhere in code, links, addresses or words', () => {
  const reference = (number: number) => (number === 12 ? '/ideas/5' : null)
  expect(renderBody('See #12, #13 and a#12.', { reference })).toBe(
    '<p>See <a href="/ideas/5" rel="nofollow ugc noopener">#12</a>, #13 and a#12.</p>',
  )
  expect(renderBody('`#12` [#12](https://x.org) https://x.org/#12', { reference })).not.toContain(
    '/ideas/5',
  )
  expect(renderBody('#12')).toBe('<p>#12</p>')
})

test('a tracker’s text keeps its line breaks and has its emoji drawn, except in code; what is written here does not', () => {
  const text = 'at a.js:1\nat b.js:2 :tada: :) `:tada:`'
  expect(renderBody(text, { isTracker: true })).toBe(
    '<p>at a.js:1<br />\nat b.js:2 🎉 :) <code>:tada:</code></p>',
  )
  expect(renderBody(text)).toBe('<p>at a.js:1\nat b.js:2 :tada: :) <code>:tada:</code></p>')
})

test('owner/name#1 and addresses of issues and of their comments are references; other pages of a tracker are not', () => {
  const reference = (number: number, project = 'a/b') =>
    project === 'a/b' && number === 12
      ? '/ideas/5'
      : `https://github.com/${project}/issues/${number}`
  const links = (text: string) =>
    [...renderBody(text, { reference }).matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(
      ([, href, label]) => [href, label],
    )
  expect(links('a/b#12, c-d/e.f#7 and https://github.com/a/b/issues/12')).toEqual([
    ['/ideas/5', 'a/b#12'],
    ['https://github.com/c-d/e.f/issues/7', 'c-d/e.f#7'],
    ['/ideas/5', 'a/b#12'],
  ])
  expect(links('https://github.com/c/d/pull/9')).toEqual([
    ['https://github.com/c/d/pull/9', 'c/d#9'],
  ])
  const known = 'https://github.com/a/b/issues/12'
  expect(links(`${known}#issuecomment-1 [this](${known}) <${known}#top>`)).toEqual([
    ['/ideas/5', 'a/b#12 (comment)'],
    ['/ideas/5', 'this'],
    ['/ideas/5', 'a/b#12'],
  ])
  const elsewhere = 'https://github.com/c/d/issues/9#issuecomment-1'
  expect(links(`${elsewhere} [that](${elsewhere}) https://github.com/a/b/issues/12/x`)).toEqual([
    [elsewhere, 'c/d#9 (comment)'],
    [elsewhere, 'that'],
    ['https://github.com/a/b/issues/12/x', 'https://github.com/a/b/issues/12/x'],
  ])
})
