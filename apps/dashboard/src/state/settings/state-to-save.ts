import type { AccountKey } from '@colonnade/domain/entities'
import type { ServerSettings } from '@colonnade/domain/settings'
import type { Layout } from '@colonnade/domain/workspaces'
import { layoutAtom } from '../columns/workspaces.ts'
import type { Session } from '../session.ts'
import { sessionsAtom } from '../sessions.ts'
import { serverSettingsAtom } from './server-settings.ts'

/** All that is saved of an account, as it was at one moment. */
export interface StateToSave {
  readonly settings: ServerSettings
  readonly layout: Layout
  readonly accounts: readonly AccountKey[]
}

export const stateToSave = (session: Session): StateToSave => ({
  settings: session.store.get(serverSettingsAtom(session)),
  layout: session.app.get(layoutAtom),
  accounts: session.app.get(sessionsAtom).map(({ key }) => key),
})
