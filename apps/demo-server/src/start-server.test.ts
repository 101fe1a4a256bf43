import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBoundedServer, listen } from './bounded-server.ts'
import { answerStarting, startServer } from './start-server.ts'

// Databases are opened and begun for real here.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let dataDir: string
const options = () => ({ port: 0, dataDir, databaseUrl: null, life: false })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-start-'))
  dataDir = join(folder, 'data')
  // Begins the world that the tests open; making one takes its time.
  await (await startServer(options())).close()
}, 90_000)
afterAll(() => rm(folder, { recursive: true }))

const newest = async (url: string) => {
  const response = await fetch(`${url}/api/v1/timelines/public?limit=1`)
  return (await response.json()) as [{ id: string; content: string }]
}

test('what was said is still there after the next start', async () => {
  const first = await startServer(options())
  const [id] = await first.controls.say({ acct: 'mira', text: 'remember this' })
  await first.close()
  const second = await startServer(options())
  const [found] = await newest(second.url)
  await second.close()

  expect(found).toMatchObject({ id, content: '<p>remember this</p>' })
})

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const address = other.address()
  other.close()
  await once(other, 'close')
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

interface EarlyAnswer {
  readonly status: number | null
  readonly retryAfter: string | null
}

/** @returns a status of null for a refused connection */
const callOnce = (port: number, path: string, headers: Record<string, string>) =>
  new Promise<EarlyAnswer>((resolve) => {
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      answer.resume()
      const retryAfter = answer.headers['retry-after'] ?? null
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, retryAfter }))
    })
      .on('upgrade', (_answer, socket) => {
        socket.destroy()
        resolve({ status: 101, retryAfter: null })
      })
      .on('error', () => resolve({ status: null, retryAfter: null }))
  })

/** Calls a port twenty times a second until it is told to stop. @returns the answers, in the order of the calls */
function callEarly(port: number, path: string, headers: Record<string, string>) {
  const answers: Promise<EarlyAnswer>[] = []
  const timer = setInterval(() => answers.push(callOnce(port, path, headers)), 50)
  return () => {
    clearInterval(timer)
    return Promise.all([...answers, callOnce(port, path, headers)])
  }
}

const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}

test.each([
  ['a call', '/health', {}],
  ['a page', '/', { accept: 'text/html' }],
  ['a socket', '/api/v1/streaming', UPGRADE],
])('answers 503 until the instance is open: %s', async (_title, path, headers) => {
  const server = createBoundedServer()
  const stopRefusing = answerStarting(server)
  await listen(server, 0, '127.0.0.1')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  const early = await callOnce(port, path, headers)
  stopRefusing()
  server.on('request', (_request, response) => response.end())
  const late = await callOnce(port, path, headers)
  server.close()
  server.closeAllConnections()

  expect(early).toEqual({ status: 503, retryAfter: '1' })
  expect(late).toEqual({ status: 200, retryAfter: null })
})

test.each([
  ['known world', '/health', {}, false],
  ['new world', '/health', {}, true],
  ['known world, as a page', '/', { accept: 'text/html' }, false],
  ['known world, as a socket', '/api/v1/streaming', UPGRADE, false],
])('answers every call from the moment of its start: %s', async (_title, path, headers, isNew) => {
  const port = await freePort()
  const stopCalling = callEarly(port, path, headers)
  const world = isNew ? join(folder, 'new') : dataDir

  const server = await startServer({ ...options(), dataDir: world, port })
  // A call that is left without an answer never comes back from here.
  const answers = await stopCalling()
  await server.close()

  const taken = answers.slice(answers.findIndex(({ status }) => status !== null))
  const last = taken.at(-1)
  const waiting = taken.filter(({ status }) => status === 503)
  // A known world may be open before the first call is read; a new one takes seconds.
  expect(waiting.length).toBeGreaterThanOrEqual(isNew ? 1 : 0)
  expect(new Set(waiting.map(({ retryAfter }) => retryAfter))).toEqual(
    new Set(waiting.length > 0 ? ['1'] : []),
  )
  expect(last?.status).not.toBe(503)
  expect(taken.filter(({ status }) => status !== 503 && status !== last?.status)).toEqual([])
})

/** Node's own `fetch` lets nobody choose the name that is called. */
const statusUnder = (url: string, host: string) =>
  new Promise((resolve, reject) => {
    get(`${url}/health`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })

test('who listens on this machine alone answers to no name but its own', async () => {
  const server = await startServer({
    ...options(),
    host: 'localhost',
    origin: 'https://deck.example',
  })
  const names = ['evil.example', 'localhost', 'deck.example']
  const statuses = await Promise.all(names.map((name) => statusUnder(server.url, name)))
  const instance = await (await fetch(`${server.url}/api/v2/instance`)).json()
  await server.close()

  expect(statuses).toEqual([421, 200, 200])
  expect(instance).toMatchObject({ domain: 'deck.example' })
})

test('a second server on the same data is told so in one line, and the first goes on', async () => {
  const first = await startServer(options())
  const second = startServer(options())

  await expect(second).rejects.toMatchObject({
    name: 'StartError',
    reason: 'data-in-use',
    message: expect.stringMatching(/^The data in .+ is in use[^\n]+$/),
  })
  expect((await fetch(`${first.url}/health`)).status).toBe(200)
  await first.close()
})

test('refuses names of other sites wherever it listens', async () => {
  const server = await startServer({ ...options(), host: '0.0.0.0', origin: 'http://deck.example' })
  const port = Number(new URL(server.url).port)
  const statusAs = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/health', headers: { Host: host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
  const own = ['192.168.0.7:4040', 'localhost', 'deck.example', hostname(), `${hostname()}.local`]

  expect(await statusAs('evil.example')).toBe(421)
  for (const name of own) expect([name, await statusAs(name)]).toEqual([name, 200])
  await server.close()
})

test.skipIf(process.platform === 'win32')(
  'keeps its data from other users of the machine, also what an earlier version left open',
  async () => {
    const modeOf = async (...path: string[]) =>
      ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8)
    await chmod(join(dataDir, 'database'), 0o755)
    const server = await startServer(options())
    await fetch(`${server.url}/media/art/avatar-mira-small.webp`)
    await server.close()

    expect(await modeOf()).toBe('700')
    expect(await modeOf('database')).toBe('700')
  },
)

test('a lock whose process is gone does not hold anybody up', async () => {
  await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: 999_999_999, started: '1' }))

  await (await startServer(options())).close()
  await writeFile(join(dataDir, 'lock'), 'half writ')
  const server = await startServer(options())

  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  await server.close()
})

test('a port that is taken is told at once', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => {
    other.once('listening', resolve)
  })
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  await expect(startServer({ ...options(), port })).rejects.toMatchObject({
    reason: 'port-in-use',
    message: expect.stringMatching(`^Port ${port} is in use: .+$`),
  })
  other.close()
})

test('damaged data is told in one line, and only a fresh start begins anew', async () => {
  await truncate(join(dataDir, 'database', 'global', 'pg_control'), 100)

  await expect(startServer(options())).rejects.toMatchObject({
    reason: 'data-damaged',
    message: expect.stringMatching(/^The data in .+ is damaged.+--fresh.+$/),
  })
  const fresh = await startServer({ ...options(), fresh: true })
  const [found] = await newest(fresh.url)
  await fresh.close()

  expect(found.content).not.toContain('remember this')
}, 60_000)

test('a file where the data should be is no place for it', async () => {
  const path = join(folder, 'file')
  await writeFile(path, '')

  await expect(startServer({ ...options(), dataDir: path })).rejects.toMatchObject({
    reason: 'data-damaged',
  })
})

test('a database out of reach is told in one line', async () => {
  const databaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing'

  await expect(startServer({ ...options(), databaseUrl })).rejects.toMatchObject({
    name: 'StartError',
    reason: 'database-unreachable',
    message: expect.stringMatching(/^The database of DATABASE_URL cannot be used: [^\n]+$/),
  })
})
