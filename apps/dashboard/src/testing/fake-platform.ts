import type { AppWindows } from '../lib/app-windows.ts'
import type {
  DesktopNotification,
  DesktopNotificationPermission,
} from '../lib/desktop-notifications.ts'
import { loadEmojiTable } from '../lib/emoji/load-emoji-table.ts'
import type { Platform } from '../lib/platform.ts'
import type { SoundName } from '../lib/sounds/sounds.ts'
import { createMemoryStorage } from '../lib/storage.ts'
import { fakeClock, type FakeClock } from './fake-clock.ts'
import { fakePush, type FakePush } from './fake-push.ts'
import { fakeSockets, type FakeSocket } from './fake-socket.ts'
import { createMemoryDrafts, type MemoryDrafts } from './memory-drafts.ts'
import { createMemoryTimelineCache, type MemoryTimelineCache } from './memory-timeline-cache.ts'

export interface FakePlatform extends Platform {
  readonly clock: FakeClock
  readonly sockets: readonly FakeSocket[]
  /** Renders a frame: runs the callbacks of the next frame. */
  readonly renderFrame: () => void
  readonly renderFrames: (count: number) => void
  readonly setHidden: (isHidden: boolean) => void
  readonly setOffline: (isOffline: boolean) => void
  /** Whether the browser would ask before the page is closed. */
  readonly asksBeforeUnload: () => boolean
  /** How often the page was reloaded. */
  readonly countReloads: () => number
  /** How often the page asked to be closed. */
  readonly countClosures: () => number
  /** The sounds that were played. */
  readonly playedSounds: readonly SoundName[]
  /** The desktop notifications that were shown. */
  readonly shownNotifications: readonly DesktopNotification[]
  /** The counts in the page's icon, oldest first. */
  readonly iconCounts: readonly number[]
  /** The counts in the page's title, oldest first. */
  readonly titleCounts: readonly number[]
  /** The screen names in the page's title. */
  readonly titleNames: readonly string[]
  readonly push: FakePush
  readonly drafts: MemoryDrafts
  readonly timelineCache: MemoryTimelineCache
  /** Closes the tab without a shutdown: its locks are released. */
  readonly closeTab: () => void
  /** Sets the permission for notifications, and optionally the user's answer to the next request. */
  readonly setPermission: (
    now: DesktopNotificationPermission,
    onceAsked?: DesktopNotificationPermission,
  ) => void
  readonly windows: AppWindows
  /** The windows that the page has opened. */
  readonly openedWindows: readonly OpenedWindow[]
  /** Makes the browser block further windows. */
  readonly blockWindows: () => void
  /** How often the page has closed its own window. */
  readonly countClosings: () => number
  /** The URLs that the page navigated to. */
  readonly visited: readonly string[]
  readonly setHref: (href: string) => void
  readonly setReadSoFar: (urls: readonly string[]) => void
}

interface OpenedWindow {
  readonly name: string
  closed: boolean
}

interface FakePlatformTraits {
  readonly fetch: (request: Request) => Promise<Response>
  readonly href?: string
  readonly initialState?: unknown
  /** Unix time in ms; the current time by default. */
  readonly askedAt?: number
  readonly csrfToken?: string
  readonly pushKey?: string
  readonly storage?: Platform['storage']
  readonly loadEmojis?: Platform['loadEmojis']
  readonly downscale?: Platform['downscale']
  readonly tabStorage?: Platform['tabStorage']
  readonly openWindow?: Platform['page']['openWindow']
  /** Shared by the tabs of a browser. */
  readonly drafts?: MemoryDrafts
  readonly lastSeen?: MemoryTimelineCache
  /** Shared by the tabs of a browser. */
  readonly tabs?: NonNullable<Platform['tabs']>
  readonly locks?: NonNullable<Platform['locks']>
  readonly windowName?: string
}

/** Each page generates different UUIDs. */
let pages = 0

/** Creates a browser under the test's control: time, frames, visibility and address. */
export function fakePlatform(traits: FakePlatformTraits): FakePlatform {
  const { WebSocket, sockets } = fakeSockets()
  const visited: string[] = []
  let read: readonly string[] = []
  const played: SoundName[] = []
  const noticed: DesktopNotification[] = []
  const iconCounts: number[] = []
  const titled: number[] = []
  const named: string[] = []
  const drafts = traits.drafts ?? createMemoryDrafts()
  const draftStore = drafts.tab()
  const watchers = new Set<(isHidden: boolean) => void>()
  const unloadPrompts = new Set<symbol>()
  const frames = new Set<() => void>()
  let href = traits.href ?? 'https://colonnade.example/'
  const clock = fakeClock()
  const { askedAt = clock.now() } = traits
  let isHidden = false
  let isOffline = false
  let uuids = 0
  let reloads = 0
  const openedWindows: OpenedWindow[] = []
  let isBlockingWindows = false
  let closings = 0
  let closures = 0
  pages += 1
  const page = pages
  let permission: DesktopNotificationPermission = 'default'
  let answer: DesktopNotificationPermission = 'granted'

  function renderFrame(): void {
    const due = [...frames]
    frames.clear()
    for (const run of due) run()
  }

  return {
    ...(traits.tabs !== undefined && { tabs: traits.tabs }),
    ...(traits.locks !== undefined && { locks: traits.locks }),
    windowName: traits.windowName ?? '',
    windows: {
      open(name) {
        const opened = { name, closed: false }
        openedWindows.push(opened)
        return isBlockingWindows ? null : opened
      },
      close: () => void (closings += 1),
    },
    openedWindows,
    countClosings: () => closings,
    blockWindows: () => void (isBlockingWindows = true),
    storage: traits.storage ?? createMemoryStorage(),
    tabStorage: traits.tabStorage ?? createMemoryStorage(),
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
      confirmBeforeLeaving() {
        const prompt = Symbol('asks')
        unloadPrompts.add(prompt)
        return () => unloadPrompts.delete(prompt)
      },
      reload: () => {
        reloads += 1
      },
      leave: (url) => void visited.push(url),
      openWindow: traits.openWindow ?? (() => null),
      close: () => {
        closures += 1
      },
    },
    elements: {
      initialState: () => traits.initialState ?? null,
      requestedAt: () => askedAt,
      csrfToken: () => traits.csrfToken ?? null,
      pushKey: () => traits.pushKey ?? null,
      cookies: () => '',
    },
    location: {
      href: () => href,
      navigate: (url) => void visited.push(url),
      replace: (path) => {
        href = new URL(new URL(href).origin + path).href
      },
    },
    sounds: { play: (sound) => void played.push(sound) },
    desktopNotifications: {
      getPermission: () => permission,
      requestPermission: () => {
        permission = answer
        return Promise.resolve(answer)
      },
      show: (notice) => void noticed.push(notice),
    },
    push: fakePush(),
    drafts,
    openDrafts: async () => draftStore,
    timelineCache: traits.lastSeen ?? createMemoryTimelineCache(),
    closeTab: draftStore.close,
    icon: { draw: (count) => void iconCounts.push(count) },
    title: {
      setCount: (count) => void titled.push(count),
      setScreen: (name) => void named.push(name),
    },
    fetch: traits.fetch,
    getRequestedUrls: () => read,
    setReadSoFar: (urls) => void (read = urls),
    WebSocket,
    downscale: traits.downscale ?? (async (file) => file),
    random: () => 0.5,
    loadEmojis: traits.loadEmojis ?? loadEmojiTable,
    uuid: () => {
      uuids += 1
      return `uuid-${page}-${uuids}`
    },
    asksBeforeUnload: () => unloadPrompts.size > 0,
    countReloads: () => reloads,
    countClosures: () => closures,
    sockets,
    playedSounds: played,
    shownNotifications: noticed,
    iconCounts,
    titleCounts: titled,
    titleNames: named,
    visited,
    setPermission(now, onceAsked = now) {
      permission = now
      answer = onceAsked
    },
    renderFrame,
    renderFrames(count) {
      for (let frame = 0; frame < count; frame += 1) renderFrame()
    },
    setHidden(next) {
      isHidden = next
      for (const watcher of watchers) watcher(next)
    },
    setOffline: (next) => {
      isOffline = next
    },
    setHref: (next) => {
      href = next
    },
  }
}
