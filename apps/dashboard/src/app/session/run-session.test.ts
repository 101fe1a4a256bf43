import { expect, onTestFinished, test } from 'vitest'
import { listId } from '@colonnade/domain/entities'
import { RETRY_MS } from '../../lib/retry.ts'
import { customEmojisAtom } from '../../state/entities/custom-emojis.ts'
import { ingestAccountsAtom } from '../../state/entities/ingest.ts'
import { serverFiltersAtom } from '../../state/filters/own-filters.ts'
import { listAtoms } from '../../state/lists/lists.ts'
import { peopleLists } from '../../state/people-lists/people-lists.ts'
import { stateToSave } from '../../state/settings/load-settings.ts'
import { askUnanswered } from '../../state/until-answered.ts'
import { account } from '../../testing/factories.ts'
import { page, refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { runSession } from './run-session.ts'

const LISTS = 'GET /api/v1/lists'
const ONCE = [
  LISTS,
  'GET /api/v1/custom_emojis',
  'GET /api/v1/follow_requests',
  'GET /api/v2/filters',
]

/** Longer than any call is tried by itself. */
const TRIED_MS = 20_000

/** A start at which everything that is read once was kept away. */
async function start(keptAway: () => Response | Promise<Response>) {
  const opened = testSession()
  const { session, server, platform } = opened
  session.store.set(ingestAccountsAtom, session, [account({ id: '1', locked: true })])
  for (const route of ONCE) server.on(route, keptAway)
  onTestFinished(runSession(session, stateToSave(session)))
  await platform.clock.advance(TRIED_MS)
  const { get } = session.store
  const asked = () => server.calls().filter((call) => call === LISTS).length
  const answer = () => {
    server.on(LISTS, () =>
      Response.json([{ id: '3', title: 'Tides', replies_policy: 'list', exclusive: false }]),
    )
    server.on('GET /api/v1/custom_emojis', () =>
      Response.json([
        {
          shortcode: 'blob',
          url: 'https://x.example/b.png',
          static_url: 'https://x.example/b.png',
        },
      ]),
    )
    server.on('GET /api/v1/follow_requests', () => page([account({ id: '7' })]))
    server.on('GET /api/v2/filters', () => Response.json([]))
  }
  const read = () => ({
    list: get(listAtoms(session)(listId('3')))?.title,
    emojis: get(customEmojisAtom(session)).map(({ shortcode }) => shortcode),
    requests: get(peopleLists.atoms(session)('FOLLOW_REQUESTS')).items,
    filters: get(serverFiltersAtom(session)).filters,
  })
  return { ...opened, asked, answer, read }
}

const ALL = { list: 'Tides', emojis: ['blob'], requests: ['7'], filters: [] }

test(
  'what a start without a network could not read is read once it is back',
  { tags: ['LST-05', 'EMO-01', 'FLT-01', 'SES-16'] },
  async () => {
    const { session, platform, answer, read } = await start(() =>
      Promise.reject(new TypeError('offline')),
    )
    expect(read()).toMatchObject({ list: undefined, emojis: [], requests: [], filters: null })
    answer()

    askUnanswered(session)
    await platform.clock.advance(0)

    expect(read()).toEqual(ALL)
  },
)

test('what a passing fault kept away at the start comes by itself, while the page is seen', async () => {
  const { platform, asked, answer, read } = await start(() => refuse(503))
  answer()
  platform.setHidden(true)
  const before = asked()
  await platform.clock.advance(2 * RETRY_MS)
  expect(asked()).toBe(before)

  platform.setHidden(false)
  await platform.clock.advance(RETRY_MS)
  expect(read()).toEqual(ALL)
  await platform.clock.advance(2 * RETRY_MS)

  expect(asked()).toBe(before + 1)
})

test('what the server refuses for good is not asked for again', async () => {
  const { platform, asked } = await start(() => refuse(403))
  const before = asked()

  await platform.clock.advance(3 * RETRY_MS)

  expect(asked()).toBe(before)
})
