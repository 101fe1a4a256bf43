import { expect, onTestFinished, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createMergedDeck, far, FAR, HOME, post } from '../../testing/merged-deck.ts'
import { columnsAtom, unreadAtoms, updateColumnParamsAtom } from '../columns/columns.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { sessionsAtom } from '../sessions.ts'
import { startWatchingColumns } from '../sessions/watch-columns.ts'
import { backgroundColumns } from '../timelines/background-columns.ts'
import { insertStatusesAtom } from '../timelines/insert-statuses.ts'

test('mutes a source for a while, and shows it again', { tags: ['BY-34'] }, async () => {
  const { open, items, session, platform } = createMergedDeck({
    own: [post('30', 30)],
    theirs: [far('9', 25)],
  })
  open()
  await flushPromises()

  const until = platform.clock.now() + 3_600_000
  session.app.set(updateColumnParamsAtom, 'a', ['mutedSources'], { [`${FAR}/home`]: until })
  expect(items()).toEqual(['30'])

  await platform.clock.advance(3_600_000)
  await flushPromises()
  expect(items()).toEqual(['30', 'far.example/9'])
})

test(
  'drops the rows of an account that is signed out, and of a source that is removed',
  { tags: ['BY-34'] },
  async () => {
    const { open, items, session, getView } = createMergedDeck({
      own: [post('30', 30)],
      theirs: [far('9', 25)],
    })
    open()
    await flushPromises()

    session.app.set(sessionsAtom, [session])

    expect(items()).toEqual(['30'])
    expect(getView().parts.map((part) => part.session?.key ?? null)).toEqual([session.key, null])
  },
)

test(
  'closes its sources, and keeps counting their posts in the background',
  { tags: ['BY-34'] },
  async () => {
    const { open, session, noor, platform } = createMergedDeck({
      own: [post('30', 30)],
      theirs: [far('9', 25)],
    })
    const stops = [startWatchingColumns(session), startWatchingColumns(noor)]
    onTestFinished(() => stops.forEach((stop) => stop()))
    const close = open()
    await flushPromises()
    expect(backgroundColumns(session).size + backgroundColumns(noor).size).toBe(0)

    close()

    expect([...openColumns(session), ...openColumns(noor)]).toEqual([])
    expect([...backgroundColumns(session)]).toEqual([['a', 'home']])
    expect([...backgroundColumns(noor)]).toEqual([[`a/source/${FAR}/home`, 'home']])
    noor.store.set(ingestStatusesAtom, noor, [far('12', 40)])
    noor.store.set(insertStatusesAtom, noor, HOME, [statusId('12')])
    await platform.clock.advance(3_000)
    expect(session.app.get(unreadAtoms('a'))).toBe(1)

    session.app.set(columnsAtom, [])
    expect(backgroundColumns(session).size + backgroundColumns(noor).size).toBe(0)
  },
)
