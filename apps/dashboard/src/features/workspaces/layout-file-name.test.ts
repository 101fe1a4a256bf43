import { expect, test } from 'vitest'
import { getLayoutFileName } from './OpenWorkspaceMenu.tsx'

test.each([
  [new Date(2026, 10, 23), 'colonnade-layout-2026-11-23.json'],
  [new Date(2027, 0, 2, 23, 59), 'colonnade-layout-2027-01-02.json'],
])('names a layout of %s as %s', { tags: ['BY-48'] }, (day, name) => {
  expect(getLayoutFileName(day)).toBe(name)
})
