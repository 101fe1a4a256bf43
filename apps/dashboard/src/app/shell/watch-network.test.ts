import { expect, test } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import type { Network } from '../../lib/shell/network.ts'
import { toAnySource, openColumns } from '../../state/list-columns/column-source.ts'
import { retryUntilSuccess } from '../../state/retry-until-success.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { createTimelineSource } from '../../state/timelines/timeline-source.ts'
import { toastsAtom, showErrorAtom } from '../../state/ui/messages.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { startWatchingNetwork, STABLE_MS } from './watch-network.ts'

function openDeck(isThere: boolean) {
  const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
  const { app } = session
  server.on('GET /api/v1/timelines/home', () => createPageResponse([]))
  const home = createTimelineSource(session, encodeTimelineKey({ kind: 'home' }))
  openColumns(session).set('a', toAnySource(home))
  app.set(sessionsAtom, [session])
  let say = (_isThere: boolean) => undefined as void
  const network: Network = {
    isOnline: () => isThere,
    watch: (listener) => {
      say = listener
      return () => {
        say = () => undefined
      }
    },
  }
  const stop = startWatchingNetwork(app, network)
  const getToasts = () => app.get(toastsAtom).map(({ text }) => text)
  return { session, getToasts, stop, server, platform, say: (is: boolean) => say(is) }
}

const GONE = "You're offline. What you write is saved in this browser."
const BACK = "You're back online"

test('shows one toast when the network is lost and one when it is back', async () => {
  const { getToasts, say, stop, platform } = openDeck(true)
  expect(getToasts()).toEqual([])

  say(false)
  say(false)
  await platform.clock.advance(STABLE_MS)
  expect(getToasts()).toEqual([GONE])
  say(true)
  await platform.clock.advance(STABLE_MS)

  expect(getToasts()).toEqual([GONE, BACK])
  stop()
})

test('shows no toast for a short network loss', async () => {
  const { getToasts, say, stop, platform } = openDeck(true)

  say(false)
  await platform.clock.advance(STABLE_MS - 1)
  say(true)
  await platform.clock.advance(STABLE_MS)

  expect(getToasts()).toEqual([])
  stop()
})

test('shows no toast when the alert of a failed request already says so', async () => {
  const { session, getToasts, say, stop, platform } = openDeck(true)

  say(false)
  platform.setOffline(true)
  await platform.clock.advance(STABLE_MS - 1)
  session.app.set(showErrorAtom, new ApiError('network'))
  await platform.clock.advance(1)

  expect(getToasts()).toEqual([])
  stop()
})

test(
  'shows a toast when it starts offline, and loads columns and server data once online',
  { tags: ['BY-17'] },
  async () => {
    const { getToasts, say, stop, server, platform } = openDeck(false)
    expect(getToasts()).toEqual([GONE])
    const asks = (path: string) => server.calls().filter((call) => call.includes(path)).length
    expect(asks('/timelines/home')).toBe(0)

    say(true)
    await platform.clock.advance(0)

    expect(asks('/timelines/home')).toBe(1)
    expect(asks('/notifications')).toBe(1)
    expect(asks('/api/v2/instance')).toBe(1)
    stop()
  },
)

test('repeats the failed requests of the start once the network is back', async () => {
  const { session, say, stop, platform } = openDeck(false)
  let requestCount = 0
  await retryUntilSuccess(session, 'tides', () => {
    requestCount += 1
    return Promise.resolve(requestCount === 1 ? new ApiError('network') : null)
  })

  say(true)
  await platform.clock.advance(0)

  expect(requestCount).toBe(2)
  stop()
})
