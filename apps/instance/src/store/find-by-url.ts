import { type AccountRow, findByAcct, findStatus, type StatusRow } from './reads.ts'
import type { Db } from './store.ts'
import type { Viewer } from './viewer.ts'

type Named = { readonly account: AccountRow } | { readonly status: StatusRow } | null

/** What the address of a person's page or of a post names, here or elsewhere. */
export async function findByUrl(
  db: Db,
  viewer: Viewer,
  address: string,
  ownHost: string,
): Promise<Named> {
  if (!URL.canParse(address)) return null
  const { host, pathname } = new URL(address)
  const [, username, id] = /^\/@([^/]+)(?:\/(\d+))?\/?$/.exec(pathname) ?? []
  if (username === undefined) return null
  const account = await findByAcct(db, host === ownHost ? username : `${username}@${host}`)
  if (account === undefined) return null
  if (id === undefined) return { account }
  const status = await findStatus(db, viewer, id)
  return status?.account_id === account.id ? { status } : null
}
