import { expect, test, vi } from 'vitest'
import { accountAtoms } from '../../../state/entities/accounts.ts'
import { ingestStatusesAtom } from '../../../state/entities/ingest.ts'
import { serverStatusAtoms } from '../../../state/entities/statuses.ts'
import { account, status } from '../../../testing/factories.ts'
import { testSession } from '../../../testing/test-session.ts'
import type { RowWorld } from './row-acts.ts'

/** A module takes its time to be made. Unit: ms. */
const SOON = 10_000

/** A row whose acts have not come yet. */
async function rowOf() {
  vi.resetModules()
  const { runRowAct } = await import('./late-row-acts.ts')
  const { session } = testSession()
  const author = account({ id: '7' })
  session.store.set(ingestStatusesAtom, session, [status({ id: '5', account: author })])
  const world: RowWorld = {
    session,
    status: session.store.get(serverStatusAtoms(session)(status({ id: '5' }).id))!,
    author: session.store.get(accountAtoms(session)(author.id))!,
    navigate: () => undefined,
  }
  const done: string[] = []
  const press = (name: string) =>
    runRowAct(
      world,
      () => done.push(name),
      () => done.push(`${name} is missing`),
    )
  return { press, done }
}

test('presses before the acts are there are carried out in their order, later ones at once', async () => {
  const { press, done } = await rowOf()

  press('first')
  press('second')
  expect(done).toEqual([])
  await vi.waitFor(() => expect(done).toEqual(['first', 'second']), SOON)
  press('third')

  expect(done).toEqual(['first', 'second', 'third'])
})

test('acts that do not come are told of, and asked for again by the next press', async () => {
  const { press, done } = await rowOf()
  vi.doMock('./row-acts.ts', () => {
    throw new Error('offline')
  })
  press('first')
  await vi.waitFor(() => expect(done).toEqual(['first is missing']), SOON)

  vi.doUnmock('./row-acts.ts')
  press('second')

  await vi.waitFor(() => expect(done).toEqual(['first is missing', 'second']), SOON)
})
