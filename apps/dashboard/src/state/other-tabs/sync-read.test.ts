import { expect, onTestFinished, test } from 'vitest'
import { notification } from '../../testing/factories.ts'
import { createTabStorages } from '../../testing/tab-storages.ts'
import { testSession } from '../../testing/test-session.ts'
import { storeSentMarker } from '../markers/send-markers.ts'
import { updateNotificationsVisibilityAtom } from '../notifications/notifications-source.ts'
import { unreadNotificationsAtom } from '../notifications/notifications.ts'
import { insertNotificationsAtom } from '../notifications/update-notifications.ts'
import { startSyncingRead } from './sync-read.ts'

test('counts as unread only what no tab has read', { tags: ['BY-39', 'NTF-13'] }, async () => {
  const [one, two] = createTabStorages(2)
  const { session: reader } = testSession({ storage: one! })
  const { session } = testSession({ storage: two! })
  const { store } = session
  onTestFinished(startSyncingRead(session))
  store.set(updateNotificationsVisibilityAtom, session)
  for (const id of ['1', '2', '3'])
    store.set(insertNotificationsAtom, session, [notification({ id })])
  const getUnread = () => store.get(unreadNotificationsAtom(session))
  expect(getUnread()).toBe(3)

  storeSentMarker(reader, 'notifications', '2')
  await expect.poll(getUnread).toBe(1)

  storeSentMarker(reader, 'notifications', '3')
  await expect.poll(getUnread).toBe(0)
})
