import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { keepPlace } from './ThreadList.tsx'

const ids = (...names: readonly string[]) => names.map(statusId)
const LAYOUT = { rows: ids('3', '5', '8'), first: 100 }

test.each([
  ['what comes in above it counts down', ['1', '2', '3', '4', '5', '8'], 97],
  ['what comes in below it changes nothing', ['3', '5', '6', '8', '9'], 100],
  ['what is deleted above it counts up', ['5', '8'], 101],
  ['without it the numbers stay', ['3', '8'], 100],
])(
  'the row at the top of the view keeps its number: %s',
  { tags: ['TH-05'] },
  (_what, rows, first) => {
    expect(keepPlace(LAYOUT, ids(...rows), statusId('5'))).toEqual({ rows: ids(...rows), first })
  },
)
