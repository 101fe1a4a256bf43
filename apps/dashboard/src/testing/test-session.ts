import type { Column } from '@colonnade/domain/columns'
import { accountId, accountKey } from '@colonnade/domain/entities'
import { DEFAULT_META, type InitialState, type SessionMeta } from '@colonnade/domain/session'
import { createAppStore } from '../state/app-store.ts'
import { columnsAtom } from '../state/columns/columns.ts'
import { createSession } from '../state/create-session.ts'
import type { Session } from '../state/session.ts'
import { isStartedAtom, sessionsAtom } from '../state/sessions.ts'
import { handleUnauthorised } from '../state/sessions/handle-unauthorised.ts'
import { openStreams } from '../state/streaming/connect.ts'
import { fakePlatform, type FakePlatform } from './fake-platform.ts'
import { createScriptedServer, type ScriptedServer } from './scripted-server.ts'

export interface TestSession {
  readonly session: Session
  readonly server: ScriptedServer
  readonly platform: FakePlatform
}

interface TestSessionTraits {
  readonly meta?: Partial<SessionMeta>
  readonly columns?: readonly Omit<Column, 'accountKey'>[]
  readonly settings?: unknown
  readonly href?: string
  readonly askedAt?: number
  readonly storage?: FakePlatform['storage']
  readonly loadEmojis?: FakePlatform['loadEmojis']
  readonly downscale?: FakePlatform['downscale']
  readonly drafts?: FakePlatform['drafts']
  readonly lastSeen?: FakePlatform['timelineCache']
  readonly tabStorage?: FakePlatform['tabStorage']
  readonly composeText?: string
  readonly tabs?: NonNullable<FakePlatform['tabs']>
  readonly locks?: NonNullable<FakePlatform['locks']>
  readonly windowName?: string
  /** The streaming code has not been loaded yet. */
  readonly isStreamless?: boolean
}

const ORIGIN = 'https://colonnade.example'

/** Creates Mira's session on a scripted server. Nothing runs until the test starts it. */
export function testSession(traits: TestSessionTraits = {}): TestSession {
  const server = createScriptedServer()
  const {
    href = `${ORIGIN}/`,
    storage,
    loadEmojis,
    downscale,
    drafts,
    tabStorage,
    lastSeen,
    askedAt,
  } = traits
  const platform = fakePlatform({
    fetch: server.fetch,
    href,
    ...(storage !== undefined && { storage }),
    ...(loadEmojis !== undefined && { loadEmojis }),
    ...(downscale !== undefined && { downscale }),
    ...(drafts !== undefined && { drafts }),
    ...(lastSeen !== undefined && { lastSeen }),
    ...(tabStorage !== undefined && { tabStorage }),
    ...(askedAt !== undefined && { askedAt }),
    ...(traits.tabs !== undefined && { tabs: traits.tabs }),
    ...(traits.locks !== undefined && { locks: traits.locks }),
    ...(traits.windowName !== undefined && { windowName: traits.windowName }),
  })
  const app = createAppStore(platform)
  const initialState: InitialState = {
    meta: {
      ...DEFAULT_META,
      access_token: 'token',
      domain: 'colonnade.example',
      me: accountId('1'),
      ...traits.meta,
    },
    account: null,
    settings: traits.settings,
    composeText: traits.composeText ?? '',
    acceptContentTypes: [],
  }
  const key = accountKey('mira', 'colonnade.example')
  const onUnauthorised = (onKept: () => void) => handleUnauthorised(session, onKept)
  const session: Session = createSession({
    key,
    origin: ORIGIN,
    initialState,
    app,
    platform,
    onUnauthorised,
  })
  if (traits.isStreamless !== true) openStreams(session)
  const columns = (traits.columns ?? []).map((column) => ({ ...column, accountKey: key }))
  app.set(columnsAtom, columns)
  app.set(sessionsAtom, [session])
  app.set(isStartedAtom, true)
  return { session, server, platform }
}

export const column = (uuid: string, id: string, params: Column['params'] = {}) => ({
  uuid,
  id,
  params,
})
