import { expect, test, vi } from 'vitest'

/** Loading the module takes time. Unit: ms. */
const SOON = 10_000

/** A row whose actions are not loaded yet. */
async function loadRow() {
  vi.resetModules()
  const { withRowActions, lazyRowActions } = await import('./lazy-row-actions.ts')
  const done: string[] = []
  const press = (name: string) =>
    withRowActions(
      ({ ROW_ACTIONS }) => done.push(`${name} of ${Math.sign(ROW_ACTIONS.length)}`),
      () => done.push(`${name} is missing`),
    )
  return { press, done, rowActions: lazyRowActions }
}

test('runs early clicks in order once the actions are loaded, and later ones at once', async () => {
  const { press, done, rowActions } = await loadRow()

  press('first')
  press('second')
  expect(done).toEqual([])
  expect(rowActions.peek()).toBeNull()
  await vi.waitFor(() => expect(done).toEqual(['first of 1', 'second of 1']), SOON)
  press('third')

  expect(done).toEqual(['first of 1', 'second of 1', 'third of 1'])
})

test('reports a failed load, and loads again at the next click', async () => {
  const { press, done } = await loadRow()
  vi.doMock('./row-actions.ts', () => {
    throw new Error('offline')
  })
  press('first')
  await vi.waitFor(() => expect(done).toEqual(['first is missing']), SOON)

  vi.doUnmock('./row-actions.ts')
  press('second')

  await vi.waitFor(() => expect(done).toEqual(['first is missing', 'second of 1']), SOON)
})
