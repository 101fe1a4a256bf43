import type { DeckParts } from './deck-parts.ts'
import { useLatePart } from './use-late-part.ts'
import type { TabBeside } from './use-tab-swipe.ts'

const loadScreen = async () => (await import('./TabBesideScreen.tsx')).TabBesideScreen

interface LateTabBesideProps {
  /** Null while nothing is pulled. */
  readonly tab: TabBeside | null
  readonly parts: DeckParts
}

/** The tab that a finger pulls into view, fetched once there is something to read. */
export function LateTabBeside({ tab, parts }: LateTabBesideProps) {
  const screen = useLatePart(loadScreen, 'later')

  return screen !== null && tab !== null && <screen.Part tab={tab} parts={parts} />
}
