import { expect, test } from 'vitest'
import { getSavedColumns } from '@colonnade/domain/settings'
import { flushPromises } from '../../testing/fake-clock.ts'
import { signInTwice } from '../../testing/two-accounts.ts'
import { readLocalCopy } from '../settings/server-settings.ts'
import { FIRST_ROWS_TIMEOUT_MS } from '../ui/run-after-first-rows.ts'
import { changeColumnAccountAtom } from './change-column-account.ts'
import { columnsAtom, unreadAtoms, updateColumnParamsAtom } from './columns.ts'
import { columnIdsAtom } from './workspaces.ts'

test(
  'gives a column to another account, in its place and with its settings',
  { tags: ['BY-02'] },
  async () => {
    const { world, first, second, restart } = await signInTwice()
    const { app, platform } = world
    await platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
    await flushPromises()
    const home = app.get(columnsAtom).find(({ id }) => id === 'HOME')!
    app.set(updateColumnParamsAtom, home.uuid, ['look', 'title'], 'Sea')
    app.set(unreadAtoms(home.uuid), 3)
    const order = app.get(columnIdsAtom)
    const getSaved = (key: typeof first.key) =>
      JSON.stringify(getSavedColumns(readLocalCopy(platform.storage, key)?.data))

    app.set(changeColumnAccountAtom, home.uuid, second.key)
    await flushPromises()

    const given = app.get(columnsAtom).find(({ uuid }) => uuid === home.uuid)
    expect(given).toMatchObject({ accountKey: second.key, params: { look: { title: 'Sea' } } })
    expect(app.get(columnIdsAtom)).toEqual(order)
    expect(app.get(unreadAtoms(home.uuid))).toBe(0)
    expect(getSaved(first.key)).not.toContain(home.uuid)
    expect(getSaved(second.key)).toContain(home.uuid)

    await restart()
    expect(app.get(columnIdsAtom)).toEqual(order)
    app.set(changeColumnAccountAtom, home.uuid, first.key)
    await platform.clock.advance(FIRST_ROWS_TIMEOUT_MS)
    await flushPromises()
    expect(getSaved(first.key)).toContain(home.uuid)
    expect(getSaved(second.key)).not.toContain(home.uuid)
  },
)
