import { expect, test } from 'vitest'
import { createErrorResponse } from '../../testing/scripted-server.ts'
import { testSession } from '../../testing/test-session.ts'
import { alertsAtom } from '../ui/messages.ts'
import { customEmojisAtom, fetchCustomEmojisAtom } from './custom-emojis.ts'

const GET = 'GET /api/v1/custom_emojis'
const blob = {
  shortcode: 'blob',
  url: 'https://colonnade.example/blob.gif',
  static_url: 'https://colonnade.example/blob.png',
  visible_in_picker: true,
  category: 'Blobs',
}

test('fetches and stores the server’s custom emojis', { tags: ['API-56'] }, async () => {
  const { session, server } = testSession()
  server.on(GET, () => Response.json([blob, { shortcode: 'broken' }]))

  await session.store.set(fetchCustomEmojisAtom, session)

  expect(server.calls()).toEqual([GET])
  expect(session.store.get(customEmojisAtom(session))).toEqual([blob])
})

test('keeps the known custom emojis and shows no alert when the request fails', async () => {
  const { session, server } = testSession()
  server.on(GET, () => Response.json([blob]))
  await session.store.set(fetchCustomEmojisAtom, session)

  server.on(GET, () => createErrorResponse(403))
  await session.store.set(fetchCustomEmojisAtom, session)

  expect(session.store.get(customEmojisAtom(session))).toEqual([blob])
  expect(session.app.get(alertsAtom)).toEqual([])
})
