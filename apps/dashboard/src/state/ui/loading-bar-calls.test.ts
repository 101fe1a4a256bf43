import { expect, test } from 'vitest'
import { accountId, statusId } from '@colonnade/domain/entities'
import { relationship, status } from '../../testing/factories.ts'
import { composer } from '../../testing/test-composer.ts'
import { deleteStatusAtom } from '../actions/delete-status.ts'
import { setMuteAtom } from '../actions/mute-account.ts'
import { setBoostAtom, setPinAtom } from '../actions/set-flags.ts'
import { setBookmarkAtom, setFavouriteAtom } from '../actions/status-action.ts'
import { ingestRelationshipsAtom } from '../entities/accounts.ts'
import { fetchCustomEmojisAtom } from '../entities/custom-emojis.ts'
import { ingestStatusesAtom } from '../entities/ingest.ts'
import { loadingBarAtom } from './loading-bar.ts'

type Opened = ReturnType<typeof composer>

const POST = statusId('5')
const act = (name: string) => `POST /api/v1/statuses/5/${name}`

const CALLS: readonly (readonly [string, string, (opened: Opened) => unknown, boolean])[] = [
  [
    'leaves the bar alone for a favourite',
    act('favourite'),
    ({ session }) => session.store.set(setFavouriteAtom, session, POST, true),
    false,
  ],
  [
    'leaves the bar alone for a boost',
    act('reblog'),
    ({ session }) => session.store.set(setBoostAtom, session, POST, true),
    false,
  ],
  [
    'leaves the bar alone for a bookmark',
    act('bookmark'),
    ({ session }) => session.store.set(setBookmarkAtom, session, POST, true),
    false,
  ],
  [
    'leaves the bar alone for a pin',
    act('pin'),
    ({ session }) => session.store.set(setPinAtom, session, POST, true),
    false,
  ],
  [
    'leaves the bar alone for a mute',
    'POST /api/v1/accounts/7/mute',
    ({ session }) =>
      session.store.set(setMuteAtom, session, accountId('7'), { notifications: true }),
    false,
  ],
  [
    'leaves the bar alone for custom emoji',
    'GET /api/v1/custom_emojis',
    ({ session }) => session.store.set(fetchCustomEmojisAtom, session),
    false,
  ],
  ['moves the bar for publishing', 'POST /api/v1/statuses', ({ submit }) => submit(), true],
  [
    'moves the bar for a deletion',
    'DELETE /api/v1/statuses/5',
    ({ session }) => session.store.set(deleteStatusAtom, session, POST),
    true,
  ],
]

test.each(CALLS)('%s', { tags: ['LBR-06'] }, async (_title, route, call, moves) => {
  const opened = composer()
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
