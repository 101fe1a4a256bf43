import type { Platform } from '../../lib/platform.ts'
import type { Session } from '../session.ts'
import { writeDrafts } from './write-drafts.ts'

/** After this time the page is left anyway. The drafts are then saved as it unloads. Unit: ms. */
const WRITE_TIMEOUT_MS = 2_000

/** Saves the drafts of all accounts before the page is left or reloaded without a confirmation. */
export async function saveDraftsBeforeLeaving(
  { clock }: Pick<Platform, 'clock'>,
  sessions: readonly Session[],
): Promise<void> {
  await Promise.race([
    Promise.all(sessions.map(writeDrafts)),
    new Promise<void>((resolve) => clock.after(WRITE_TIMEOUT_MS, resolve)),
  ])
}
