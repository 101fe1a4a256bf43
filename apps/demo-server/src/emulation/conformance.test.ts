import { expect, test, vi } from 'vitest'
import { type CheckResult, runChecks } from '@colonnade/api-client/conformance'
import { startEmulatedInstance } from '../testing/emulated-instance.ts'
import { createBrowserSockets } from '../testing/test-socket.ts'
import type { EmulationName } from './index.ts'

// The checks send about forty requests.
vi.setConfig({ testTimeout: 60_000 })

const { server } = startEmulatedInstance()

async function runChecksOn(
  dialect: EmulationName | null,
  mayWrite = true,
): Promise<readonly CheckResult[]> {
  const { url, instance } = server()
  instance.controls.emulate(dialect)
  const { token } = await server().as('mira')
  return runChecks({
    baseUrl: url,
    accessToken: token ?? '',
    WebSocket: createBrowserSockets().WebSocket,
    mayWrite,
  })
}

const runChecksWith = (accessToken: string) =>
  runChecks({
    baseUrl: server().url,
    accessToken,
    WebSocket: createBrowserSockets().WebSocket,
    mayWrite: true,
    timeoutMs: 200,
  })

const getSteps = (findings: readonly CheckResult[], verdict: CheckResult['verdict']) =>
  findings.flatMap((finding) => (finding.verdict === verdict ? [finding.step] : []))

const countOwnPosts = async () => {
  const path = `/api/v1/accounts/${await server().accountId('mira')}/statuses?limit=40`
  return (await (await server().as('mira')).get<readonly unknown[]>(path)).body.length
}

const WAYS = [
  [null, [], []],
  ['gotosocial', ['resending with the same key'], ['grouped notifications']],
  [
    'hollo',
    [],
    ['direct posts', 'grouped notifications', 'filters', 'stream', 'push subscription'],
  ],
  ['snac', ['resending with the same key', 'deletion'], ['grouped notifications', 'stream']],
  ['mastodon-2019', [], ['grouped notifications', 'preferences', 'read markers', 'edit']],
] as const

test.each(WAYS)(
  'finds all required features on %s and reports the differences',
  { tags: ['BY-01'] },
  async (dialect, differing, missing) => {
    const before = await countOwnPosts()
    const findings = await runChecksOn(dialect)

    expect(findings.filter(({ isFailure }) => isFailure)).toEqual([])
    expect(getSteps(findings, 'differs')).toEqual(differing)
    expect(getSteps(findings, 'absent')).toEqual(missing)
    expect(await countOwnPosts()).toBe(before)
  },
)

test.each([[404], [403], [500]])(
  'reports posts that the server does not delete: %i',
  async (status) => {
    const before = await countOwnPosts()
    const path = '/api/v1/statuses'
    server().instance.controls.fail({ method: 'DELETE', path, status, count: 99 })
    const findings = await runChecksOn(null)
    server().instance.controls.clearFaults()

    const left = findings.filter(({ step }) => step === 'not deleted')
    expect(left.length).toBe((await countOwnPosts()) - before)
    expect(left.length).toBeGreaterThan(0)
    for (const { reason, isFailure } of left) {
      expect(isFailure).toBe(true)
      expect(reason).toMatch(/^http:\/\/.+\/\d+$/)
    }
  },
)

test('writes only with permission', async () => {
  const before = await countOwnPosts()
  const findings = await runChecksOn(null, false)

  expect(findings.some(({ step }) => step === 'private mention of oneself')).toBe(false)
  expect(findings.map(({ verdict }) => verdict)).not.toContain('broken')
  expect(await countOwnPosts()).toBe(before)
})

test('stops at a refused token and does not include it in the results', async () => {
  const findings = await runChecksWith('an-unknown-token')

  expect(findings).toEqual([
    {
      step: 'own account',
      verdict: 'refused',
      reason: 'the token was refused: 401 The access token is invalid',
      isFailure: true,
    },
  ])
})

test('reports the missing scope when a read-only token is refused', async () => {
  const { token } = await server().as('mira', 'read')
  const findings = await runChecksWith(token ?? '')

  const getReason = (wanted: string) => findings.find(({ step }) => step === wanted)?.reason
  expect(getSteps(findings, 'refused')).toEqual([
    'picture upload',
    'private mention of oneself',
    'push subscription',
  ])
  expect(getReason('picture upload')).toBe(
    'the token was refused, it needs the scope write:media: 403 This action is outside the authorized scopes',
  )
  expect(getReason('push subscription')).toContain('needs the scope push:')
  expect(getSteps(findings, 'untried')).toContain('deletion')
  expect(getSteps(findings, 'absent')).toEqual([])
})

test('checks push with a new subscription and keeps an existing one', async () => {
  const mira = await server().as('mira')
  const path = '/api/v1/push/subscription'
  const push = async () =>
    (await runChecksWith(mira.token ?? '')).find(({ step }) => step === 'push subscription')

  expect(await push()).toMatchObject({ verdict: 'works', reason: '' })
  expect((await mira.get(path)).status).toBe(404)

  const [endpoint, keys] = ['https://push.example/own', { p256dh: 'BP', auth: 'A' }]
  await mira.post(path, { subscription: { endpoint, keys } })
  expect(await push()).toMatchObject({
    verdict: 'works',
    reason: expect.stringContaining('subscription was kept'),
  })
  expect((await mira.get<{ endpoint: string }>(path)).body.endpoint).toBe(endpoint)
})

test('reports the check that failed and deletes what was created', async () => {
  const { controls } = server().instance
  const before = await countOwnPosts()
  controls.fail({ path: '/api/v1/bookmarks', status: 500, error: 'It hurts' })
  const findings = await runChecksOn(null)
  controls.clearFaults()

  expect(findings.filter(({ isFailure }) => isFailure)).toMatchObject([
    { step: 'bookmarks', verdict: 'broken', reason: '500 It hurts' },
  ])
  expect(await countOwnPosts()).toBe(before)
})
