import { expect, test } from 'vitest'
import { workspaceMark } from './index.ts'

test.each([
  ['Work', 'W'],
  ['deep work today', 'DW'],
  ['  élan', 'É'],
  ['🌻 Garden', '🌻'],
  ['👩‍👩‍👧 Family', '👩‍👩‍👧'],
  ['🇪🇪', '🇪🇪'],
  ['Café 🌻', 'C🌻'],
  ['#cats', 'C'],
  ['…', '…'],
  ['3', '3'],
  ['12', '12'],
  ['東京 散歩', '東散'],
  ['', ''],
])('%j is %s in the rail', { tags: ['BY-42'] }, (name, mark) => {
  expect(workspaceMark(name)).toBe(mark)
})
