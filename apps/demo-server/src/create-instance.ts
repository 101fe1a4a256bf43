import type { Random, Schedule } from './clock.ts'
import { createSpeaking } from './dialects/speaking.ts'
import { createFetch } from './fetch.ts'
import type { CountedFetch } from './http/check-request.ts'
import { wideLimits } from './http/rate-rules.ts'
import { defaultSettings, type InstanceSettings } from './instance-settings.ts'
import { type Clockwork, createClockwork } from './life/clockwork.ts'
import { createPictures } from './media/pictures.ts'
import { createUploads } from './media/uploads.ts'
import { type PageState, pageStateFor } from './pages/shell.ts'
import { createPushes } from './push/pushes.ts'
import { originOf } from './read-call.ts'
import { isUsedPicture } from './store/reads.ts'
import type { Store } from './store/store.ts'
import type { Services } from './streaming/announce.ts'
import { createHub } from './streaming/hub.ts'
import { openManners, type SocketManners } from './streaming/socket-guard.ts'
import { createFaultPlan, type FaultPlan } from './test-controls/fault-plan.ts'
import { createTestControls, type TestControls } from './test-controls/test-controls.ts'
import { createLife } from './world/living/create-life.ts'
import type { World } from './world/world.ts'

export interface InstanceOptions {
  readonly store: Store
  /** The same people as in the store; called when life begins or the world is begun anew. */
  readonly makeWorld: () => World
  readonly schedule: Schedule
  readonly random: Random
  readonly settings?: Partial<InstanceSettings>
  readonly dist?: string | null
  /** Where painted pictures are kept; nowhere if not said. */
  readonly pictureFolder?: string | null
  /** Where uploaded files are kept; only as long as it runs if not said. */
  readonly uploadFolder?: string | null
  /** Whether the test controls can be reached over HTTP. */
  readonly testControls?: boolean
  /** For tests and benches: what may be done is hardly limited, and what is pushed may go to this machine itself. */
  readonly isRehearsal?: boolean
  readonly onError?: (error: unknown) => void
}

export interface Instance {
  readonly fetch: CountedFetch
  readonly services: Services
  readonly settings: InstanceSettings
  /** Begins stopped. */
  readonly clockwork: Clockwork
  readonly controls: TestControls
  /** For whoever lets sockets in. */
  readonly socketManners: SocketManners
  /** For whoever reads bodies: how much of one may come, in percent; null for all of it. */
  readonly takeCut: FaultPlan['takeCut']
  /** What the dashboard's page starts from, for whoever serves that page. */
  pageState(request: Request): Promise<PageState>
  close(): Promise<void>
}

/** An embedded server of the Mastodon API, without any socket of its own. */
export function createInstance(options: InstanceOptions): Instance {
  const {
    store,
    makeWorld,
    schedule,
    random,
    dist = null,
    pictureFolder = null,
    uploadFolder = null,
    isRehearsal = false,
  } = options
  let isClosed = false
  // What was still under way at the end fails for want of a database: that is no news.
  const onError = (error: unknown) => {
    if (!isClosed) options.onError?.(error)
  }
  const settings = {
    ...defaultSettings,
    ...(isRehearsal && { rateLimits: wideLimits, mayPushHere: true }),
    ...options.settings,
  }
  const hub = createHub()
  const pictures = createPictures(pictureFolder, (name) => isUsedPicture(store, name))
  const uploads = createUploads({
    store,
    schedule,
    folder: uploadFolder,
    room: settings.uploadRoom,
    onError,
  })
  const pushes = createPushes({ store, onError, mayStayHere: settings.mayPushHere })
  const clockwork = createClockwork({
    services: { store, hub, uploads, pushes },
    beginLife: () => createLife({ world: makeWorld(), random }),
    schedule,
    random,
    onError,
  })
  const services: Services = { store, hub, uploads, pushes, onPublished: clockwork.react }
  const faults = createFaultPlan(store.clock, schedule)
  const socketManners = openManners()
  const speaking = createSpeaking((request, caller) => fetch(request, caller))
  const controls = createTestControls({
    services,
    faults,
    socketManners,
    clockwork,
    makeWorld,
    speaking,
  })
  const fetch = createFetch({
    services,
    settings,
    pictures,
    dist,
    faults,
    controls: options.testControls === true ? controls : null,
    onError,
  })

  return {
    fetch: speaking.fetch,
    services,
    settings,
    clockwork,
    controls,
    socketManners,
    takeCut: (request) => faults.takeCut(request),
    pageState: (request) => pageStateFor(store, settings, request, originOf(settings, request)),
    async close() {
      isClosed = true
      clockwork.stop()
      faults.clear()
      hub.dropAll()
      await pushes.close()
      // What uploads clear away is in the store, and what is painted is looked up there first.
      await uploads.close()
      await store.close()
      await pictures.close()
    },
  }
}
