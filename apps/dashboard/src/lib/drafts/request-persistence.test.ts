import { expect, test, vi } from 'vitest'
import { createMemoryStorage } from '../storage.ts'
import { requestPersistence } from './indexed-db-draft-store.ts'

function createBrowser(isPersisted = false) {
  const persist = vi.fn<() => Promise<boolean>>(async () => true)
  return { persist, keeper: { persist, persisted: async () => isPersisted } }
}

test('requests persistent storage once, even across page loads', { tags: ['BY-03'] }, async () => {
  const { persist, keeper } = createBrowser()
  const notes = createMemoryStorage()

  await Promise.all([requestPersistence(keeper, notes), requestPersistence(keeper, notes)])
  await requestPersistence(keeper, notes)

  expect(persist).toHaveBeenCalledOnce()
})

test('sends no request when storage is already persistent', async () => {
  const { persist, keeper } = createBrowser(true)

  await requestPersistence(keeper, createMemoryStorage())

  expect(persist).not.toHaveBeenCalled()
})

test.each([
  ['refuses', { persisted: async () => false, persist: () => Promise.reject(new TypeError('no')) }],
  ['cannot', undefined],
])('resolves when the browser %s', async (_title, keeper) => {
  await expect(requestPersistence(keeper, createMemoryStorage())).resolves.toBeUndefined()
})
