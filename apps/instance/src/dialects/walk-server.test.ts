import { expect, test, vi } from 'vitest'
import { type Finding, walkServer } from '@colonnade/api-client/journey'
import { browserSockets } from '../testing/browser-socket.ts'
import { speakingInstance } from '../testing/speaking-instance.ts'
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

const steps = (findings: readonly Finding[], verdict: Finding['verdict']) =>
  findings.flatMap((finding) => (finding.verdict === verdict ? [finding.step] : []))

const ownPosts = async () => {
  const path = `/api/v1/accounts/${await server().accountId('mira')}/statuses?limit=40`
  return (await (await server().as('mira')).get<readonly unknown[]>(path)).body.length
}

const WAYS = [
  [null, [], []],
  ['gotosocial', ['the same post sent again'], ['notifications in groups']],
  ['hollo', [], ['direct posts', 'notifications in groups', 'filters', 'stream']],
  ['snac', ['the same post sent again', 'deletion'], ['notifications in groups', 'stream']],
  [
    'mastodon-2019',
    [],
    ['notifications in groups', 'preferences', 'where one has read to', 'edit'],
  ],
] as const

test.each(WAYS)(
  'on %s everything that the dashboard needs works, and what is otherwise is told [BY-01]',
  async (dialect, differing, missing) => {
    const before = await ownPosts()
    const findings = await walk(dialect)

    expect(findings.filter(({ isFailure }) => isFailure)).toEqual([])
    expect(steps(findings, 'differs')).toEqual(differing)
    expect(steps(findings, 'absent')).toEqual(missing)
    expect(await ownPosts()).toBe(before)
  },
)

test('without leave to write it asks and changes nothing', async () => {
  const before = await ownPosts()
  const findings = await walk(null, false)

  expect(findings.some(({ step }) => step === 'direct post to oneself')).toBe(false)
  expect(findings.map(({ verdict }) => verdict)).not.toContain('broken')
  expect(await ownPosts()).toBe(before)
})

test('a server that refuses the token fails by what the dashboard needs, and the token is in no word of it', async () => {
  const findings = await walkServer({
    baseUrl: server().url,
    accessToken: 'a-token-of-nobody',
    WebSocket: browserSockets().WebSocket,
    mayWrite: true,
    patienceMs: 200,
  })

  expect(findings.filter(({ isFailure }) => isFailure).map(({ step }) => step)).toEqual(
    expect.arrayContaining(['who I am', 'home timeline', 'direct post to oneself']),
  )
  expect(JSON.stringify(findings)).not.toContain('a-token-of-nobody')
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
