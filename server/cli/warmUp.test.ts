import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Db } from '#server/db/database.ts'
import { warmUp } from './warmUp.ts'

const ideas = [
  { number: 501, slug: 'dark-mode', title: 'Dark mode for the night' },
  { number: 502, slug: 'export', title: 'Export' },
]
const holding = (rows: readonly unknown[]): Db =>
  ({ query: () => Promise.resolve(rows) }) as unknown as Db

describe('before a server is called ready', () => {
  let server: Server
  let asked: (string | undefined)[]

  async function start(answer: boolean): Promise<number> {
    asked = []
    server = createServer((request, response) => {
      asked.push(`${request.headers.host} ${request.url}`)
      if (answer) response.end('page')
      else request.socket.destroy()
    })
    await once(server.listen(0, 'localhost'), 'listening')
    return (server.address() as AddressInfo).port
  }
  afterEach(() => server.close())
  const site = { host: 'localhost', publicUrl: 'https://feedback.example/ideas' }

  test('it is asked for what the first visitors will ask for, at its own address', async () => {
    const port = await start(true)
    await warmUp(holding(ideas), { ...site, port })
    expect(asked).toEqual([
      'feedback.example /ideas/',
      'feedback.example /ideas/ideas/501/dark-mode',
      'feedback.example /ideas/?q=Dark%20mode',
      'feedback.example /ideas/ideas/502/export',
      'feedback.example /ideas/?q=Export',
    ])
  })

  test('a site with few ideas is not asked', async () => {
    const port = await start(true)
    await warmUp(holding([]), { ...site, port })
    expect(asked).toEqual([])
  })

  test('a server that does not answer is left as it is', async () => {
    const port = await start(false)
    await warmUp(holding(ideas), { ...site, port })
    expect(asked).toHaveLength(1)
  })
})
