import { expect, test } from 'vitest'
import { getWorkspaceInitials } from './index.ts'

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
])('shows %j as %s in the rail', { tags: ['BY-42'] }, (name, mark) => {
  expect(getWorkspaceInitials(name)).toBe(mark)
})
