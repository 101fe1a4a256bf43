import { expect, test } from 'vitest'
import { readColumnLook } from '@colonnade/domain/columns'
import { statuses } from '../../testing/factories.ts'
import { flushPromises } from '../../testing/fake-clock.ts'
import { createPageResponse } from '../../testing/scripted-server.ts'
import { column, testSession } from '../../testing/test-session.ts'
import { removeColumnAtom } from '../columns/arrange-columns.ts'
import { columnAtoms, updateColumnParamsAtom } from '../columns/columns.ts'
import { openColumns } from '../list-columns/column-source.ts'
import { runMessageActionAtom, toastsAtom } from '../ui/messages.ts'
import { openColumnAtom } from './open-column.ts'
import { columnListAtoms } from './timeline-column-atoms.ts'
import { watchRecompute } from './watch-recompute.ts'

/** Opens a Home column and counts how often its rows are computed. */
async function openHome() {
  const { session, server } = testSession({ columns: [column('a', 'HOME'), column('b', 'PUBLIC')] })
  server.on('GET /api/v1/timelines/home', () => createPageResponse(statuses('9', '8')))
  session.store.set(openColumnAtom, session, 'a')
  await flushPromises()
  watchRecompute(session)
  const computed: string[] = []
  for (const [uuid, source] of openColumns(session)) {
    openColumns(session).set(uuid, {
      ...source,
      computeShownRows(...given) {
        computed.push(uuid)
        return source.computeShownRows(...given)
      },
    })
  }
  const setParam = (path: readonly string[], value: unknown) =>
    session.app.set(updateColumnParamsAtom, 'a', path, value)
  return { session, app: session.app, server, computed, setParam }
}

test(
  'computes no rows and sends no request when a title, a colour or an icon changes',
  { tags: ['BY-55'] },
  async () => {
    const { session, app, server, computed, setParam } = await openHome()
    const rows = session.store.get(columnListAtoms(session)('a')).items
    const sent = server.calls().length

    setParam(['look', 'title'], 'Friends')
    setParam(['look', 'colour'], 'teal')
    setParam(['look', 'icon'], '🦊')
    await flushPromises()

    expect(readColumnLook(app.get(columnAtoms('a'))!.params)).toEqual({
      title: 'Friends',
      colour: 'teal',
      icon: '🦊',
    })
    expect(computed).toEqual([])
    expect(session.store.get(columnListAtoms(session)('a')).items).toBe(rows)
    expect(server.calls()).toHaveLength(sent)

    setParam(['shows', 'reblog'], false)
    expect(computed).toEqual(['a'])
  },
)

test('restores the title of a removed column', { tags: ['BY-55', 'COL-03'] }, async () => {
  const { app, setParam } = await openHome()
  setParam(['look', 'title'], 'Friends')

  app.set(removeColumnAtom, 'a')
  app.set(runMessageActionAtom, app.get(toastsAtom)[0]!.key)

  expect(readColumnLook(app.get(columnAtoms('a'))!.params).title).toBe('Friends')
})
