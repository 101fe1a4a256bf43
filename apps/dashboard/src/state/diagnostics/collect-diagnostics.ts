import { atom } from 'jotai/vanilla'
import { ApiError, CAPABILITIES, readSoftware } from '@colonnade/api-client'
import { readInstance } from '@colonnade/api-client/compat'
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
import { columnListAtoms } from '../timelines/timeline-column-atoms.ts'

type Facts = Readonly<Record<string, unknown>>

/** Returns local settings without the user's text: only known keys, booleans and choices. */
export function getSettingsFacts(settings: LocalSettings): Facts {
  return {
    ...filterKnown(DEFAULT_LOCAL_SETTINGS, settings),
    content_warnings: {
      auto_unfold: settings.content_warnings.auto_unfold,
      hasFilter: (settings.content_warnings.filter ?? '') !== '',
    },
  }
}

/** Every string among them is one of fixed values, or a colour, because they are parsed that way. */
function filterKnown(defaults: object, settings: object): Facts {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, usual]: [string, unknown]) => {
      const value: unknown = Reflect.get(settings, name)
      const isGroup = typeof usual === 'object' && usual !== null
      return [name, isGroup ? filterKnown(usual, Object(value) as object) : value]
    }),
  )
}

/** A kind that another client saved may be any text. */
const KIND = /^[A-Z_]{1,24}$/

/**
 * The data for a bug report, as text that the user reads before sharing it. Each value is selected, and none is
 * written by a person or a server. It contains no token, name, address, search, list, post or draft.
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
      settings: getSettingsFacts(get(localSettingsAtom)),
      columns,
      accounts: await Promise.all(sessions.map(collectSessionFacts)),
      errors: recentErrors.map(getErrorFacts),
    }
    return JSON.stringify(diagnostics, null, 2)
  },
)

/** How long to wait for a server's instance information. Unit: ms. */
const TIMEOUT_MS = 5_000

interface SessionFacts {
  readonly server: { readonly name: string; readonly version: string } | null
  readonly capabilities: Readonly<Record<string, string>>
  readonly stream: string
  readonly isPaused: boolean
  readonly holds: Readonly<Record<string, number>>
}

/** Returns what is known of an account's server and how much of it is stored, without the account. */
async function collectSessionFacts(session: Session): Promise<SessionFacts> {
  const { store, streaming, api } = session
  const { sockets, streams, posts, rows, streamed } = measureSession(session)
  return {
    server: await fetchServerFacts(session),
    capabilities: Object.fromEntries(
      CAPABILITIES.map((name) => [name, api.capabilities.getSupport(name)]),
    ),
    stream: streaming.getState(),
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

async function fetchServerFacts({ api, platform }: Session): Promise<SessionFacts['server']> {
  const timeout = new Promise<null>((resolve) => {
    platform.clock.after(TIMEOUT_MS, () => resolve(null))
  })
  const request = readInstance(api, { skipAlert: true, skipLoading: true }).catch(() => null)
  const instance = await Promise.race([request, timeout])
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
  /** Of a request: the kind of error and the HTTP status. */
  readonly call?: readonly [kind: string, status: number | null]
  readonly frames: readonly string[]
}

const MAX_FRAMES = 8
/** A file of the app with line and column, without the host and the query. */
const FRAME = /([\w.-]+\.(?:js|tsx?))(?:\?[^:\s]*)?:(\d+):(\d+)\)?$/

/** Returns an error without its message. A parser's message quotes its input, and a server's may contain names. */
function getErrorFacts({ at, what, error }: RecentError): ErrorFacts {
  const frames = error instanceof Error ? getFrames(error) : []
  const type = error instanceof Error ? error.constructor.name : typeof error
  return {
    at: new Date(at).toISOString(),
    what,
    type,
    ...(error instanceof ApiError && { call: [error.kind, error.status] as const }),
    frames,
  }
}

function getFrames({ stack = '', message }: Error): readonly string[] {
  // Chromium begins with the message, which may contain anything.
  const traced = stack.slice(stack.indexOf(message) + message.length)
  return traced
    .split('\n')
    .flatMap((line) => {
      const [, file, row, column] = FRAME.exec(line.trim()) ?? []
      return file === undefined ? [] : [`${file}:${row}:${column}`]
    })
    .slice(0, MAX_FRAMES)
}
