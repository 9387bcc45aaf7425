import { askKeeper } from '#server/testing/askKeeper.ts'
import { openMailbox, type Mailbox } from '#server/testing/mailbox.ts'
import { startedServer, type ServerProcess } from '#server/testing/startServer.ts'

interface Reply {
  errors: { code: string; reason: string; message: string }[]
  viewer?: { user: { name: string } | null } | null
}

const requestCode =
  'mutation Do($email: String!) { it: requestSignInCode(email: $email) { errors { code reason message } } }'
const signIn =
  'mutation Do($email: String!, $code: String!, $name: String) { it: signInWithCode(email: $email, code: $code, name: $name) { errors { code reason message } viewer { user { name } } } }'

let server: ServerProcess
let folder: string
let box: Mailbox
let clients = 0

/** A browser at a network address of its own, with the cookies that it was given. */
function browser(address = `10.${(clients += 1)}.0.1`) {
  const cookies = new Map<string, string>()
  return async (query: string, variables: object): Promise<Reply> => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: server.url,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': address,
      },
      body: JSON.stringify({ query, variables }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    return ((await response.json()) as { data: { it: Reply } }).data.it
  }
}

const reasons = ({ errors }: Reply) => errors.map(({ reason }) => reason)

/** The letters to an address so far, each with its code and the proof in its link. */
const letters = (email: string) =>
  box.all
    .filter(({ recipients }) => recipients.includes(email))
    .map(({ mail: { text = '' } }) => {
      const link = new URLSearchParams(/\/sign-in#(\S+)/.exec(text)?.[1])
      return { code: /^\s*(\d{6})\s*$/m.exec(text)?.[1] ?? '', link: link.get('code') ?? '' }
    })

const lastLetter = (email: string) => {
  const last = letters(email).at(-1)
  if (!last) throw new Error(`No letter to ${email}`)
  return last
}

const otherThan = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')

beforeAll(async () => {
  box = await openMailbox()
  folder = await askKeeper('/open/folder')
  server = await startedServer(folder, { SMTP_URL: box.url, TRUST_PROXY: 'true' })
  const token = /welcome\?token=(\S+)/.exec(server.said)?.[1]
  await browser()(
    'mutation Do($token: String!) { it: createSite(token: $token, siteName: "Site", ownerName: "Ana", start: EMPTY) { errors { code reason message } } }',
    { token },
  )
})

afterAll(async () => {
  await server.end('SIGTERM')
  await box.close()
  await askKeeper('/close', folder)
})

test('a stranger who knows the address neither burns nor replaces the code of who asked for it', async () => {
  const email = 'bea@example.com'
  const bea = browser()
  expect(reasons(await bea(requestCode, { email }))).toEqual([])
  const { code } = lastLetter(email)

  const stranger = browser()
  for (let n = 1; n <= 6; n += 1)
    expect(reasons(await stranger(signIn, { email, code: otherThan(code, n) }))).toEqual([
      'CODE_EXPIRED',
    ])
  expect(reasons(await stranger(signIn, { email, code, name: 'Eve' }))).toEqual(['CODE_EXPIRED'])
  // Of a code that they asked for themselves strangers use up the tries of that one alone.
  for (let n = 0; n < 4; n += 1) {
    const another = browser()
    expect(reasons(await another(requestCode, { email }))).toEqual([])
    const theirs = lastLetter(email).code
    for (let tried = 1; tried <= 6; tried += 1)
      await another(signIn, { email, code: otherThan(theirs, tried) })
  }
  const entered = await bea(signIn, { email, code, name: 'Bea' })
  expect(entered).toMatchObject({ errors: [], viewer: { user: { name: 'Bea' } } })
})

test('a stranger at one address cannot keep somebody from getting a new code', async () => {
  const email = 'cleo@example.com'
  const stranger = '10.200.0.1'
  const asked: string[] = []
  for (let n = 0; n < 8; n += 1)
    asked.push(...reasons(await browser(stranger)(requestCode, { email })))
  expect(asked).toEqual(['TOO_MANY_CODES_ASKED', 'TOO_MANY_CODES_ASKED', 'TOO_MANY_CODES_ASKED'])
  const cleo = browser()
  expect(reasons(await cleo(requestCode, { email }))).toEqual([])
  expect(await cleo(signIn, { email, code: lastLetter(email).code, name: 'Cleo' })).toMatchObject({
    errors: [],
    viewer: { user: { name: 'Cleo' } },
  })
})

test('when many strangers have used up all limits of an address, the link of each letter signs in, once and in any browser', async () => {
  const email = 'dan@example.com'
  let refused: string[] = []
  for (let n = 0; n < 40 && refused.length === 0; n += 1)
    refused = reasons(await browser()(requestCode, { email }))
  expect(refused).toEqual(['TOO_MANY_CODES_SENT'])
  const dan = browser()
  expect(reasons(await dan(requestCode, { email }))).toEqual(['TOO_MANY_CODES_SENT'])
  for (let n = 0; n < 40; n += 1) await dan(signIn, { email, code: '000000' })
  expect(reasons(await dan(signIn, { email, code: '000000' }))).toEqual(['TOO_MANY_CODES_TRIED'])

  const [first, last] = [letters(email)[0]?.link ?? '', lastLetter(email).link]
  expect(reasons(await dan(signIn, { email, code: `${last}x`, name: 'Dan' }))).toEqual([
    'CODE_EXPIRED',
  ])
  expect(reasons(await dan(signIn, { email: 'eve@example.com', code: last }))).toEqual([
    'CODE_EXPIRED',
  ])
  expect(await dan(signIn, { email, code: last, name: 'Dan' })).toMatchObject({
    errors: [],
    viewer: { user: { name: 'Dan' } },
  })
  expect(reasons(await dan(signIn, { email, code: last }))).toEqual(['CODE_EXPIRED'])
  expect(await browser()(signIn, { email, code: first })).toMatchObject({
    errors: [],
    viewer: { user: { name: 'Dan' } },
  })
})

test('what one browser guesses at codes of its own is limited in all by e-mail address; the first try of each code is not', async () => {
  const email = 'fin@example.com'
  const said: string[] = []
  for (let n = 0; n < 8; n += 1) {
    const stranger = browser()
    await stranger(requestCode, { email })
    const { code } = lastLetter(email)
    for (let tried = 1; tried <= 4; tried += 1)
      said.push(...reasons(await stranger(signIn, { email, code: otherThan(code, tried) })))
  }
  expect(said.filter((reason) => reason === 'CODE_WRONG')).toHaveLength(8 + 20)
  expect(said.filter((reason) => reason === 'TOO_MANY_CODES_GUESSED')).toHaveLength(4)
  const fin = browser()
  await fin(requestCode, { email })
  expect(await fin(signIn, { email, code: lastLetter(email).code, name: 'Fin' })).toMatchObject({
    errors: [],
  })
})
