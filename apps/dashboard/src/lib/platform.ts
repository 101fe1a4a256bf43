import { createStore, get, promisifyRequest } from 'idb-keyval'
import { type Clock, systemClock } from './clock.ts'
import { browserNotifications, type DesktopNotifications } from './desktop-notifications.ts'
import type { DraftStore } from './drafts/draft-store.ts'
import type { EmojiTable } from './emoji/emoji-table.ts'
import { loadEmojiTable } from './emoji/load-emoji-table.ts'
import { browserFrames, type FrameScheduler } from './frame-scheduler.ts'
import { browserPage, type PageLifecycle } from './page-lifecycle.ts'
import {
  browserElements,
  createPageIcon,
  browserLocation,
  browserTitle,
  type PageElements,
  type PageIcon,
  type PageLocation,
  type PageTitle,
} from './page.ts'
import { getRequestedUrls, withPrefetchedResponses } from './prefetched-responses.ts'
import { browserPush } from './push/browser-push.ts'
import type { PushClient } from './push/push-client.ts'
import { createSounds, type Sounds } from './sounds/sounds.ts'
import { type KeyValueStorage, createWebStorage } from './storage.ts'
import { createTabChannel, type TabChannel } from './tab-channel.ts'

/**
 * The store of the timeline cache: the last rows of each list, so that a start does not wait for a server.
 * Replaceable in tests. Losing it loses no data of the user.
 */
export interface TimelineCacheStore {
  /** Returns the stored text, or undefined. Rejects when the browser has no such storage. */
  readonly read: (name: string) => Promise<unknown>
  /** Rejects when the storage is full. */
  readonly write: (name: string, text: string) => Promise<void>
  /** Removes all entries whose names match. */
  readonly remove: (isForgotten: (name: string) => boolean) => Promise<void>
}

/** Creates a store in IndexedDB. The database is opened on first use. */
function createTimelineCacheStore(): TimelineCacheStore {
  const texts = createStore('colonnade-last-seen', 'lists')
  return {
    read: (name) => get(name, texts),
    write: (name, text) =>
      texts('readwrite', (store) => {
        const { transaction } = store
        store.put(text, name)
        // Commits explicitly, because a page that is being unloaded may end before the automatic commit.
        transaction.commit()
        return promisifyRequest(transaction)
      }),
    remove: (isForgotten) =>
      texts('readwrite', async (store) => {
        for (const name of await promisifyRequest(store.getAllKeys())) {
          if (typeof name === 'string' && isForgotten(name)) store.delete(name)
        }
        await promisifyRequest(store.transaction)
      }),
  }
}

/** The part of the Web Locks API that the dashboard uses. The browser releases the locks of a tab that crashes. */
export type TabLocks = Pick<LockManager, 'request' | 'query'>

/** The browser features that the state uses. Tests pass their own. */
export interface Platform {
  readonly storage: KeyValueStorage
  /** Removed when the tab closes. Holds the state of a sign-in in progress. */
  readonly tabStorage: KeyValueStorage
  readonly clock: Clock
  readonly frames: FrameScheduler
  readonly page: PageLifecycle
  readonly elements: PageElements
  readonly location: PageLocation
  readonly sounds: Sounds
  readonly desktopNotifications: DesktopNotifications
  readonly icon: PageIcon
  readonly title: PageTitle
  readonly push: PushClient
  readonly fetch: (request: Request) => Promise<Response>
  /** Returns the URLs requested since the start, by any account. */
  readonly getRequestedUrls: () => readonly string[]
  readonly WebSocket: typeof WebSocket
  /** Sends uploads, because only it reports their progress. Without it `fetch` is used. */
  readonly XMLHttpRequest?: typeof XMLHttpRequest
  /** Downscales an image that is larger than needed. Rejects when that fails. */
  readonly downscale: (file: File) => Promise<File>
  /** Returns a number from 0 up to, but not including, 1. */
  readonly random: () => number
  readonly uuid: () => string
  /** Loads the Unicode emoji. Rejects when loading fails. */
  readonly loadEmojis: () => Promise<EmojiTable>
  /** Opens the draft store. Rejects when its code fails to load. */
  readonly openDrafts: () => Promise<DraftStore>
  /** The channel to the other tabs. Without it tabs are not synchronised. */
  readonly tabs?: TabChannel
  /** The locks of this browser, shared by its tabs. Without them tabs do not know of each other. */
  readonly locks?: TabLocks
  /** The name of this window. It stays during a reload. Empty for most. */
  readonly windowName?: string
  /** Stores the timeline cache for the next start. */
  readonly timelineCache: TimelineCacheStore
}

export function createBrowserPlatform(): Platform {
  return {
    storage: createWebStorage(() => window.localStorage),
    tabStorage: createWebStorage(() => window.sessionStorage),
    clock: systemClock,
    frames: browserFrames,
    page: browserPage,
    elements: browserElements,
    location: browserLocation,
    sounds: createSounds(),
    desktopNotifications: browserNotifications,
    icon: createPageIcon(),
    title: browserTitle,
    push: browserPush,
    fetch: withPrefetchedResponses((request) => window.fetch(request)),
    getRequestedUrls,
    WebSocket: window.WebSocket,
    XMLHttpRequest: window.XMLHttpRequest,
    downscale: async (file) => (await import('./images/downscale-image.ts')).downscaleImage(file),
    random: () => Math.random(),
    uuid: createUuid,
    loadEmojis: loadEmojiTable,
    openDrafts: loadDraftStore,
    tabs: createTabChannel(),
    locks: navigator.locks,
    windowName: window.name,
    timelineCache: createTimelineCacheStore(),
  }
}

/**
 * Creates a UUID without `crypto.randomUUID`, which exists only on https and loopback, not for a LAN address over
 * http.
 */
function createUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Opens the draft store, whose code is loaded with the composer. Rejects when loading fails. */
async function loadDraftStore(): Promise<DraftStore> {
  const { createIndexedDbDraftStore } = await import('./drafts/indexed-db-draft-store.ts')
  return createIndexedDbDraftStore()
}
