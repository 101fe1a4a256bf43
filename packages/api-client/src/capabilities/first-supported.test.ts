import { expect, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { firstSupported, type Way } from './first-supported.ts'

const lacking: Way<string> = () => Promise.reject(new ApiError('unsupported', { status: 404 }))

test('the first way that the server offers is taken, the others are not tried', async () => {
  const best = vi.fn<Way<string>>(() => Promise.resolve('best'))
  const other = vi.fn<Way<string>>()

  const result = await firstSupported({ skipLoading: true }, [lacking, best, other])

  expect(result).toBe('best')
  expect(best).toHaveBeenCalledWith({ skipLoading: true, hasTwin: true })
  expect(other).not.toHaveBeenCalled()
})

test('a failure that is no lack ends it', async () => {
  const other = vi.fn<Way<string>>()
  const broken = new ApiError('response', { status: 500 })

  const result = firstSupported({}, [() => Promise.reject(broken), other])

  await expect(result).rejects.toBe(broken)
  expect(other).not.toHaveBeenCalled()
})

test('the last way fails in its own name, so that somebody is told', async () => {
  const last = vi.fn<Way<string>>(lacking)

  await expect(firstSupported({}, [lacking, last])).rejects.toMatchObject({ kind: 'unsupported' })
  expect(last).toHaveBeenCalledWith({})
})
