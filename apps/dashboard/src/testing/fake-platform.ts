import type { DesktopNotice, NoticePermission } from '../lib/desktop-notices.ts'
import { loadEmojiTable } from '../lib/emoji/load-emoji-table.ts'
import type { Platform } from '../lib/platform.ts'
import type { SoundName } from '../lib/sounds/sounds.ts'
import { memoryStorage } from '../lib/storage.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import { fakePush, type FakePush } from './fake-push.ts'
import { fakeSockets, type FakeSocket } from './fake-socket.ts'
import { memoryDrafts, type MemoryDrafts } from './memory-drafts.ts'
import { memorySeen, type MemorySeen } from './memory-seen.ts'

export interface FakePlatform extends Platform {
  readonly clock: FakeClock
  readonly sockets: readonly FakeSocket[]
  /** Paints: what waits for the next frame runs. */
  readonly paint: () => void
  readonly setHidden: (isHidden: boolean) => void
  readonly setOffline: (isOffline: boolean) => void
  /** Whether the browser would ask before the page is left. */
  readonly asksBeforeLeaving: () => boolean
  /** How often the page was loaded anew. */
  readonly reloads: () => number
  /** What was heard. */
  readonly played: readonly SoundName[]
  /** The system's notices that were shown. */
  readonly noticed: readonly DesktopNotice[]
  /** The numbers on the page's icon, one after the other. */
  readonly drawn: readonly number[]
  /** The same before the page's title. */
  readonly titled: readonly number[]
  /** The screens that the title named. */
  readonly named: readonly string[]
  readonly push: FakePush
  readonly drafts: MemoryDrafts
  readonly lastSeen: MemorySeen
  /** The tab is gone without a word: what it had open is free. */
  readonly closeTab: () => void
  /** What the user answered to notices, or will answer once asked. */
  readonly setPermission: (now: NoticePermission, onceAsked?: NoticePermission) => void
  /** Where the page was sent to. */
  readonly visited: readonly string[]
  readonly setHref: (href: string) => void
  readonly setReadSoFar: (urls: readonly string[]) => void
}

interface FakePlatformTraits {
  readonly fetch: (request: Request) => Promise<Response>
  readonly href?: string
  readonly initialState?: unknown
  /** ms since 1970; now without it. */
  readonly askedAt?: number
  readonly csrfToken?: string
  readonly pushKey?: string
  readonly storage?: Platform['storage']
  readonly loadEmojis?: Platform['loadEmojis']
  readonly downscale?: Platform['downscale']
  readonly tabStorage?: Platform['tabStorage']
  /** Of the browser, where another tab is to see the same. */
  readonly drafts?: MemoryDrafts
  readonly lastSeen?: MemorySeen
  /** Of the browser, where another tab is to hear it. */
  readonly tabs?: NonNullable<Platform['tabs']>
}

/** Two pages never make the same names. */
let pages = 0

/** A browser in a test's hand: time, frames, visibility and address change when the test says so. */
export function fakePlatform(traits: FakePlatformTraits): FakePlatform {
  const { WebSocket, sockets } = fakeSockets()
  const visited: string[] = []
  let read: readonly string[] = []
  const played: SoundName[] = []
  const noticed: DesktopNotice[] = []
  const drawn: number[] = []
  const titled: number[] = []
  const named: string[] = []
  const drafts = traits.drafts ?? memoryDrafts()
  const room = drafts.tab()
  const watchers = new Set<(isHidden: boolean) => void>()
  const wishes = new Set<symbol>()
  const frames = new Set<() => void>()
  let href = traits.href ?? 'https://colonnade.example/'
  const clock = fakeClock()
  const { askedAt = clock.now() } = traits
  let isHidden = false
  let isOffline = false
  let uuids = 0
  let reloads = 0
  pages += 1
  const page = pages
  let permission: NoticePermission = 'default'
  let answer: NoticePermission = 'granted'

  return {
    ...(traits.tabs !== undefined && { tabs: traits.tabs }),
    storage: traits.storage ?? memoryStorage(),
    tabStorage: traits.tabStorage ?? memoryStorage(),
    clock,
    frames: {
      nextFrame(run) {
        frames.add(run)
        return () => frames.delete(run)
      },
    },
    page: {
      isHidden: () => isHidden,
      isOffline: () => isOffline,
      watch(listener) {
        watchers.add(listener)
        return () => watchers.delete(listener)
      },
      askBeforeLeaving() {
        const wish = Symbol('asks')
        wishes.add(wish)
        return () => wishes.delete(wish)
      },
      reload: () => {
        reloads += 1
      },
    },
    elements: {
      initialState: () => traits.initialState ?? null,
      askedAt: () => askedAt,
      csrfToken: () => traits.csrfToken ?? null,
      pushKey: () => traits.pushKey ?? null,
      cookies: () => '',
    },
    location: {
      href: () => href,
      go: (url) => void visited.push(url),
      replace: (path) => {
        href = new URL(new URL(href).origin + path).href
      },
    },
    sounds: { play: (sound) => void played.push(sound) },
    notices: {
      permission: () => permission,
      ask: () => {
        permission = answer
        return Promise.resolve(answer)
      },
      show: (notice) => void noticed.push(notice),
    },
    push: fakePush(),
    drafts,
    openDrafts: async () => room,
    lastSeen: traits.lastSeen ?? memorySeen(),
    closeTab: room.close,
    icon: { draw: (count) => void drawn.push(count) },
    title: { count: (count) => void titled.push(count), name: (name) => void named.push(name) },
    fetch: traits.fetch,
    readSoFar: () => read,
    setReadSoFar: (urls) => void (read = urls),
    WebSocket,
    downscale: traits.downscale ?? (async (file) => file),
    random: () => 0.5,
    loadEmojis: traits.loadEmojis ?? loadEmojiTable,
    uuid: () => {
      uuids += 1
      return `uuid-${page}-${uuids}`
    },
    asksBeforeLeaving: () => wishes.size > 0,
    reloads: () => reloads,
    sockets,
    played,
    noticed,
    drawn,
    titled,
    named,
    visited,
    setPermission(now, onceAsked = now) {
      permission = now
      answer = onceAsked
    },
    paint() {
      const due = [...frames]
      frames.clear()
      for (const run of due) run()
    },
    setHidden(next) {
      isHidden = next
      for (const tell of watchers) tell(next)
    },
    setOffline: (next) => {
      isOffline = next
    },
    setHref: (next) => {
      href = next
    },
  }
}
