import path from 'node:path'
import { readConfig } from './config.ts'

test('needs no setting at all', () => {
  expect(readConfig({})).toEqual({
    port: 4000,
    host: 'localhost',
    dataDir: path.resolve('data'),
    publicUrl: undefined,
    allowedOrigins: [],
    databaseUrl: undefined,
    secret: undefined,
    trustProxy: false,
    render: true,
    sharedCacheSeconds: 0,
    earlyHints: false,
    introspection: false,
    replaceSecret: false,
    smtpUrl: undefined,
    mailFrom: undefined,
    smtpConnections: 5,
    mailIn: undefined,
    mailBatchSeconds: 300,
    pushServices: [],
    providers: { google: undefined, github: undefined, oidc: undefined, firebase: undefined },
    platforms: { cloud: undefined, usage: undefined },
    metrics: undefined,
    stopDelaySeconds: 0,
    logLevel: 'info',
    transport: {},
  })
})

test('reads every setting, and takes an empty one for none', () => {
  const config = readConfig({
    PORT: ' 0 ',
    HOST: '::',
    PUBLIC_URL: 'https://ideas.example.com/',
    ALLOWED_ORIGINS: ' https://www.example.com/,http://localhost:5173 ,',
    DATABASE_URL: 'postgresql://a:b@c/d',
    DATA_DIR: '',
    RENDER: 'false',
  })
  expect(config).toMatchObject({
    port: 0,
    render: false,
    host: '::',
    publicUrl: 'https://ideas.example.com',
    allowedOrigins: ['https://www.example.com', 'http://localhost:5173'],
    databaseUrl: 'postgresql://a:b@c/d',
  })
  expect(config.dataDir).toBe(path.resolve('data'))
})

test.each([
  ['PORT', 'abc', '0 to 65535'],
  ['PORT', '65536', '0 to 65535'],
  ['PORT', '-1', '0 to 65535'],
  ['PORT', '80.5', '0 to 65535'],
  ['HOST', 'a b', 'host name'],
  ['HOST', 'http://localhost', 'host name'],
  ['PUBLIC_URL', 'example.com', 'http or https'],
  ['PUBLIC_URL', 'https://example.com/a b', 'whose path has'],
  ['PUBLIC_URL', 'https://example.com//feedback', 'whose path has'],
  ['PUBLIC_URL', 'https://example.com/feed;back', 'whose path has'],
  ['PUBLIC_URL', 'https://example.com/feedback?a', 'http or https'],
  ['PUBLIC_URL', 'https://me@example.com/', 'http or https'],
  ['PUBLIC_URL', 'ftp://example.com', 'http or https'],
  ['ALLOWED_ORIGINS', '*', 'without a path'],
  ['ALLOWED_ORIGINS', 'https://a.example/b', 'without a path'],
  ['ALLOWED_ORIGINS', 'null', 'http or https'],
  ['TRUST_PROXY', 'yes', 'true or false'],
  ['SHARED_CACHE_SECONDS', '-1', 'from 0 to 3600'],
  ['SHARED_CACHE_SECONDS', '3601', 'from 0 to 3600'],
  ['SMTP_CONNECTIONS', '0', 'from 1 to 50'],
  ['SMTP_CONNECTIONS', '51', 'from 1 to 50'],
  ['MAIL_BATCH_SECONDS', '5m', 'from 0 to 3600'],
  ['MAIL_FROM', 'nobody', 'an address'],
  ['MAIL_FROM', 'A <a@b.example> <c@d.example>', 'an address'],
  ['MAIL_FROM', 'A\nBcc: x <a@b.example>', 'an address'],
  ['LOG_LEVEL', 'loud', 'one of error, warn, info, debug'],
  ['FIREBASE_PROJECT_ID', 'A/b', 'project'],
])('refuses %s=%s in one sentence that names both', (name, value, allowed) => {
  const read = (): unknown => readConfig({ [name]: value })
  expect(read).toThrow(expect.objectContaining({ name: 'StartError', exitCode: 1 }))
  expect(read).toThrow(`${name} is ${JSON.stringify(value)}: it must be`)
  expect(read).toThrow(allowed)
})

test('a site may lie under a path', () => {
  const read = (value: string) => readConfig({ PUBLIC_URL: value }).publicUrl
  expect(read('https://example.com/feedback/')).toBe('https://example.com/feedback')
  expect(read('http://localhost:4000/a/b.c')).toBe('http://localhost:4000/a/b.c')
})

test('reads mail and providers', () => {
  const config = readConfig({
    SMTP_URL: 'smtps://me:p%40ss@mail.example.com',
    MAIL_FROM: 'Our ideas <ideas@example.com>',
    GITHUB_CLIENT_ID: 'g',
    GITHUB_CLIENT_SECRET: 's',
    OIDC_ISSUER: 'https://id.example.com/realm/',
    OIDC_CLIENT_ID: 'o',
    OIDC_CLIENT_SECRET: 's',
    FIREBASE_PROJECT_ID: 'example-1a2b3',
  })
  expect(config).toMatchObject({
    smtpUrl: 'smtps://me:p%40ss@mail.example.com',
    mailFrom: { name: 'Our ideas', address: 'ideas@example.com' },
    providers: {
      google: undefined,
      github: { id: 'g', secret: 's' },
      oidc: {
        id: 'o',
        secret: 's',
        issuer: 'https://id.example.com/realm',
        name: 'id.example.com',
      },
      firebase: {
        projectId: 'example-1a2b3',
        keysUrl: expect.stringMatching(/^https:\/\/www\.googleapis\.com\//) as string,
      },
    },
  })
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'g' })).toThrow(
    'GOOGLE_CLIENT_SECRET is missing: GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET are set together or not at all.',
  )
})

test.each([
  'mail.example.com',
  'http://mail.example.com',
  'smtp://me:hunter2@mail.example.com/x',
  'smtp://me:hunter2%zz@mail.example.com',
  'smtp://me:hunter2@',
])('refuses SMTP_URL=%s without showing it', (value) => {
  expect(() => readConfig({ SMTP_URL: value })).toThrow(
    /^(?!.*hunter2).*SMTP_URL is not understood: it must look like/,
  )
})

test('an address of the database may leave its password to PGPASSWORD', () => {
  const address = 'postgres://earshot@database:5432/earshot'
  expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address)
  expect(() => readConfig({ DATABASE_URL: 'postgres://earshot:a/b@database/earshot' })).toThrow(
    'set PGPASSWORD',
  )
})

test('never repeats a database password or a secret', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://me:hunter2@host/db' })).toThrow(
    /^(?!.*hunter2).*DATABASE_URL.*postgres:/,
  )
  expect(() => readConfig({ SECRET: 'hunter2' })).toThrow(
    /^(?!.*hunter2).*SECRET has 7 characters.*at least 32/,
  )
})
