import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { updateLayout } from './ThreadList.tsx'

const createIds = (...names: readonly string[]) => names.map(statusId)
const LAYOUT = { rows: createIds('3', '5', '8'), first: 100 }

test.each([
  ['decreases the first index when rows are inserted above', ['1', '2', '3', '4', '5', '8'], 97],
  ['keeps the first index when rows are inserted below', ['3', '5', '6', '8', '9'], 100],
  ['increases the first index when rows are deleted above', ['5', '8'], 101],
  ['keeps the first index when the anchor row is missing', ['3', '8'], 100],
])('updateLayout: %s', { tags: ['TH-05'] }, (_what, rows, first) => {
  expect(updateLayout(LAYOUT, createIds(...rows), statusId('5'))).toEqual({
    rows: createIds(...rows),
    first,
  })
})
