import type { Store } from '../store/store.ts'
import type { Viewer } from '../store/viewer.ts'

/** Who looks, and under which address the instance was called. */
export interface SerializeContext {
  readonly store: Store
  readonly viewer: Viewer
  /** `http://host:port`, without a slash at the end. */
  readonly origin: string
}
