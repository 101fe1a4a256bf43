import { expect, test, vi } from 'vitest'
import { memoryStorage } from '../storage.ts'
import { askToKeep } from './browser-draft-room.ts'

function browser(isPersisted = false) {
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  return { persist, keeper: { persist, persisted: async () => isPersisted } }
}

test('a browser is asked once, also by later pages', { tags: ['BY-03'] }, async () => {
  const { persist, keeper } = browser()
  const notes = memoryStorage()

  await Promise.all([askToKeep(keeper, notes), askToKeep(keeper, notes)])
  await askToKeep(keeper, notes)

  expect(persist).toHaveBeenCalledOnce()
})

test('one that keeps everything already is not asked', async () => {
  const { persist, keeper } = browser(true)

  await askToKeep(keeper, memoryStorage())

  expect(persist).not.toHaveBeenCalled()
})

test.each([
  ['refuses', { persisted: async () => false, persist: () => Promise.reject(new TypeError('no')) }],
  ['cannot', undefined],
])('one that %s is left in peace', async (_title, keeper) => {
  await expect(askToKeep(keeper, memoryStorage())).resolves.toBeUndefined()
})
