import { atom } from 'jotai/vanilla'
import { ApiError, CAPABILITIES, readSoftware } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/twins'
import { DEFAULT_LOCAL_SETTINGS, type LocalSettings } from '@colonnade/domain/settings'
import type { BrowserFacts } from '../../lib/browser-facts.ts'
import { type RecentError, recentErrors } from '../../lib/recent-errors.ts'
import { platformAtom } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { knownDraftsAtom } from '../drafts/draft-list.ts'
import { notificationsWindowAtom } from '../notifications/notifications.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { measureSession } from '../status/measure-session.ts'
import { connectionAtoms } from '../streaming/connection.ts'
import { columnListAtoms } from '../timelines/column-list.ts'

type Facts = Readonly<Record<string, unknown>>

/** Local settings that are no words of the reader's: of keys that are known, switches and choices. */
export function settingsFacts(settings: LocalSettings): Facts {
  return {
    ...known(DEFAULT_LOCAL_SETTINGS, settings),
    content_warnings: {
      auto_unfold: settings.content_warnings.auto_unfold,
      hasFilter: (settings.content_warnings.filter ?? '') !== '',
    },
  }
}

/** Every string among them is one of a fixed choice, or a colour: that is how they are read. */
function known(defaults: object, settings: object): Facts {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, usual]: [string, unknown]) => {
      const value: unknown = Reflect.get(settings, name)
      const isGroup = typeof usual === 'object' && usual !== null
      return [name, isGroup ? known(usual, Object(value) as object) : value]
    }),
  )
}

/** A kind that some other client saved may be any text. */
const KIND = /^[A-Z_]{1,24}$/

/**
 * What whoever looks for a fault may know, as text to be read before it is handed out: each fact is chosen, and none
 * is something that a person or a server wrote. No token, name, address, search, list, post or draft is in it.
 *
 * @see docs/SECURITY.md
 */
export const diagnosticsAtom = atom(
  null,
  async (get, _set, browser: BrowserFacts): Promise<string> => {
    const sessions = get(sessionsAtom)
    const columns = get(columnsAtom).map(({ uuid, id, accountKey }) => {
      const account = sessions.findIndex(({ key }) => key === accountKey)
      const session = sessions[account]
      const { items = [], isFirstLoad = false } =
        session === undefined ? {} : session.store.get(columnListAtoms(session)(uuid))
      return {
        kind: KIND.test(id) ? id : 'unknown',
        account,
        connection: session && (session.store.get(connectionAtoms(session)(uuid))?.state ?? null),
        rows: items.length,
        isFirstLoad,
      }
    })
    const diagnostics = {
      at: new Date(get(platformAtom).clock.now()).toISOString(),
      ...browser,
      settings: settingsFacts(get(localSettingsAtom)),
      columns,
      accounts: await Promise.all(sessions.map(sessionFacts)),
      errors: recentErrors.map(errorFacts),
    }
    return JSON.stringify(diagnostics, null, 2)
  },
)

/** How long a server may take to say what it is. Unit: ms. */
const PATIENCE_MS = 5_000

interface SessionFacts {
  readonly server: { readonly name: string; readonly version: string } | null
  readonly capabilities: Readonly<Record<string, string>>
  readonly stream: string
  readonly isPaused: boolean
  readonly holds: Readonly<Record<string, number>>
}

/** What is known of an account's server and of what is held of it, without the account. */
async function sessionFacts(session: Session): Promise<SessionFacts> {
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

interface ErrorFacts {
  /** ISO 8601. */
  readonly at: string
  readonly what: string
  readonly type: string
  /** Of a call: how it went wrong, and the HTTP status. */
  readonly call?: readonly [kind: string, status: number | null]
  readonly frames: readonly string[]
}

const MOST_FRAMES = 8
/** A file of the program, its line and column; never the host before it, nor a query behind it. */
const FRAME = /([\w.-]+\.(?:js|tsx?))(?:\?[^:\s]*)?:(\d+):(\d+)\)?$/

/**
 * What an error tells without its words: those of a parser quote what it read, and a server's may name people.
 */
function errorFacts({ at, what, error }: RecentError): ErrorFacts {
  const frames = error instanceof Error ? framesOf(error) : []
  const type = error instanceof Error ? error.constructor.name : typeof error
  return {
    at: new Date(at).toISOString(),
    what,
    type,
    ...(error instanceof ApiError && { call: [error.kind, error.status] as const }),
    frames,
  }
}

function framesOf({ stack = '', message }: Error): readonly string[] {
  // Chromium begins with the message, which may look like anything.
  const traced = stack.slice(stack.indexOf(message) + message.length)
  return traced
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = FRAME.exec(line.trim()) ?? []
      return file === undefined ? [] : [`${file}:${row}:${column}`]
    })
    .slice(0, MOST_FRAMES)
}
