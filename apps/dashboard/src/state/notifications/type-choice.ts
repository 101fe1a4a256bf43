import type { Getter } from 'jotai/vanilla'
import { excludeTypes, isShownType } from '@colonnade/domain/notifications'
import type { Session } from '../session.ts'
import { serverSettingsAtom } from '../settings/server-settings.ts'

interface TypeChoice {
  /** What a call asks to leave out; empty for nothing. */
  readonly leftOut: { readonly exclude_types?: readonly string[] }
  readonly isShown: (told: { readonly type: string }) => boolean
}

/** Which kinds are asked for and listed now. @see NTF-04 */
export function typeChoice(get: Getter, session: Session): TypeChoice {
  const { shows, quickFilter } = get(serverSettingsAtom(session)).notifications
  // Mastodons pass over words that they do not know; Pleroma answers with a fault.
  const knowsNewer = session.api.capabilities.of('groupedNotifications') === 'yes'
  const excluded = excludeTypes(shows, quickFilter.active, knowsNewer)
  return {
    leftOut: excluded.length > 0 ? { exclude_types: excluded } : {},
    isShown: ({ type }) => isShownType(shows, quickFilter.active, type),
  }
}
