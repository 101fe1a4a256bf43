import { vi } from 'vitest'
import { accountId, accountKey, listId, statusId, type StatusId } from '@colonnade/domain/entities'
import { DEFAULT_META } from '@colonnade/domain/session'
import { encodeTimelineKey, type TimelineKey } from '@colonnade/domain/timeline'
import { runSession } from '../../app/session/run-session.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { createAppStore } from '../../state/app-store.ts'
import { columnsAtom } from '../../state/columns/columns.ts'
import { createSession } from '../../state/create-session.ts'
import { statusAtoms } from '../../state/entities/statuses.ts'
import { openNotificationsAtom } from '../../state/notifications/notifications-source.ts'
import { openThreadAtom } from '../../state/open-threads/open-thread.ts'
import type { Session } from '../../state/session.ts'
import { sessionsAtom } from '../../state/sessions.ts'
import { getStateToSave } from '../../state/settings/load-settings.ts'
import { threadAtoms } from '../../state/threads/threads.ts'
import { closeColumnAtom, openColumnAtom } from '../../state/timelines/open-column.ts'
import { columnListAtoms } from '../../state/timelines/timeline-column-atoms.ts'
import { watchRecompute } from '../../state/timelines/watch-recompute.ts'
import { fakePlatform } from '../fake-platform.ts'
import type { MemoryDrafts } from '../memory-drafts.ts'
import type { MemoryTimelineCache } from '../memory-timeline-cache.ts'
import { column } from '../test-session.ts'
import type { SoakNetwork } from './soak-network.ts'
import type { SoakTime } from './soak-time.ts'

/** The state that survives a page. */
export interface SoakBrowser {
  readonly storage: KeyValueStorage
  readonly tabStorage: KeyValueStorage
  readonly drafts: MemoryDrafts
  readonly lastSeen: MemoryTimelineCache
}

export interface SoakPlaces {
  readonly origin: string
  readonly token: string
  readonly me: string
  readonly list: string
  readonly profile: string
  readonly thread: string
}

export interface SoakPage {
  readonly session: Session
  readonly timelines: ReadonlyMap<string, TimelineKey>
  readonly thread: StatusId
  readonly setHidden: (isHidden: boolean) => void
  readonly setOffline: (isOffline: boolean) => void
  readonly timers: () => number
  readonly sockets: () => number
  readonly begunSockets: () => number
  readonly recentFrames: () => readonly { readonly at: number; readonly text: string }[]
  /** Notifies the page that the network may be back. */
  readonly wakeUp: () => void
  /** Hides a column, as when it is scrolled away or collapsed, or shows it again. */
  readonly setColumnHidden: (uuid: 'local' | 'federated', isOut: boolean) => void
  /** Closes the tab: the page is hidden and then ends. */
  readonly close: () => void
  /** Stops everything that runs, as when signing out. */
  readonly stop: () => void
}

interface SoakPageTraits {
  readonly places: SoakPlaces
  readonly browser: SoakBrowser
  readonly network: SoakNetwork
  readonly time: SoakTime
  readonly random: () => number
  /** Returns the duration of the next frame. */
  readonly frameMs: () => number
}

/** Opens Mira's deck without rendering: all updates and all stored state. */
export async function openSoakPage(traits: SoakPageTraits): Promise<SoakPage> {
  const { places, browser, time, random } = traits
  const way = traits.network.page()
  const clock = time.clock()
  const fake = fakePlatform({ ...browser, fetch: way.fetch, href: `${places.origin}/` })
  const platform = {
    ...fake,
    clock,
    frames: { nextFrame: (run: () => void) => clock.after(traits.frameMs(), run) },
    WebSocket: way.WebSocket,
    random,
  }
  const app = createAppStore(platform)
  const { host } = new URL(places.origin)
  const key = accountKey('mira', host)
  const session = createSession({
    key,
    origin: places.origin,
    initialState: {
      meta: {
        ...DEFAULT_META,
        access_token: places.token,
        domain: host,
        me: accountId(places.me),
      },
      account: null,
      settings: undefined,
      composeText: '',
      acceptContentTypes: [],
    },
    app,
    platform,
    onUnauthorised: () => {
      throw new Error('the instance should know the token')
    },
  })
  const timelines = new Map<string, TimelineKey>([
    ['home', encodeTimelineKey({ kind: 'home' })],
    ['local', encodeTimelineKey({ kind: 'community', onlyMedia: false })],
    ['federated', encodeTimelineKey({ kind: 'public', onlyMedia: false })],
    ['tag', encodeTimelineKey({ kind: 'hashtag', tag: 'tea', any: [], all: [], none: [] })],
    ['list', encodeTimelineKey({ kind: 'list', id: listId(places.list) })],
    [
      'profile',
      encodeTimelineKey({ kind: 'account', id: accountId(places.profile), show: 'with_replies' }),
    ],
  ])
  app.set(
    columnsAtom,
    [
      column('home', 'HOME'),
      column('local', 'COMMUNITY'),
      column('federated', 'PUBLIC'),
      column('notifications', 'NOTIFICATIONS'),
    ].map((each) => ({ ...each, accountKey: key })),
  )
  app.set(sessionsAtom, [session])
  const { store } = session
  const stops = [watchRecompute(session), runSession(session, getStateToSave(session))]
  for (const [uuid, timeline] of timelines) {
    stops.push(store.sub(columnListAtoms(session)(uuid), () => {}))
    store.set(openColumnAtom, session, uuid, timeline)
  }
  store.set(openNotificationsAtom, session, 'notifications')
  const thread = statusId(places.thread)
  // Subscribes as a mounted column does, because mounted state is not cleaned up.
  stops.push(store.sub(threadAtoms(session)(thread), () => {}))
  stops.push(store.sub(statusAtoms(session)(thread), () => {}))
  void store.set(openThreadAtom, session, thread)
  // Deferred code is read from the disk the first time, which takes no virtual time.
  await vi.dynamicImportSettled()
  const stop = () => {
    for (const end of stops) end()
  }
  return {
    session,
    timelines,
    thread,
    setHidden: fake.setHidden,
    setOffline: fake.setOffline,
    timers: clock.waiting,
    sockets: way.openSockets,
    begunSockets: way.begunSockets,
    recentFrames: way.recentFrames,
    wakeUp: () => session.streaming.reconnect(),
    setColumnHidden(uuid, isOut) {
      if (isOut) store.set(closeColumnAtom, session, uuid)
      else store.set(openColumnAtom, session, uuid, timelines.get(uuid))
    },
    close() {
      fake.setHidden(true)
      clock.stop()
      way.close()
      fake.closeTab()
    },
    stop,
  }
}
