import { expect, test, vi } from 'vitest'
import { openStore } from '../store/open-store.ts'
import { createFakeTime } from '../testing/fake-time.ts'
import { tinyWorld } from '../testing/tiny-world.ts'
import { createUploads } from './uploads.ts'

// Not beside tests with a server: opening this store holds the process up, and a server closes idle connections meanwhile.
test('tells of clearing away that failed, and ends it before it is closed', async () => {
  const { clock } = createFakeTime(Date.now())
  const makeWorld = () => tinyWorld(new Date())
  const store = await openStore({ place: { kind: 'memory' }, clock, makeWorld })
  const turns: (() => void)[] = []
  const onError = vi.fn<(error: unknown) => void>()
  const uploads = createUploads({
    store,
    schedule: (_ms, turn) => {
      turns.push(turn)
      return () => undefined
    },
    folder: null,
    room: { account: 0, all: 0 },
    onError,
  })
  await store.close()

  turns.shift()?.()
  await uploads.close()

  expect(onError).toHaveBeenCalledOnce()
})
