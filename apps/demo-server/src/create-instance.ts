import type { Random, Schedule } from './clock.ts'
import { createFetch } from './create-fetch.ts'
import { createEmulator } from './emulation/emulator.ts'
import { createFederation, type Federation } from './federation/create-federation.ts'
import type { CountedFetch } from './http/check-request.ts'
import { testRateLimits } from './http/rate-limits.ts'
import { defaultSettings, type InstanceSettings } from './instance-settings.ts'
import { createPictures } from './media/pictures.ts'
import { createUploads } from './media/uploads.ts'
import { type PageState, loadPageState } from './pages/page-state.ts'
import { createPushes } from './push/pushes.ts'
import { getOrigin } from './read-request.ts'
import { createActivityPlanner } from './seed/planner/create-activity-planner.ts'
import type { SeedData } from './seed/seed-data.ts'
import { type Simulator, createSimulator } from './simulator/simulator.ts'
import { isUsedPicture } from './store/find-rows.ts'
import type { Store } from './store/store.ts'
import { createHub } from './streaming/hub.ts'
import type { Services } from './streaming/send-events.ts'
import { createSocketBehaviour, type SocketBehaviour } from './streaming/socket-limiter.ts'
import { createFaultPlan, type FaultPlan } from './test-controls/fault-plan.ts'
import { createTestControls, type TestControls } from './test-controls/test-controls.ts'

export interface InstanceOptions {
  readonly store: Store
  /**
   * Generates the seed data that the store was filled with. Called when the simulator starts and when the data are
   * reset.
   */
  readonly createSeedData: () => SeedData
  readonly schedule: Schedule
  readonly random: Random
  readonly settings?: Partial<InstanceSettings>
  readonly dist?: string | null
  /** The folder of the picture cache. Pictures are not cached on disk by default. */
  readonly pictureFolder?: string | null
  /** The folder of uploaded files. By default they are kept only while the instance runs. */
  readonly uploadFolder?: string | null
  /** Whether the test controls can be reached over HTTP. */
  readonly testControls?: boolean
  /** For tests and benchmarks: raises the rate limits and allows push services on this machine. */
  readonly isTestMode?: boolean
  readonly onError?: (error: unknown) => void
}

export interface Instance {
  readonly fetch: CountedFetch
  readonly services: Services
  readonly settings: InstanceSettings
  /** Initially stopped. */
  readonly simulator: Simulator
  readonly controls: TestControls
  /** Connects it to other instances in this process. */
  readonly federation: Federation
  /** For the WebSocket server. */
  readonly socketBehaviour: SocketBehaviour
  /**
   * For the HTTP server: the percentage of a request body after which the connection is cut; null for the whole body.
   */
  readonly takeCut: FaultPlan['takeCut']
  /** The initial state of the dashboard's page, for the server of that page. */
  pageState(request: Request): Promise<PageState>
  close(): Promise<void>
}

/** Creates a Mastodon API server that does not listen on a port itself. */
export function createInstance(options: InstanceOptions): Instance {
  const {
    store,
    createSeedData,
    schedule,
    random,
    dist = null,
    pictureFolder = null,
    uploadFolder = null,
    isTestMode = false,
  } = options
  let isClosed = false
  // Requests that are still running at the end fail because the database is closed. These errors are ignored.
  const onError = (error: unknown) => {
    if (!isClosed) options.onError?.(error)
  }
  const settings = {
    ...defaultSettings,
    ...(isTestMode && { rateLimits: testRateLimits, canPushToLoopback: true }),
    ...options.settings,
  }
  const hub = createHub()
  const pictures = createPictures(pictureFolder, (name) => isUsedPicture(store, name))
  const uploads = createUploads({
    store,
    schedule,
    folder: uploadFolder,
    quota: settings.uploadQuota,
    onError,
  })
  const pushes = createPushes({ store, onError, canUseLoopback: settings.canPushToLoopback })
  const simulator = createSimulator({
    services: { store, hub, uploads, pushes },
    createPlanner: () => createActivityPlanner({ seedData: createSeedData(), random }),
    schedule,
    random,
    onError,
  })
  const services: Services = {
    store,
    hub,
    uploads,
    pushes,
    onPublished: simulator.handlePost,
    resolveRemote: (address) => federation.resolve(address),
  }
  const federation = createFederation({ services, onError })
  const faults = createFaultPlan(store.clock, schedule)
  const socketBehaviour = createSocketBehaviour()
  const emulator = createEmulator((request, caller) => fetch(request, caller))
  const controls = createTestControls({
    services,
    faults,
    socketBehaviour,
    simulator,
    createSeedData,
    emulator,
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
    fetch: emulator.fetch,
    services,
    settings,
    simulator,
    controls,
    federation,
    socketBehaviour,
    takeCut: (request) => faults.takeCut(request),
    pageState: (request) => loadPageState(store, settings, request, getOrigin(settings, request)),
    async close() {
      isClosed = true
      simulator.stop()
      faults.clear()
      federation.close()
      hub.dropAll()
      await federation.settle()
      await pushes.close()
      // Closed before the store, because the cleanup of uploads uses it. Rendering a picture uses the store only at
      // its beginning.
      await uploads.close()
      await store.close()
      await pictures.close()
    },
  }
}
