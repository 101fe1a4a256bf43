import { expect, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { tryInOrder, type Attempt } from './try-in-order.ts'

const rejectAsUnsupported: Attempt<string> = () =>
  Promise.reject(new ApiError('unsupported', { status: 404 }))

test('uses the first supported attempt and skips the others', async () => {
  const best = vi.fn<Attempt<string>>(() => Promise.resolve('best'))
  const other = vi.fn<Attempt<string>>()

  const result = await tryInOrder({ skipLoading: true }, [rejectAsUnsupported, best, other])

  expect(result).toBe('best')
  expect(best).toHaveBeenCalledWith({ skipLoading: true, hasFallback: true })
  expect(other).not.toHaveBeenCalled()
})

test('stops at a failure other than a missing capability', async () => {
  const other = vi.fn<Attempt<string>>()
  const broken = new ApiError('response', { status: 500 })

  const result = tryInOrder({}, [() => Promise.reject(broken), other])

  await expect(result).rejects.toBe(broken)
  expect(other).not.toHaveBeenCalled()
})

test('lets the last attempt fail without a fallback, so that an alert is shown', async () => {
  const last = vi.fn<Attempt<string>>(rejectAsUnsupported)

  await expect(tryInOrder({}, [rejectAsUnsupported, last])).rejects.toMatchObject({
    kind: 'unsupported',
  })
  expect(last).toHaveBeenCalledWith({})
})
