import type { Instance } from './create-instance.ts'
import { getHost } from './federation/federated.ts'
import { followAccount } from './posting/follow-account.ts'
import { SECOND_CONFIG } from './seed/data-files.ts'
import type { RunningServer } from './start-server.ts'
import { findByAcct, readFact } from './store/find-rows.ts'

/** How many of the newest statuses each server gets from the other when they are connected, if not given. */
const NEWEST_COUNT = 200

type Connectable = Pick<RunningServer, 'url' | 'instance'>

/**
 * Makes two servers exchange posts, as if they federated: each gets the newest posts of the other and then every new
 * one, and finds the others by their addresses. The ids of a post differ, its `uri` is the same on both.
 *
 * @param second a server that was started with `world: 'second'`
 * @param newest how many of the newest posts of the other server each gets at once
 */
export async function connectServers(
  first: Connectable,
  second: Connectable,
  newest = NEWEST_COUNT,
): Promise<void> {
  const [one, other] = [first.instance.federation, second.instance.federation]
  one.connect(first.url, other, second.url)
  other.connect(second.url, one, first.url)
  await one.fetchNewest(newest)
  await other.fetchNewest(newest)
  await createMutualFollows(first, second)
}

/** Lets people of both servers follow each other, at the first connection only: a user may end it. */
async function createMutualFollows(first: Connectable, second: Connectable): Promise<void> {
  const { db } = second.instance.services.store
  const name = `introduced ${getHost(first.url)}`
  if ((await readFact(db, name)) !== '') return
  const { follows, followers, people } = SECOND_CONFIG
  const [firstHost, secondHost] = [getHost(first.url), getHost(second.url)]
  const named = follows.map((acct) => (acct.includes('@') ? acct : `${acct}@${firstHost}`))
  const locals = people.map(({ account }) => account.username)
  for (const acct of named) await follow(second.instance, locals, acct)
  for (const local of locals) await follow(first.instance, followers, `${local}@${secondHost}`)
  await db.insertInto('facts').values({ name, value: new Date().toISOString() }).execute()
}

/** Makes accounts of a server follow an account of another one. */
async function follow(
  { services, federation }: Instance,
  followers: readonly string[],
  acct: string,
): Promise<void> {
  const { db } = services.store
  await federation.resolve(acct)
  const target = await findByAcct(db, acct)
  if (target === undefined) return
  for (const follower of followers) {
    const account = await findByAcct(db, follower)
    if (account !== undefined) await followAccount(services, account.id, target)
  }
}
