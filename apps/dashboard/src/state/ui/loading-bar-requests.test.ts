import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { relationship, status } from '../../testing/factories.ts'
import { createTestComposer } from '../../testing/test-composer.ts'
import { deleteStatusAtom } from '../actions/delete-status.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBoostAtom, setPinAtom } from '../actions/set-status-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../actions/status-action.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { loadingBarAtom } from './loading-bar.ts'

type Opened = ReturnType<typeof createTestComposer>

const POST = statusId('5')
const getAction = (name: string) => `POST /api/v1/statuses/5/${name}`

const CALLS: readonly (readonly [string, string, (opened: Opened) => unknown, boolean])[] = [
  [
    'does not show for a favourite',
    getAction('favourite'),
    ({ session }) => session.store.set(setFavouriteAtom, session, POST, true),
    false,
  ],
  [
    'does not show for a boost',
    getAction('reblog'),
    ({ session }) => session.store.set(setBoostAtom, session, POST, true),
    false,
  ],
  [
    'does not show for a bookmark',
    getAction('bookmark'),
    ({ session }) => session.store.set(setBookmarkAtom, session, POST, true),
    false,
  ],
  [
    'does not show for a pin',
    getAction('pin'),
    ({ session }) => session.store.set(setPinAtom, session, POST, true),
    false,
  ],
  [
    'does not show for a mute',
    'POST /api/v1/accounts/7/mute',
    ({ session }) =>
      session.store.set(setMuteAtom, session, accountId('7'), { notifications: true }),
    false,
  ],
  [
    'does not show for custom emojis',
    'GET /api/v1/custom_emojis',
    ({ session }) => session.store.set(fetchCustomEmojisAtom, session),
    false,
  ],
  ['shows for publishing', 'POST /api/v1/statuses', ({ submit }) => submit(), true],
  [
    'shows for a deletion',
    'DELETE /api/v1/statuses/5',
    ({ session }) => session.store.set(deleteStatusAtom, session, POST),
    true,
  ],
]

test.each(CALLS)('%s', { tags: ['LBR-06'] }, async (_title, route, call, moves) => {
  const opened = createTestComposer()
  const { session, server, platform, write } = opened
  session.store.set(ingestStatusesAtom, session, [status({ id: '5' })])
  session.store.set(ingestRelationshipsAtom, session, [relationship({ id: '7' })])
  write({ text: 'hello' })
  server.hold(route)

  void call(opened)
  await platform.clock.advance(400)

  expect(server.calls()).toEqual([route])
  expect(session.app.get(loadingBarAtom).phase).toBe(moves ? 'running' : 'hidden')
})
