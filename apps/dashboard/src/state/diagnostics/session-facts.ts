import { CAPABILITIES, readSoftware } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/twins'
import { knownDraftsAtom } from '../drafts/desk.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { measureSession } from '../status/measure-session.ts'

/** How long a server may take to say what it is. Unit: ms. */
const PATIENCE_MS = 5_000

export interface SessionFacts {
  readonly server: { readonly name: string; readonly version: string } | null
  readonly capabilities: Readonly<Record<string, string>>
  readonly stream: string
  readonly isPaused: boolean
  readonly holds: Readonly<Record<string, number>>
}

/** What is known of an account's server and of what is held of it, without the account. */
export async function sessionFacts(session: Session): Promise<SessionFacts> {
  const { store, streaming, api } = session
  const { sockets, streams, posts, rows, streamed } = measureSession(session)
  return {
    server: await serverOf(session),
    capabilities: Object.fromEntries(CAPABILITIES.map((name) => [name, api.capabilities.of(name)])),
    stream: streaming.state(),
    isPaused: api.budget.heldUntil !== null,
    holds: {
      sockets,
      streams,
      posts,
      rows,
      streamed,
      notifications: store.get(notificationsWindowAtom(session)).items.length,
      drafts: store.get(knownDraftsAtom(session)).length,
    },
  }
}

async function serverOf({ api, platform }: Session): Promise<SessionFacts['server']> {
  const late = new Promise<null>((resolve) => {
    platform.clock.after(PATIENCE_MS, () => resolve(null))
  })
  const asked = readInstance(api, { skipAlert: true, skipLoading: true }).catch(() => null)
  const instance = await Promise.race([asked, late])
  const software = instance === null ? null : readSoftware(instance)
  if (software === null) return null
  const { name, version, fork } = software
  return { name: fork === null ? name : `${name}+${fork}`, version: version.join('.') }
}
