import { expect, test } from 'vitest'
import { pause } from './retry.ts'

test('rejects as soon as the signal aborts, before or during the pause', async () => {
  const stop = new AbortController()
  const running = pause(600_000, stop.signal)
  stop.abort(new Error('enough'))

  await expect(running).rejects.toThrow('enough')
  await expect(pause(600_000, stop.signal)).rejects.toThrow('enough')
  await expect(pause(1, undefined)).resolves.toBeUndefined()
})
