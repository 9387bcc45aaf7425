import { pino } from 'pino'
import { createPrometheus, type Prometheus } from '#server/services/metrics/prometheus.ts'
import { metricsAnswer } from './metrics.ts'
import { listen, type HttpServer } from './server.ts'

const token = 'a token of Prometheus'
const log = pino({ level: 'silent' })
const asJson = { 'content-type': 'application/json' }
let metrics: Prometheus
let queues: () => Promise<Readonly<Record<string, number>>>
let lastBackup: () => Promise<number>
let server: HttpServer

beforeEach(async () => {
  queues = () => Promise.resolve({ mail: 3 })
  lastBackup = () => Promise.resolve(1_750_000_000)
  const gauges = {
    connections: () => [{ pool: 'own', state: 'waiting', count: 2 }],
    queues: () => queues(),
    lastBackup: () => lastBackup(),
  }
  metrics = createPrometheus(gauges, new Set(['IdeasPageQuery']))
  server = await listen({ port: 0, host: '127.0.0.1', trustProxy: false, log })
})
afterEach(() => server.close(0))

const ask = (authorization?: string, init: RequestInit = {}): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}/metrics`, {
    ...init,
    headers: { ...asJson, ...(authorization !== undefined && { authorization }) },
  })

test('with a token it is there for who brings it, and for nobody else', async () => {
  server.serve(metricsAnswer(metrics, token))
  for (const wrong of [undefined, 'Bearer', `Bearer ${token}x`, token, `Basic ${token}`])
    expect((await ask(wrong)).status).toBe(404)
  const told = await ask(`Bearer ${token}`)
  expect(told.status).toBe(200)
  expect(told.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect((await ask(`Bearer ${token}`, { method: 'POST' })).status).toBe(405)
})

test('requests are counted by a few names, whatever is asked for', async () => {
  server.serve((request, response) => {
    if (request.url?.startsWith('/metrics'))
      return metricsAnswer(metrics, undefined)(request, response, {} as never)
    response.writeHead(request.url === '/graphql' ? 503 : 200).end()
  }, metrics)
  const origin = `http://127.0.0.1:${server.port}`
  for (const path of ['/graphql', '/ideas/1/a-title?q=secret', '/ideas/2', '/.env.php'])
    await (await fetch(origin + path, { headers: { accept: 'text/html' } })).text()
  const text = await (await ask()).text()
  const counted = [...text.matchAll(/^earshot_http_request_duration_seconds_count(.*)$/gm)]
  expect(counted.map(([, line]) => line).sort()).toEqual([
    '{route="file",method="GET",status="200"} 1',
    '{route="graphql",method="GET",status="503"} 1',
    '{route="page",method="GET",status="200"} 2',
  ])
  expect(text).not.toMatch(/secret|a-title/)
})

test('operations have a name of their own where they are our client’s, and outcomes are few', async () => {
  server.serve(metricsAnswer(metrics, undefined))
  const seconds = 0.02
  metrics.executed({ name: 'IdeasPageQuery', outcome: 'ok', seconds })
  for (let n = 0; n < 50; n += 1)
    metrics.executed({ name: `Made${n}Query`, outcome: `E${n}`, seconds })
  metrics.executed({ name: undefined, outcome: 'RATE_LIMITED', seconds })
  const text = await (await ask()).text()
  const counted = [...text.matchAll(/^earshot_graphql_operation_duration_seconds_count(.*)$/gm)]
  expect(counted.map(([, line]) => line).sort()).toEqual([
    '{operation="IdeasPageQuery",outcome="ok"} 1',
    '{operation="other",outcome="RATE_LIMITED"} 1',
    '{operation="other",outcome="refused"} 50',
  ])
})

test('what is looked up is told, and the rest where it cannot be', async () => {
  server.serve(metricsAnswer(metrics, undefined))
  metrics.mailed('failed')
  metrics.eventPassed()
  const whole = await (await ask()).text()
  expect(whole).toContain('earshot_queue_length{queue="mail"} 3')
  expect(whole).toContain('earshot_database_connections{pool="own",state="waiting"} 2')
  expect(whole).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(whole).toContain('earshot_last_backup_timestamp_seconds 1750000000')
  queues = () => Promise.reject(new Error('away'))
  lastBackup = () => Promise.reject(new Error('away'))
  const rest = await (await ask()).text()
  expect(rest).not.toContain('earshot_queue_length{')
  expect(rest).not.toMatch(/^earshot_last_backup/m)
  expect(rest).toContain('earshot_mail_total{result="failed"} 1')
  expect(rest).toContain('earshot_events_passed_total 1')
  lastBackup = () => Promise.resolve(0)
  expect(await (await ask()).text()).toContain('earshot_last_backup_timestamp_seconds 0')
})
