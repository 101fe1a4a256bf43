import { once } from 'node:events'
import { chmod, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { createServer, get } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createBoundedServer, listen } from './bounded-server.ts'
import { respondUnavailable, startServer } from './start-server.ts'

// These tests open and fill databases, which takes long.
vi.setConfig({ testTimeout: 60_000 })

let folder: string
let dataDir: string
const options = () => ({ port: 0, dataDir, databaseUrl: null, hasSimulator: false })
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'colonnade-start-'))
  dataDir = join(folder, 'data')
  // Generates the data that the tests open, which takes long.
  await (await startServer(options())).close()
}, 90_000)
afterAll(() => rm(folder, { recursive: true }))

const fetchNewest = async (url: string) => {
  const response = await fetch(`${url}/api/v1/timelines/public?limit=1`)
  return (await response.json()) as [{ id: string; content: string }]
}

test('keeps posts across a restart', async () => {
  const first = await startServer(options())
  const [id] = await first.controls.post({ acct: 'mira', text: 'remember this' })
  await first.close()
  const second = await startServer(options())
  const [found] = await fetchNewest(second.url)
  await second.close()

  expect(found).toMatchObject({ id, content: '<p>remember this</p>' })
})

async function findFreePort(): Promise<number> {
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

/** @returns the status null for a refused connection */
const requestOnce = (port: number, path: string, headers: Record<string, string>) =>
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

/**
 * Sends twenty requests per second to a port until stopped. @returns a function that stops it and returns the
 * responses in the order of the requests
 */
function requestRepeatedly(port: number, path: string, headers: Record<string, string>) {
  const answers: Promise<EarlyAnswer>[] = []
  const timer = setInterval(() => answers.push(requestOnce(port, path, headers)), 50)
  return () => {
    clearInterval(timer)
    return Promise.all([...answers, requestOnce(port, path, headers)])
  }
}

const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'AAAAAAAAAAAAAAAAAAAAAA==',
}

test.each([
  ['a request', '/health', {}],
  ['a page', '/', { accept: 'text/html' }],
  ['a socket', '/api/v1/streaming', UPGRADE],
])('responds with 503 until the instance is open: %s', async (_title, path, headers) => {
  const server = createBoundedServer()
  const stopRefusing = respondUnavailable(server)
  await listen(server, 0, '127.0.0.1')
  const address = server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  const early = await requestOnce(port, path, headers)
  stopRefusing()
  server.on('request', (_request, response) => response.end())
  const late = await requestOnce(port, path, headers)
  server.close()
  server.closeAllConnections()

  expect(early).toEqual({ status: 503, retryAfter: '1' })
  expect(late).toEqual({ status: 200, retryAfter: null })
})

test.each([
  ['existing data', '/health', {}, false],
  ['new data', '/health', {}, true],
  ['existing data, as a page', '/', { accept: 'text/html' }, false],
  ['existing data, as a socket', '/api/v1/streaming', UPGRADE, false],
])('responds to every request from the start: %s', async (_title, path, headers, isNew) => {
  const port = await findFreePort()
  const stopCalling = requestRepeatedly(port, path, headers)
  const world = isNew ? join(folder, 'new') : dataDir

  const server = await startServer({ ...options(), dataDir: world, port })
  // Never resolves if a request gets no response.
  const answers = await stopCalling()
  await server.close()

  const taken = answers.slice(answers.findIndex(({ status }) => status !== null))
  const last = taken.at(-1)
  const waiting = taken.filter(({ status }) => status === 503)
  // Existing data may be open before the first request is read. New data take seconds.
  expect(waiting.length).toBeGreaterThanOrEqual(isNew ? 1 : 0)
  expect(new Set(waiting.map(({ retryAfter }) => retryAfter))).toEqual(
    new Set(waiting.length > 0 ? ['1'] : []),
  )
  expect(last?.status).not.toBe(503)
  expect(taken.filter(({ status }) => status !== 503 && status !== last?.status)).toEqual([])
})

/** Node's own `fetch` cannot set the Host header. */
const fetchStatusForHost = (url: string, host: string) =>
  new Promise((resolve, reject) => {
    get(`${url}/health`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })

test('accepts only its own names when it listens on the loopback interface', async () => {
  const server = await startServer({
    ...options(),
    host: 'localhost',
    origin: 'https://deck.example',
  })
  const names = ['evil.example', 'localhost', 'deck.example']
  const statuses = await Promise.all(names.map((name) => fetchStatusForHost(server.url, name)))
  const instance = await (await fetch(`${server.url}/api/v2/instance`)).json()
  await server.close()

  expect(statuses).toEqual([421, 200, 200])
  expect(instance).toMatchObject({ domain: 'deck.example' })
})

test('fails in one line when a second server opens the same data, and keeps the first running', async () => {
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

test('refuses names of other sites on every interface', async () => {
  const server = await startServer({ ...options(), host: '0.0.0.0', origin: 'http://deck.example' })
  const port = Number(new URL(server.url).port)
  const fetchStatusAs = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/health', headers: { Host: host } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode)
      }).on('error', reject)
    })
  const own = ['192.168.0.7:4040', 'localhost', 'deck.example', hostname(), `${hostname()}.local`]

  expect(await fetchStatusAs('evil.example')).toBe(421)
  for (const name of own) expect([name, await fetchStatusAs(name)]).toEqual([name, 200])
  await server.close()
})

test.skipIf(process.platform === 'win32')(
  'makes its data unreadable for other users, including data of an earlier version',
  async () => {
    const getMode = async (...path: string[]) =>
      ((await stat(join(dataDir, ...path))).mode & 0o777).toString(8)
    await chmod(join(dataDir, 'database'), 0o755)
    const server = await startServer(options())
    await fetch(`${server.url}/media/art/avatar-mira-small.webp`)
    await server.close()

    expect(await getMode()).toBe('700')
    expect(await getMode('database')).toBe('700')
  },
)

test('ignores the lock of a process that has ended', async () => {
  await writeFile(join(dataDir, 'lock'), JSON.stringify({ pid: 999_999_999, started: '1' }))

  await (await startServer(options())).close()
  await writeFile(join(dataDir, 'lock'), 'half writ')
  const server = await startServer(options())

  expect(server.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  await server.close()
})

test('fails at once when the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => {
    other.once('listening', resolve)
  })
  const address = other.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0

  await expect(startServer({ ...options(), port })).rejects.toMatchObject({
    reason: 'port-in-use',
    message: expect.stringMatching(`^Port ${port} is in use[.] .+$`),
  })
  other.close()
})

test('fails in one line for damaged data and resets them only on a fresh start', async () => {
  await truncate(join(dataDir, 'database', 'global', 'pg_control'), 100)

  await expect(startServer(options())).rejects.toMatchObject({
    reason: 'data-damaged',
    message: expect.stringMatching(/^The data in .+ is damaged.+--fresh.+$/),
  })
  const fresh = await startServer({ ...options(), fresh: true })
  const [found] = await fetchNewest(fresh.url)
  await fresh.close()

  expect(found.content).not.toContain('remember this')
}, 60_000)

test('fails when the data folder is a file', async () => {
  const path = join(folder, 'file')
  await writeFile(path, '')

  await expect(startServer({ ...options(), dataDir: path })).rejects.toMatchObject({
    reason: 'data-damaged',
  })
})

test('fails in one line when the database is unreachable', async () => {
  const databaseUrl = 'postgresql://unknown@127.0.0.1:1/nothing'

  await expect(startServer({ ...options(), databaseUrl })).rejects.toMatchObject({
    name: 'StartError',
    reason: 'database-unreachable',
    message: expect.stringMatching(/^Couldn’t connect to the database in DATABASE_URL: [^\n]+$/),
  })
})
