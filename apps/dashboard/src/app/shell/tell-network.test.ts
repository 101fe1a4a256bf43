import { expect, test } from 'vitest'
import { ApiError } from '@colonnade/api-client'
import { encodeTimelineKey } from '@colonnade/domain/timeline'
import type { Network } from '../../lib/shell/network.ts'
import { asAnySource, openColumns } from '../../state/list-columns/column-source.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { timelineSource } from '../../state/timelines/timeline-source.ts'
import { noticesAtom, showErrorAtom } from '../../state/ui/messages.ts'
import { askUntilAnswered } from '../../state/until-answered.ts'
import { page } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { startTellingNetwork, STEADY_MS } from './tell-network.ts'

function deckOn(isThere: boolean) {
  const { session, server, platform } = testSession({ columns: [column('a', 'HOME')] })
  const { app } = session
  server.on('GET /api/v1/timelines/home', () => page([]))
  const home = timelineSource(session, encodeTimelineKey({ kind: 'home' }))
  openColumns(session).set('a', asAnySource(home))
  app.set(sessionsAtom, [session])
  let say = (_isThere: boolean) => undefined as void
  const network: Network = {
    isThere: () => isThere,
    watch: (listener) => {
      say = listener
      return () => {
        say = () => undefined
      }
    },
  }
  const stop = startTellingNetwork(app, network)
  const said = () => app.get(noticesAtom).map(({ text }) => text)
  return { session, said, stop, server, platform, say: (is: boolean) => say(is) }
}

const GONE = "You're offline. What you write is saved in this browser."
const BACK = "You're back online"

test('that the network is gone is said once, and that it is back too', async () => {
  const { said, say, stop, platform } = deckOn(true)
  expect(said()).toEqual([])

  say(false)
  say(false)
  await platform.clock.advance(STEADY_MS)
  expect(said()).toEqual([GONE])
  say(true)
  await platform.clock.advance(STEADY_MS)

  expect(said()).toEqual([GONE, BACK])
  stop()
})

test('of a network that is gone for a moment nothing is said', async () => {
  const { said, say, stop, platform } = deckOn(true)

  say(false)
  await platform.clock.advance(STEADY_MS - 1)
  say(true)
  await platform.clock.advance(STEADY_MS)

  expect(said()).toEqual([])
  stop()
})

test('what the alert of a failed call has just said is not said again', async () => {
  const { session, said, say, stop, platform } = deckOn(true)

  say(false)
  platform.setOffline(true)
  await platform.clock.advance(STEADY_MS - 1)
  session.app.set(showErrorAtom, new ApiError('network'))
  await platform.clock.advance(1)

  expect(said()).toEqual([])
  stop()
})

test(
  'who starts without a network is told so; once it is back columns ask at once, and the server what it offers',
  { tags: ['BY-17'] },
  async () => {
    const { said, say, stop, server, platform } = deckOn(false)
    expect(said()).toEqual([GONE])
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

test('what could not be read at the start is asked for once the network is back', async () => {
  const { session, say, stop, platform } = deckOn(false)
  let asked = 0
  await askUntilAnswered(session, 'tides', () => {
    asked += 1
    return Promise.resolve(asked === 1 ? new ApiError('network') : null)
  })

  say(true)
  await platform.clock.advance(0)

  expect(asked).toBe(2)
  stop()
})
