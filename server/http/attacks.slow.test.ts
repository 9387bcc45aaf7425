import { connect } from 'node:net'
import { json, many, type Sent, Target } from '#server/testing/target.ts'

/*
 * Attacks over HTTP on a real server, with the session of its owner wherever a browser would send
 * it along. What has a unit test beside its code (limits, cookies, sign-in) is not repeated here;
 * what counts is that the whole answers, keeps what it holds, and goes on.
 */

const MEGABYTE = 1024 * 1024

let target: Target

beforeAll(async () => {
  target = await Target.open()
})
afterAll(() => target.close())

const posting = (title: string): string =>
  `mutation { postIdea(boardId: "${target.board}", title: "${title}", body: "") { errors { message } idea { id } } }`

async function titles(): Promise<string> {
  return (
    await target.post({ query: '{ ideas(sort: NEWEST, first: 100) { edges { node { title } } } }' })
  ).text
}

describe('a page of another site, with the cookie of who visits it', () => {
  const jsonType = { 'content-type': 'application/json' }
  const host = (): string => new URL(target.server.url).host
  const body = (): string => JSON.stringify({ query: posting('Forged') })
  const form = (): string => `query=${encodeURIComponent(posting('Forged'))}`
  const multipart = (): string =>
    `--x\r\nContent-Disposition: form-data; name="operations"\r\n\r\n${body()}\r\n--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{}\r\n--x--\r\n`

  test.each<[string, () => Sent & { path?: string }, number]>([
    [
      'a form',
      () => ({ headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: form() }),
      415,
    ],
    [
      'a form that names our type as a parameter',
      () => ({ headers: { 'content-type': 'text/plain; application/json' }, body: body() }),
      415,
    ],
    [
      'a form of plain text, which is JSON',
      () => ({ headers: { 'content-type': 'text/plain' }, body: body() }),
      415,
    ],
    [
      'a form of files, as uploads are sent',
      () => ({ headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: multipart() }),
      415,
    ],
    ['a body of no type', () => ({ headers: {}, body: body() }), 415],
    [
      'two types at once',
      () => ({ headers: { 'content-type': 'text/plain, application/json' }, body: body() }),
      415,
    ],
    [
      'JSON from a foreign origin',
      () => ({ headers: { ...jsonType, origin: 'https://evil.example' }, body: body() }),
      403,
    ],
    [
      'JSON from an origin that begins like ours',
      () => ({
        headers: { ...jsonType, origin: `${target.server.url}.evil.example` },
        body: body(),
      }),
      403,
    ],
    [
      'JSON from an origin with our host as its user',
      () => ({ headers: { ...jsonType, origin: `http://${host()}@evil.example` }, body: body() }),
      403,
    ],
    [
      'JSON from another port of the same host',
      () => ({ headers: { ...jsonType, origin: 'http://127.0.0.1:1' }, body: body() }),
      403,
    ],
    [
      'JSON from a sandboxed frame',
      () => ({ headers: { ...jsonType, origin: 'null' }, body: body() }),
      403,
    ],
    [
      'JSON from an origin that is none',
      () => ({ headers: { ...jsonType, origin: '' }, body: body() }),
      403,
    ],
    [
      'JSON that the browser calls cross-site, with an origin like ours',
      () => ({
        headers: { ...jsonType, origin: target.server.url, 'sec-fetch-site': 'cross-site' },
        body: body(),
      }),
      403,
    ],
    [
      'JSON that the browser calls same-site',
      () => ({ headers: { ...jsonType, 'sec-fetch-site': 'same-site' }, body: body() }),
      403,
    ],
    [
      'JSON of a browser that tells no origin, only the page it comes from',
      () => ({ headers: { ...jsonType, referer: 'https://evil.example/' }, body: body() }),
      403,
    ],
    [
      'JSON that says that it is for another host',
      () => ({
        headers: {
          ...jsonType,
          origin: 'https://evil.example',
          'x-forwarded-host': 'evil.example',
        },
        body: body(),
      }),
      403,
    ],
    ['a list of operations', () => ({ headers: jsonType, body: `[${body()}]` }), 400],
    ['an address', () => ({ method: 'GET', path: `/graphql?${form()}` }), 405],
    [
      'an address whose method a header overrides',
      () => ({
        method: 'GET',
        path: `/graphql?${form()}`,
        headers: {
          'x-http-method-override': 'POST',
          'x-method-override': 'POST',
          'x-http-method': 'POST',
        },
      }),
      405,
    ],
    [
      'an address whose method the address overrides',
      () => ({ method: 'GET', path: `/graphql?_method=POST&${form()}` }),
      405,
    ],
    ['PUT', () => ({ method: 'PUT', headers: jsonType, body: body() }), 405],
    [
      'a question whether it may',
      () => ({
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type',
        },
      }),
      405,
    ],
  ])('posts nothing by %s', async (_what, made, status) => {
    const { path = '/graphql', headers, ...sent } = made()
    const answer = await target.call(path, {
      method: 'POST',
      ...sent,
      headers: { 'user-agent': 'Mozilla/5.0', cookie: target.owner, ...headers },
    })
    expect(answer.status).toBe(status)
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(await titles()).not.toContain('Forged')
  })

  test('while our own page may, also on a browser that names the page alone', async () => {
    expect(
      (
        await target.post(
          { query: posting('By our page') },
          {
            cookie: target.owner,
            origin: target.server.url,
            'sec-fetch-site': 'same-origin',
            referer: `${target.server.url}/`,
          },
        )
      ).text,
    ).toContain('idea_')
    expect(
      (
        await target.post(
          { query: posting('By an old browser') },
          { cookie: target.owner, referer: `${target.server.url}/ideas/new` },
        )
      ).text,
    ).toContain('idea_')
    expect(await titles()).toContain('By an old browser')
  })

  test('cannot read an answer into a page of its own', async () => {
    const answer = await target.call(
      `/graphql?query=${encodeURIComponent('{ viewer { user { name } } }')}`,
      {
        headers: {
          cookie: target.owner,
          'sec-fetch-site': 'cross-site',
          'sec-fetch-dest': 'script',
        },
      },
    )
    expect(answer.status).toBe(403)
    expect(answer.text).not.toContain('Ana')
    expect(answer.headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(answer.headers['content-type']).toMatch(/^application\/(graphql-response\+)?json/)
  })
})

describe('bodies', () => {
  test.each([1, 10])(
    'of %s MB and more are refused by the length they announce, before they are read',
    async (size) => {
      const said = await target.raw(
        `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${size * MEGABYTE + 1}\r\n\r\n{`,
      )
      expect(said).toMatch(/^HTTP\/1\.1 413 /)
    },
  )

  test('of 10 MB in pieces that announce nothing are refused at the limit, and the connection is closed', async () => {
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    const said = await target.raw(
      `POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${piece.repeat(160)}0\r\n\r\n`,
    )
    // Bytes beyond the limit can make the system drop the answer, but not change it.
    expect(said ?? 'HTTP/1.1 413 ').toMatch(/^HTTP\/1\.1 413 /)
    await target.expectWell()
  })

  test('that never end hold up nobody else', async () => {
    const slow = Array.from({ length: 200 }, () => {
      const socket = connect(Number(new URL(target.server.url).port), '127.0.0.1').on(
        'error',
        () => undefined,
      )
      socket.write(
        'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"query":',
      )
      return socket
    })
    try {
      await target.expectWell()
    } finally {
      for (const socket of slow) socket.destroy()
    }
    await target.expectWell()
  })

  test.each([
    ['brackets', '['.repeat(380_000)],
    ['objects', '{"a":'.repeat(76_000)],
    [
      'closed brackets in variables',
      `{"query":"query ($ids: [ID!]!) { nodes(ids: $ids) { id } }","variables":{"ids":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`,
    ],
    [
      'closed objects in variables',
      `{"query":"query ($f: IdeaFilter) { ideas(filter: $f) { totalCount } }","variables":{"f":${'{"search":'.repeat(50_000)}1${'}'.repeat(50_000)}}}`,
    ],
    [
      'closed objects in extensions',
      `{"query":"{ __typename }","extensions":${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`,
    ],
  ])('of %s within each other are answered', async (_what, body) => {
    const answer = await target.post(body)
    expect([200, 400, 413]).toContain(answer.status)
    expect(answer.text.length).toBeLessThan(10_000)
    await target.expectWell()
  })

  test('with names that every object has change nothing for later requests', async () => {
    const query =
      'query Q($filter: IdeaFilter) { ideas(filter: $filter, first: 1) { edges { node { id } } } }'
    const before = (await target.post({ query })).text
    for (const variables of [
      '{"__proto__":{"filter":{"search":"zzz"},"first":0}}',
      '{"constructor":{"prototype":{"filter":{"search":"zzz"}}}}',
      '{"filter":{"__proto__":{"search":"zzz"}}}',
    ]) {
      await target.post(
        `{"query":${JSON.stringify(query)},"operationName":"Q","variables":${variables},"__proto__":{"query":"{ evil }"}}`,
      )
    }
    for (const operationName of ['__proto__', 'constructor', 'toString'])
      expect(json(await target.post({ query, operationName })).errors).toHaveLength(1)
    expect((await target.post({ query })).text).toBe(before)
  })

  test('with texts that are code where they are compiled stay texts', async () => {
    const text = `"); process.exit(1); (" \${process.exit(1)} \`'\\\u2028\u2029 */`
    const query = `query ($__proto__: IdeaFilter) { constructor: markdownPreview(body: ${JSON.stringify(text)}) prototype: __typename toString: viewer { hasOwnProperty: canVote } ideas(first: 1, filter: $__proto__) { pageInfo { hasNextPage } } }`
    const first = await target.post({ query })
    expect(first.text).toContain('process.exit')
    // The third is answered by compiled code.
    for (let time = 0; time < 2; time += 1)
      expect((await target.post({ query })).text).toBe(first.text)
    await target.expectWell()
  })
})

describe('the other addresses', () => {
  const authPaths = [
    'sign-in/email',
    'sign-up/email',
    'sign-in/social',
    'sign-out',
    'update-user',
    'update-session',
    'change-email',
    'change-password',
    'delete-user',
    'link-social',
    'unlink-account',
    'revoke-session',
    'revoke-sessions',
    'revoke-other-sessions',
    'request-password-reset',
    'reset-password',
    'set-password',
    'verify-password',
    'send-verification-email',
    'refresh-token',
    'get-access-token',
  ]

  test.each(authPaths)(
    '/api/auth/%s takes nothing: what changes something is a mutation',
    async (path) => {
      const senders: Record<string, string>[] = [
        { 'content-type': 'application/json', origin: target.server.url },
        { 'content-type': 'application/x-www-form-urlencoded' },
        { 'content-type': 'application/json', origin: 'https://evil.example' },
      ]
      for (const headers of senders) {
        const body =
          headers['content-type'] === 'application/json'
            ? '{"name":"Forged","newEmail":"evil@evil.example","provider":"google","callbackURL":"https://evil.example"}'
            : 'name=Forged'
        const answer = await target.call(`/api/auth/${path}`, {
          method: 'POST',
          headers: { cookie: target.owner, ...headers },
          body,
        })
        expect([403, 404, 405]).toContain(answer.status)
        expect(answer.headers['set-cookie']).toBeUndefined()
      }
      await target.expectWell()
    },
  )

  test.each([
    'list-sessions',
    'get-session',
    'list-accounts',
    'account-info',
    'error?error=<script>',
    'delete-user/callback?token=x',
    'verify-email?token=x',
    'reset-password/x?callbackURL=https://evil.example',
    'ok',
  ])('/api/auth/%s tells nothing', async (path) => {
    const answer = await target.call(`/api/auth/${encodeURI(path)}`, {
      headers: { cookie: target.owner, accept: 'text/html' },
    })
    expect(answer.status).toBe(404)
    expect(answer.text).not.toMatch(/<html|token|evil\.example/i)
  })

  test('a provider that is not set up is nowhere, and leads nowhere', async () => {
    for (const path of [
      '/api/auth/callback/google?code=x&state=y',
      '/api/auth/callback/github?error=<script>&state=y',
      '/api/auth/callback/..%2f..%2fok',
      '/api/auth/oauth2/callback/oidc?code=x&state=y',
    ]) {
      const answer = await target.call(path, { headers: { cookie: target.owner } })
      expect(answer.status).toBeGreaterThanOrEqual(300)
      expect(String(answer.headers.location ?? target.server.url)).toMatch(
        /^(http:\/\/(localhost|127\.0\.0\.1):\d+)?(\/(?!\/)|$)/,
      )
      expect(answer.headers['set-cookie'] ?? []).not.toContainEqual(
        expect.stringContaining('session_token'),
      )
      expect(answer.text).not.toContain('<script>')
    }
  })

  test('a body without end is not collected there either', async () => {
    const before = target.memory()
    const piece = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    for (const path of [
      '/api/auth/sign-out',
      '/api/auth/callback/google',
      '/api/access',
      '/api/my-data',
      '/',
      '/health',
    ]) {
      await target.raw(
        `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n${piece.repeat(160)}`,
        1_000,
      )
    }
    expect(target.memory() - before).toBeLessThan(150)
    await target.expectWell()
  })

  test.each([
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/..%5c..%5cpackage.json',
    '/assets/%00',
    '/assets/%c0%ae%c0%ae/package.json',
    '//etc/passwd',
    '/%',
    '/.git/config',
    '/assets/....//....//package.json',
    '/index.html/../../../package.json',
  ])('%s is no way out of the folder', async (path) => {
    const said = await target.raw(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(said).toMatch(/^HTTP\/1\.1 (400|404) /)
    expect(said).not.toMatch(/"dependencies"|root:\w*:0|repositoryformatversion/)
  })

  test.each([
    '//evil.example/',
    '//evil.example/%2f..',
    '/\\evil.example',
    '/%5cevil.example',
    '/%0d%0aset-cookie:a=b',
    '/?x=%0d%0aset-cookie:a=b',
  ])('%s leads to no other site and adds no header', async (path) => {
    const said =
      (await target.raw(
        `GET ${path} HTTP/1.1\r\nhost: x\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
      )) ?? ''
    const head = said.split('\r\n\r\n', 1)[0] ?? ''
    expect(head).not.toMatch(/^HTTP\/1\.1 (3|5)|\r\nlocation:|\r\nset-cookie:/i)
  })

  test.each<[string, string, RegExp]>([
    [
      'headers beyond 16 kB',
      `GET /health HTTP/1.1\r\nhost: x\r\ncookie: ${'a=b; '.repeat(5_000)}\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    [
      '2,000 headers',
      `GET /health HTTP/1.1\r\nhost: x\r\n${many(2_000, (n) => `x${n}: y\r\n`).replaceAll(' x', 'x')}\r\n`,
      /^HTTP\/1\.1 (431|400|200) /,
    ],
    [
      'an address of 100 kB',
      `GET /?q=${'x'.repeat(100_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
      /^HTTP\/1\.1 431 /,
    ],
    ['no host', 'GET /health HTTP/1.1\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'two lengths',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nhello',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a length and pieces',
      'POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    [
      'a header name with a space',
      'GET /health HTTP/1.1\r\nhost: x\r\ntransfer-encoding : chunked\r\n\r\n',
      /^HTTP\/1\.1 400 /,
    ],
    ['a method of its own', 'HACK / HTTP/1.1\r\nhost: x\r\n\r\n', /^HTTP\/1\.1 400 /],
    [
      'TRACE',
      'TRACE / HTTP/1.1\r\nhost: x\r\ncookie: secret=1\r\nconnection: close\r\n\r\n',
      /^HTTP\/1\.1 405 (?!.*secret=1)/s,
    ],
  ])('%s is answered in one line', async (_what, bytes, expected) => {
    expect(
      await target.raw(
        bytes.includes('200') || /x1999/.test(bytes)
          ? bytes.replace('host: x', 'host: x\r\nconnection: close')
          : bytes,
      ),
    ).toMatch(expected)
    await target.expectWell()
  })

  test('the host that a request names is believed in nothing that is answered', async () => {
    const headers = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    }
    for (const path of [
      '/',
      '/health',
      '/api/auth/callback/google?code=x&state=y',
      '/api/access',
      '/graphql?query={__typename}',
    ]) {
      const answer = await target.call(path, { headers: { ...headers, accept: 'text/html' } })
      expect(`${JSON.stringify(answer.headers)}${answer.text}`).not.toContain('evil.example')
    }
  })
})
