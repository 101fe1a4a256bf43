import { expect, test, vi } from 'vitest'
import { cutBody } from './fault-plan.ts'

test.each([
  [60, '1000', [400, 199, 1], 3],
  [60, '1000', [400, 400], 2],
  [0, '1000', [], 0],
  [100, '10', [9, 1], 2],
  [60, undefined, [], 0],
])(
  'closes the connection after %i %% of %s bytes and not before',
  (percent, length, chunks, last) => {
    const resetAndDestroy = vi.fn<() => void>()
    let take: (chunk: { readonly byteLength: number }) => void = () => undefined
    const gone: boolean[] = []
    cutBody(
      {
        headers: { 'content-length': length },
        socket: { resetAndDestroy },
        on: (_event, listener) => void (take = listener),
      },
      percent,
    )

    for (const byteLength of chunks) {
      gone.push(resetAndDestroy.mock.calls.length > 0)
      take({ byteLength })
    }
    gone.push(resetAndDestroy.mock.calls.length > 0)

    expect(gone.indexOf(true)).toBe(last)
  },
)
