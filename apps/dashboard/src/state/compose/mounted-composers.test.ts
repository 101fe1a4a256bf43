import { createStore } from 'jotai/vanilla'
import { expect, test } from 'vitest'
import { hasComposerAtom, mountComposerAtom } from './composer-focus.ts'

test('reports a mounted composer after one of two is unmounted', { tags: ['CMP-33'] }, () => {
  const store = createStore()
  expect(store.set(hasComposerAtom)).toBe(false)

  const leaveFirst = store.set(mountComposerAtom)
  const leaveSecond = store.set(mountComposerAtom)
  leaveFirst()
  expect(store.set(hasComposerAtom)).toBe(true)

  leaveSecond()
  expect(store.set(hasComposerAtom)).toBe(false)
})
