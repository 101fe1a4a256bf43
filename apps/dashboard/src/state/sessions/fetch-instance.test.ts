import { expect, test } from 'vitest'
import type { InstanceEntity } from '@colonnade/domain/entities'
import { flushPromises } from '../../testing/fake-clock.ts'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { currentSessionAtom } from '../sessions.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../ui/run-after-first-rows.ts'

const PAGE_STATE = {
  meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
  accounts: { 1: mira },
}

const createInstance = (version: string) => (): Response =>
  Response.json({ domain: 'colonnade.example', version } satisfies Partial<InstanceEntity>)

test(
  'fetches the instance of the page’s server once after the start and infers its capabilities',
  { tags: ['BY-01'] },
  async () => {
    const { app, start, server, platform, called } = testBrowser({ initialState: PAGE_STATE })
    server.on('GET /api/v2/instance', createInstance('3.2.0'))

    const stop = await start()
    expect(called('GET /api/v2/instance')).toBe(0)
    await platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
    await flushPromises()
    await platform.clock.advance(1)

    const { api } = app.get(currentSessionAtom)!
    expect(api.capabilities.getSupport('multiplexing')).toBe('no')
    expect(api.capabilities.getSupport('bookmarks')).toBe('yes')
    expect(called('GET /api/v2/instance')).toBe(1)
    stop()
  },
)

test(
  'assumes that all features are available when the server does not describe itself',
  { tags: ['BY-01'] },
  async () => {
    const { app, start, server, platform } = testBrowser({ initialState: PAGE_STATE })
    server.on('GET /api/v2/instance', () => Response.json({}, { status: 500 }))

    const stop = await start()
    await platform.clock.advance(10_000)

    expect(app.get(currentSessionAtom)!.api.capabilities.getSupport('multiplexing')).toBe('unknown')
    stop()
  },
)

test(
  'uses the instance fetched with the sign-in and does not fetch it twice',
  { tags: ['BY-01'] },
  async () => {
    const world = testBrowser({ href: 'https://deck.example/?server=colonnade.example' })
    world.server.on('GET /api/v2/instance', createInstance('2.7.2 (compatible; Akkoma 3.10.4)'))
    await signIn(world)

    const before = world.called('GET /api/v2/instance')
    const stop = await world.start()
    await world.platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)

    const { api } = world.app.get(currentSessionAtom)!
    expect(api.capabilities.getSupport('multiplexing')).toBe('no')
    expect(world.called('GET /api/v2/instance')).toBe(before + 1)
    stop()
  },
)
