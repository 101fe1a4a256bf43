import { expect, test } from 'vitest'
import type { InstanceEntity } from '@colonnade/domain/entities'
import { settled } from '../../testing/fake-clock.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { currentSessionAtom } from '../sessions.ts'
import { LATEST_MS } from '../ui/first-rows.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
  accounts: { 1: mira },
}

const says = (version: string) => (): Response =>
  Response.json({ domain: 'colonnade.example', version } satisfies Partial<InstanceEntity>)

test(
  'a page asks its server once what it is, after the start, and guesses what it offers',
  { tags: ['BY-01'] },
  async () => {
    const { app, start, server, platform, called } = testBrowser({ initialState: PAGE_STATE })
    server.on('GET /api/v2/instance', says('3.2.0'))

    const stop = await start()
    expect(called('GET /api/v2/instance')).toBe(0)
    await platform.clock.advance(LATEST_MS)
    await settled()
    await platform.clock.advance(1)

    const { api } = app.get(currentSessionAtom)!
    expect(api.capabilities.of('multiplexing')).toBe('no')
    expect(api.capabilities.of('bookmarks')).toBe('yes')
    expect(called('GET /api/v2/instance')).toBe(1)
    stop()
  },
)

test('a server of its own silence leaves all worth a try', { tags: ['BY-01'] }, async () => {
  const { app, start, server, platform } = testBrowser({ initialState: PAGE_STATE })
  server.on('GET /api/v2/instance', () => Response.json({}, { status: 500 }))

  const stop = await start()
  await platform.clock.advance(10_000)

  expect(app.get(currentSessionAtom)!.api.capabilities.of('multiplexing')).toBe('unknown')
  stop()
})

test(
  'a sign-in knows from its start what the server said, which is not asked for twice',
  { tags: ['BY-01'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/?server=colonnade.example' })
    world.server.on('GET /api/v2/instance', says('2.7.2 (compatible; Akkoma 3.10.4)'))
    await signIn(world)

    const before = world.called('GET /api/v2/instance')
    const stop = await world.start()
    await world.platform.clock.advance(LATEST_MS)

    const { api } = world.app.get(currentSessionAtom)!
    expect(api.capabilities.of('multiplexing')).toBe('no')
    expect(world.called('GET /api/v2/instance')).toBe(before + 1)
    stop()
  },
)
