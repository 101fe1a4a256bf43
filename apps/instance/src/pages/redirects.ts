import { redirect } from '../http/reply.ts'
import { findByAcct } from '../store/reads.ts'
import type { Store } from '../store/store.ts'

/** The addresses that entities carry as their own lead to the same thing in the dashboard. */
export async function entityRedirect({ db }: Store, pathname: string): Promise<Response | null> {
  const [, tag] = /^\/tags\/([^/]+)$/.exec(pathname) ?? []
  if (tag !== undefined) return redirect(`/timelines/tag/${tag}`)
  const [, username, status] = /^\/@(\w+)(?:\/(\d+))?$/.exec(pathname) ?? []
  if (username === undefined) return null
  if (status !== undefined) return redirect(`/statuses/${status}`)
  const account = await findByAcct(db, username)
  return account === undefined ? null : redirect(`/accounts/${account.id}`)
}
