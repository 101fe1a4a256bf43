import { expect, test } from 'vitest'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { loadingBarAtom } from '../ui/loading-bar.ts'
import { alertsAtom } from '../ui/messages.ts'
import { FIRST_FILTERS_MS, keepFiltersAtom, startFollowingFilters } from './filters.ts'
import { filterRulesAtom } from './own-filters.ts'

const GET = 'GET /api/v2/filters'

const filter = (title: string) => ({
  id: '1',
  title,
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: '2', keyword: title, whole_word: true }],
  statuses: [],
})

function following() {
  const opened = testSession()
  const { session, server, platform } = opened
  server.on(GET, () => Response.json([filter('first')]))
  const stop = startFollowingFilters(session)
  platform.sockets[0]?.open()
  const phrases = () =>
    session.store.get(filterRulesAtom(session)).phrases.map(({ phrase }) => phrase)
  const change = async (title: string) => {
    server.on(GET, () => Response.json([filter(title)]))
    platform.sockets[0]?.tell(['user'], 'filters_changed', '')
    await platform.clock.advance(0)
  }
  return { ...opened, stop, phrases, change }
}

test(
  'filters are fetched half a second after the start, and whenever they changed',
  { tags: ['FLT-01'] },
  async () => {
    const { server, platform, phrases, change } = following()
    await platform.clock.advance(FIRST_FILTERS_MS - 1)
    expect(server.calls()).toEqual([])

    await platform.clock.advance(1)
    expect(phrases()).toEqual(['first'])

    await change('second')
    expect(phrases()).toEqual(['second'])
  },
)

test('a change that was missed while the stream was away is made up for', async () => {
  const { server, platform, phrases } = following()
  await platform.clock.advance(FIRST_FILTERS_MS)
  platform.sockets[0]?.drop()
  server.on(GET, () => Response.json([filter('meanwhile')]))

  await platform.clock.advance(2_000)
  platform.sockets.at(-1)?.open()
  await platform.clock.advance(0)

  expect(phrases()).toEqual(['meanwhile'])
})

test(
  'an answer that was under way while a filter was saved is not believed: all are asked for again',
  { tags: ['FLT-01'] },
  async () => {
    const { session, server, platform, phrases } = following()
    const answers: (() => void)[] = []
    server.on(
      GET,
      () =>
        new Promise((resolve) => {
          const title = answers.length === 0 ? 'before' : 'after'
          answers.push(() => resolve(Response.json([filter(title)])))
        }),
    )
    await platform.clock.advance(FIRST_FILTERS_MS)

    session.store.set(keepFiltersAtom, session, [])
    answers[0]?.()
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.()

    await expect.poll(phrases).toEqual(['after'])
  },
)

test(
  'a failure keeps what is known, without an alert or a loading bar',
  { tags: ['FLT-12', 'ERR-06'] },
  async () => {
    const { session, server, platform, phrases } = following()
    await platform.clock.advance(FIRST_FILTERS_MS)
    let wasLoading = false
    session.app.sub(loadingBarAtom, () => {
      wasLoading = true
    })

    server.on(GET, () => refuse(500))
    platform.sockets[0]?.tell(['user'], 'filters_changed', '')
    await platform.clock.advance(10_000)

    expect(phrases()).toEqual(['first'])
    expect(session.app.get(alertsAtom)).toEqual([])
    expect(wasLoading).toBe(false)
  },
)

test('after the end nobody asks', async () => {
  const { server, platform, stop, change } = following()

  stop()
  await platform.clock.advance(FIRST_FILTERS_MS)
  await change('second')

  expect(server.calls()).toEqual([])
})
