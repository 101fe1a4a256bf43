import { expect, test } from 'vitest'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { loadingBarAtom } from '../ui/loading-bar.ts'
import { alertsAtom } from '../ui/messages.ts'
import { filterRulesAtom } from './apply-filters.ts'
import { FIRST_FILTERS_MS, storeFiltersAtom, startSyncingFilters } from './fetch-filters.ts'

const GET = 'GET /api/v2/filters'

const createFilter = (title: string) => ({
  id: '1',
  title,
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [{ id: '2', keyword: title, whole_word: true }],
  statuses: [],
})

function openSession() {
  const opened = testSession()
  const { session, server, platform } = opened
  server.on(GET, () => Response.json([createFilter('first')]))
  const stop = startSyncingFilters(session)
  platform.sockets[0]?.open()
  const phrases = () =>
    session.store.get(filterRulesAtom(session)).phrases.map(({ phrase }) => phrase)
  const change = async (title: string) => {
    server.on(GET, () => Response.json([createFilter(title)]))
    platform.sockets[0]?.emit(['user'], 'filters_changed', '')
    await platform.clock.advance(0)
  }
  return { ...opened, stop, phrases, change }
}

test(
  'fetches filters half a second after the start and whenever they changed',
  { tags: ['FLT-01'] },
  async () => {
    const { server, platform, phrases, change } = openSession()
    await platform.clock.advance(FIRST_FILTERS_MS - 1)
    expect(server.calls()).toEqual([])

    await platform.clock.advance(1)
    expect(phrases()).toEqual(['first'])

    await change('second')
    expect(phrases()).toEqual(['second'])
  },
)

test('refetches filters that may have changed while the stream was disconnected', async () => {
  const { server, platform, phrases } = openSession()
  await platform.clock.advance(FIRST_FILTERS_MS)
  platform.sockets[0]?.drop()
  server.on(GET, () => Response.json([createFilter('later')]))

  await platform.clock.advance(2_000)
  platform.sockets.at(-1)?.open()
  await platform.clock.advance(0)

  expect(phrases()).toEqual(['later'])
})

test(
  'refetches all when a filter was saved while the request was pending',
  { tags: ['FLT-01'] },
  async () => {
    const { session, server, platform, phrases } = openSession()
    const answers: (() => void)[] = []
    server.on(
      GET,
      () =>
        new Promise((resolve) => {
          const title = answers.length === 0 ? 'before' : 'after'
          answers.push(() => resolve(Response.json([createFilter(title)])))
        }),
    )
    await platform.clock.advance(FIRST_FILTERS_MS)

    session.store.set(storeFiltersAtom, session, [])
    answers[0]?.()
    await expect.poll(() => answers.length).toBe(2)
    answers[1]?.()

    await expect.poll(phrases).toEqual(['after'])
  },
)

test(
  'keeps known filters when the request fails, without an alert or a loading bar',
  { tags: ['FLT-12', 'ERR-06'] },
  async () => {
    const { session, server, platform, phrases } = openSession()
    await platform.clock.advance(FIRST_FILTERS_MS)
    let wasLoading = false
    session.app.sub(loadingBarAtom, () => {
      wasLoading = true
    })

    server.on(GET, () => createErrorResponse(500))
    platform.sockets[0]?.emit(['user'], 'filters_changed', '')
    await platform.clock.advance(10_000)

    expect(phrases()).toEqual(['first'])
    expect(session.app.get(alertsAtom)).toEqual([])
    expect(wasLoading).toBe(false)
  },
)

test('sends no request after it is stopped', async () => {
  const { server, platform, stop, change } = openSession()

  stop()
  await platform.clock.advance(FIRST_FILTERS_MS)
  await change('second')

  expect(server.calls()).toEqual([])
})
