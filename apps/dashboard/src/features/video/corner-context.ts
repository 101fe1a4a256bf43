import { createContext, type ReactNode } from 'react'
import type { VideoMoment } from '@colonnade/domain/media'

/** A film that goes on while its post is out of sight. */
export interface CornerFilm {
  /** Which film of which place. */
  readonly key: string
  readonly body: ReactNode
  /** Where it is by now. */
  readonly moment: () => VideoMoment
}

/** One corner of the window, with room for one film. */
export interface Corner {
  /** Whatever goes on there gives way. */
  readonly show: (film: CornerFilm) => void
  /** Ends this film there, and says how far it came; null where it is not there. */
  readonly take: (key: string) => VideoMoment | null
}

/** Null where films stop with their posts. @see VID-19, BY-16 */
export const CornerContext = createContext<Corner | null>(null)
