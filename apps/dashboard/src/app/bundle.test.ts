import { expect, test, vi } from 'vitest'
import { bundle, BundleError } from './bundle.ts'

const Part = () => null

test('a part is fetched when it is wanted, and there once it has arrived [BUN-01]', async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part))
  const part = bundle(fetchPart)
  expect(fetchPart).not.toHaveBeenCalled()
  expect(part.peek()).toBeNull()

  const loading = part.load()
  expect(part.peek()).toBeNull()

  await expect(loading).resolves.toEqual({ default: Part })
  expect(part.peek()).toBe(Part)
})

test('a part that has arrived, or is on its way, is not fetched again [BUN-03]', async () => {
  const fetchPart = vi.fn(() => Promise.resolve(Part))
  const part = bundle(fetchPart)

  await Promise.all([part.load(), part.load()])
  await part.load()

  expect(fetchPart).toHaveBeenCalledOnce()
})

test('a part that does not arrive says so, with the reason, and can be asked for again [BUN-01, BUN-03]', async () => {
  const reason = new TypeError('Failed to fetch')
  const fetchPart = vi.fn(() => Promise.resolve(Part)).mockRejectedValueOnce(reason)
  const part = bundle(fetchPart)

  const failed = await part.load().catch((error: unknown) => error)
  expect(failed).toBeInstanceOf(BundleError)
  expect(failed).toMatchObject({ cause: reason })
  expect(part.peek()).toBeNull()

  await part.load()
  expect(fetchPart).toHaveBeenCalledTimes(2)
  expect(part.peek()).toBe(Part)
})
