import { expect, test, vi } from 'vitest'
import { type Finding, walkServer } from '@colonnade/api-client/journey'
import { speakingInstance } from '../testing/speaking-instance.ts'
import { browserSockets } from '../testing/test-socket.ts'
import type { DialectName } from './index.ts'

// Each walk is some forty calls.
vi.setConfig({ testTimeout: 60_000 })

const { server } = speakingInstance()

async function walk(dialect: DialectName | null, mayWrite = true): Promise<readonly Finding[]> {
  const { url, instance } = server()
  instance.controls.speak(dialect)
  const { token } = await server().as('mira')
  return walkServer({
    baseUrl: url,
    accessToken: token ?? '',
    WebSocket: browserSockets().WebSocket,
    mayWrite,
  })
}

const walkWith = (accessToken: string) =>
  walkServer({
    baseUrl: server().url,
    accessToken,
    WebSocket: browserSockets().WebSocket,
    mayWrite: true,
    patienceMs: 200,
  })

const steps = (findings: readonly Finding[], verdict: Finding['verdict']) =>
  findings.flatMap((finding) => (finding.verdict === verdict ? [finding.step] : []))

const ownPosts = async () => {
  const path = `/api/v1/accounts/${await server().accountId('mira')}/statuses?limit=40`
  return (await (await server().as('mira')).get<readonly unknown[]>(path)).body.length
}

const WAYS = [
  [null, [], []],
  ['gotosocial', ['the same post sent again'], ['notifications in groups']],
  ['hollo', [], ['direct posts', 'notifications in groups', 'filters', 'stream', 'push and back']],
  ['snac', ['the same post sent again', 'deletion'], ['notifications in groups', 'stream']],
  [
    'mastodon-2019',
    [],
    ['notifications in groups', 'preferences', 'where one has read to', 'edit'],
  ],
] as const

test.each(WAYS)(
  'on %s everything that the dashboard needs works, and what is otherwise is told',
  { tags: ['BY-01'] },
  async (dialect, differing, missing) => {
    const before = await ownPosts()
    const findings = await walk(dialect)

    expect(findings.filter(({ isFailure }) => isFailure)).toEqual([])
    expect(steps(findings, 'differs')).toEqual(differing)
    expect(steps(findings, 'absent')).toEqual(missing)
    expect(await ownPosts()).toBe(before)
  },
)

test.each([[404], [403], [500]])('names what a server does not delete: %i', async (status) => {
  const before = await ownPosts()
  const path = '/api/v1/statuses'
  server().instance.controls.fail({ method: 'DELETE', path, status, count: 99 })
  const findings = await walk(null)
  server().instance.controls.clearFaults()

  const left = findings.filter(({ step }) => step === 'left behind')
  expect(left.length).toBe((await ownPosts()) - before)
  expect(left.length).toBeGreaterThan(0)
  for (const { reason, isFailure } of left) {
    expect(isFailure).toBe(true)
    expect(reason).toMatch(/^http:\/\/.+\/\d+$/)
  }
})

test('without leave to write it asks and changes nothing', async () => {
  const before = await ownPosts()
  const findings = await walk(null, false)

  expect(findings.some(({ step }) => step === 'direct post to oneself')).toBe(false)
  expect(findings.map(({ verdict }) => verdict)).not.toContain('broken')
  expect(await ownPosts()).toBe(before)
})

test('a token that the server does not know ends the walk at once, is said to be refused, and is in no word of it', async () => {
  const findings = await walkWith('a-token-of-nobody')

  expect(findings).toEqual([
    {
      step: 'who I am',
      verdict: 'refused',
      reason: 'the token was refused: 401 The access token is invalid',
      isFailure: true,
    },
  ])
})

test('a token that may only read is refused where it would write, and told which scope it lacks', async () => {
  const { token } = await server().as('mira', 'read')
  const findings = await walkWith(token ?? '')

  const reasonOf = (wanted: string) => findings.find(({ step }) => step === wanted)?.reason
  expect(steps(findings, 'refused')).toEqual([
    'picture upload',
    'direct post to oneself',
    'push and back',
  ])
  expect(reasonOf('picture upload')).toBe(
    'the token was refused, it needs the scope write:media: 403 This action is outside the authorized scopes',
  )
  expect(reasonOf('push and back')).toContain('needs the scope push:')
  expect(steps(findings, 'untried')).toContain('deletion')
  expect(steps(findings, 'absent')).toEqual([])
})

test('push is tried with a subscription of its own, and one that is there already stays', async () => {
  const mira = await server().as('mira')
  const path = '/api/v1/push/subscription'
  const push = async () =>
    (await walkWith(mira.token ?? '')).find(({ step }) => step === 'push and back')

  expect(await push()).toMatchObject({ verdict: 'works', reason: '' })
  expect((await mira.get(path)).status).toBe(404)

  const [endpoint, keys] = ['https://push.example/own', { p256dh: 'BP', auth: 'A' }]
  await mira.post(path, { subscription: { endpoint, keys } })
  expect(await push()).toMatchObject({
    verdict: 'works',
    reason: expect.stringContaining('left as it is'),
  })
  expect((await mira.get<{ endpoint: string }>(path)).body.endpoint).toBe(endpoint)
})

test('what breaks on the way is told of its step, and what was made is taken away', async () => {
  const { controls } = server().instance
  const before = await ownPosts()
  controls.fail({ path: '/api/v1/bookmarks', status: 500, error: 'It hurts' })
  const findings = await walk(null)
  controls.clearFaults()

  expect(findings.filter(({ isFailure }) => isFailure)).toMatchObject([
    { step: 'bookmarks', verdict: 'broken', reason: '500 It hurts' },
  ])
  expect(await ownPosts()).toBe(before)
})
