import { expect, test } from 'vitest'
import { statusId } from '@colonnade/domain/entities'
import { status } from '../../testing/factories.ts'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { setFavouriteAtom } from '../actions/status-action.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { pendingIntentAtoms } from '../entities/intents.ts'
import { statusAtoms } from '../entities/statuses.ts'

const ID = statusId('5')
const FAVOURITE = 'POST /api/v1/statuses/5/favourite'
const LOOK = 'GET /api/v1/statuses/5'

/** Favourites a post. The response fails, but the server has applied the change. */
async function failFavourite(fails: () => Promise<Response> | Response, isOffline = false) {
  const { session, server, platform } = testSession()
  platform.setOffline(isOffline)
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  server.on(FAVOURITE, fails)
  server.on(LOOK, () => Response.json(status({ id: '5', favourited: true })))
  await session.store.set(setFavouriteAtom, session, ID, true)
  return {
    calls: server.calls(),
    isFavourite: session.store.get(statusAtoms(session)(ID))?.favourited,
    intents: session.store.get(pendingIntentAtoms(session)(ID)),
  }
}

const loseResponse = () => Promise.reject(new TypeError('the connection ended'))

test.each([
  ['there was no response', loseResponse],
  ['a gateway timed out', () => createErrorResponse(504)],
])('refetches the status to learn the outcome when %s', async (_name, fails) => {
  expect(await failFavourite(fails)).toEqual({
    calls: [FAVOURITE, LOOK],
    isFavourite: true,
    intents: [],
  })
})

test.each([
  ['does not refetch after an error response', () => createErrorResponse(422), false],
  ['does not refetch while offline', loseResponse, true],
])('%s', async (_name, fails, isOffline) => {
  expect(await failFavourite(fails, isOffline)).toEqual({
    calls: [FAVOURITE],
    isFavourite: false,
    intents: [],
  })
})
