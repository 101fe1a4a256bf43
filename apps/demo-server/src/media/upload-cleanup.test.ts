import { expect, test, vi } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { createFakeTime } from '../testing/fake-time.ts'
import { createSmallSeedData } from '../testing/small-seed-data.ts'
import { createUploads } from './uploads.ts'

// In a file without a test server, because opening this store blocks the process and a server would close idle
// connections.
test('reports a failed cleanup and waits for it on close', async () => {
  const { clock } = createFakeTime(Date.now())
  const makeWorld = () => createSmallSeedData(new Date())
  const store = await openStore({ place: { kind: 'memory' }, clock, createSeedData: makeWorld })
  const turns: (() => void)[] = []
  const onError = vi.fn<(error: unknown) => void>()
  const uploads = createUploads({
    store,
    schedule: (_ms, turn) => {
      turns.push(turn)
      return () => undefined
    },
    folder: null,
    quota: { account: 0, all: 0 },
    onError,
  })
  await store.close()

  turns.shift()?.()
  await uploads.close()

  expect(onError).toHaveBeenCalledOnce()
})
