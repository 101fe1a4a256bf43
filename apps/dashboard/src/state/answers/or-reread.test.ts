import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { refuse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { setFavouriteAtom } from '../actions/status-action.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { pendingIntentAtoms } from '../entities/intents.ts'
import { statusAtoms } from '../entities/statuses.ts'

const ID = statusId('5')
const WISH = 'POST /api/v1/statuses/5/favourite'
const LOOK = 'GET /api/v1/statuses/5'

/** A favourite that fails so, on a server that has done it all the same. */
async function favouriteThat(fails: () => Promise<Response> | Response, isOffline = false) {
  const { session, server, platform } = testSession()
  platform.setOffline(isOffline)
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  server.on(WISH, fails)
  server.on(LOOK, () => Response.json(status({ id: '5', favourited: true })))
  await session.store.set(setFavouriteAtom, session, ID, true)
  return {
    calls: server.calls(),
    isFavourite: session.store.get(statusAtoms(session)(ID))?.favourited,
    wishes: session.store.get(pendingIntentAtoms(session)(ID)),
  }
}

const lost = () => Promise.reject(new TypeError('the connection ended'))

test.each([
  ['no answer came', lost],
  ['a gateway gave up', () => refuse(504)],
])('where %s the server is asked what became of it', async (_name, fails) => {
  expect(await favouriteThat(fails)).toEqual({
    calls: [WISH, LOOK],
    isFavourite: true,
    wishes: [],
  })
})

test.each([
  ['what was refused was not done', () => refuse(422), false],
  ['without a network nothing left the device', lost, true],
])('%s', async (_name, fails, isOffline) => {
  expect(await favouriteThat(fails, isOffline)).toEqual({
    calls: [WISH],
    isFavourite: false,
    wishes: [],
  })
})
