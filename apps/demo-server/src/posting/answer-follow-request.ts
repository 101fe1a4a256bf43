import type { Id } from '../store/tables.ts'
import { announceNotifications, type Services } from '../streaming/announce.ts'
import { addFollow } from './follow-account.ts'
import { endRequest } from './unfollow-account.ts'

/** Lets somebody follow who asked to. @returns false when they did not ask */
export async function authorizeFollow(services: Services, me: Id, asker: Id): Promise<boolean> {
  const notifications = await services.store.db.transaction().execute(async (db) => {
    if (!(await endRequest(db, asker, me))) return null
    return addFollow(services, db, asker, me)
  })
  if (notifications === null) return false
  await announceNotifications(services, notifications)
  return true
}

/** They are not told. @returns false when they did not ask */
export function rejectFollow({ store }: Services, me: Id, asker: Id): Promise<boolean> {
  return store.db.transaction().execute((db) => endRequest(db, asker, me))
}
