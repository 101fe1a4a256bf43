import { expect, test } from 'vitest'
import { column, testSession } from '../../testing/test-session.ts'
import { addColumnBesideAtom } from './arrange-columns.ts'
import { columnsAtom } from './columns.ts'
import { columnIdsAtom } from './workspaces.ts'

const THREE = [column('a', 'COMPOSE'), column('b', 'HOME'), column('c', 'NOTIFICATIONS')]
const requestedColumn = { id: 'THREAD', params: { id: '7' } }

test.each([
  ['a', ['a', 'new', 'b', 'c']],
  ['b', ['a', 'b', 'new', 'c']],
  [null, ['a', 'b', 'c', 'new']],
  ['gone', ['a', 'b', 'c', 'new']],
])(
  'inserts a column that was opened from %s after it',
  { tags: ['BY-35', 'COL-08'] },
  (after, order) => {
    const { app } = testSession({ columns: THREE }).session

    const uuid = app.set(addColumnBesideAtom, requestedColumn, after)

    expect(app.get(columnIdsAtom)).toEqual(order.map((id) => (id === 'new' ? uuid : id)))
    expect(app.get(columnsAtom).at(-1)).toMatchObject(requestedColumn)
  },
)
