import { createStore, get, promisifyRequest } from 'idb-keyval'
import { type Clock, systemClock } from './clock.ts'
import { browserNotices, type DesktopNotices } from './desktop-notices.ts'
import type { DraftRoom } from './drafts/draft-room.ts'
import type { EmojiTable } from './emoji/emoji-table.ts'
import { loadEmojiTable } from './emoji/load-emoji-table.ts'
import { readSoFar, withFirstAnswers } from './first-answers.ts'
import { browserFrames, type FrameScheduler } from './frame-scheduler.ts'
import { browserPage, type PageLifecycle } from './page-lifecycle.ts'
import {
  browserElements,
  browserIcon,
  browserLocation,
  browserTitle,
  type PageElements,
  type PageIcon,
  type PageLocation,
  type PageTitle,
} from './page.ts'
import { browserPush } from './push/browser-push.ts'
import type { PushGate } from './push/push-gate.ts'
import { browserSounds, type Sounds } from './sounds/sounds.ts'
import { type KeyValueStorage, webStorage } from './storage.ts'
import { browserTabChannel, type TabChannel } from './tab-channel.ts'

/**
 * Where the browser keeps what was seen last of each list, so that a start need not wait for a server; replaceable
 * in a test. It is a copy: whoever loses it has lost nothing.
 */
export interface SeenRoom {
  /** What is kept under a name; undefined for nothing. Rejects where the browser keeps nothing at all. */
  readonly read: (name: string) => Promise<unknown>
  /** Rejects where there is no room left. */
  readonly write: (name: string, text: string) => Promise<void>
  /** Forgets all whose names fit. */
  readonly forget: (isForgotten: (name: string) => boolean) => Promise<void>
}

/** Keeps texts in IndexedDB, which is opened when something is asked of it first. */
function browserSeenRoom(): SeenRoom {
  const texts = createStore('colonnade-last-seen', 'lists')
  return {
    read: (name) => get(name, texts),
    write: (name, text) =>
      texts('readwrite', (store) => {
        const { transaction } = store
        store.put(text, name)
        // A page that goes away lives too shortly for the browser to do so by itself.
        transaction.commit()
        return promisifyRequest(transaction)
      }),
    forget: (isForgotten) =>
      texts('readwrite', async (store) => {
        for (const name of await promisifyRequest(store.getAllKeys())) {
          if (typeof name === 'string' && isForgotten(name)) store.delete(name)
        }
        await promisifyRequest(store.transaction)
      }),
  }
}

/** All that the state needs of the browser: a test gives its own. */
export interface Platform {
  readonly storage: KeyValueStorage
  /** Forgotten with the tab: what a sign-in needs while it is under way. */
  readonly tabStorage: KeyValueStorage
  readonly clock: Clock
  readonly frames: FrameScheduler
  readonly page: PageLifecycle
  readonly elements: PageElements
  readonly location: PageLocation
  readonly sounds: Sounds
  readonly notices: DesktopNotices
  readonly icon: PageIcon
  readonly title: PageTitle
  readonly push: PushGate
  readonly fetch: (request: Request) => Promise<Response>
  /** The addresses that were asked for since the start, of whichever account. */
  readonly readSoFar: () => readonly string[]
  readonly WebSocket: typeof WebSocket
  /** Carries uploads, since only it tells their progress; without it `fetch` does. */
  readonly XMLHttpRequest?: typeof XMLHttpRequest
  /** Makes a picture smaller that is larger than needed; rejects where that cannot be done. */
  readonly downscale: (file: File) => Promise<File>
  /** From 0 up to, not including, 1. */
  readonly random: () => number
  readonly uuid: () => string
  /** Fetches the emoji of the standard; rejects where they do not arrive. */
  readonly loadEmojis: () => Promise<EmojiTable>
  /** Opens what keeps drafts; rejects where its code does not arrive. */
  readonly openDrafts: () => Promise<DraftRoom>
  /** Reaches the other tabs; without it each tab is on its own. */
  readonly tabs?: TabChannel
  /** Keeps what was seen last, for the next start. */
  readonly lastSeen: SeenRoom
}

export function browserPlatform(): Platform {
  return {
    storage: webStorage(() => window.localStorage),
    tabStorage: webStorage(() => window.sessionStorage),
    clock: systemClock,
    frames: browserFrames,
    page: browserPage,
    elements: browserElements,
    location: browserLocation,
    sounds: browserSounds(),
    notices: browserNotices,
    icon: browserIcon(),
    title: browserTitle,
    push: browserPush,
    fetch: withFirstAnswers((request) => window.fetch(request)),
    readSoFar,
    WebSocket: window.WebSocket,
    XMLHttpRequest: window.XMLHttpRequest,
    downscale: async (file) =>
      (await import('./pictures/downscale-picture.ts')).downscalePicture(file),
    random: () => Math.random(),
    uuid: randomUuid,
    loadEmojis: loadEmojiTable,
    openDrafts: loadDraftRoom,
    tabs: browserTabChannel(),
    lastSeen: browserSeenRoom(),
  }
}

/** `crypto.randomUUID` exists only on https and loopback; a LAN address over http has the other. */
function randomUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Opens the room for drafts, whose code travels with the composer. Rejects where that does not arrive. */
async function loadDraftRoom(): Promise<DraftRoom> {
  const { browserDraftRoom } = await import('./drafts/browser-draft-room.ts')
  return browserDraftRoom()
}
