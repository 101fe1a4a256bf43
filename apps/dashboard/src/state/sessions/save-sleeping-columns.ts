import type { AccountKey } from '@colonnade/domain/entities'
import { parseServerSettings, toSavedSettings } from '@colonnade/domain/settings'
import { platformAtom } from '../app-store.ts'
import { layoutAtom } from '../columns/workspaces.ts'
import { deckAccountsAtom, sleepingAccountsAtom } from '../sessions.ts'
import { readLocalCopy, writeLocalCopy } from '../settings/server-settings.ts'
import { isApplyingTabChangeAtom } from '../settings/sync-settings-across-tabs.ts'
import type { Store } from '../store.ts'

/**
 * Saves changes of the layout for accounts that are signed out too: their next sign-in starts from the copy in this
 * browser. @returns stops it
 */
export function startSavingSleepingColumns(app: Store): () => void {
  const { storage } = app.get(platformAtom)

  function save(key: AccountKey): void {
    const copy = readLocalCopy(storage, key) ?? { savedAt: 0, data: null }
    const layout = { ...app.get(layoutAtom), accounts: app.get(deckAccountsAtom) }
    const data = toSavedSettings(parseServerSettings(copy.data), layout, key)
    if (JSON.stringify(data) === JSON.stringify(copy.data)) return
    // A copy with only the columns never replaces the server's.
    writeLocalCopy(storage, key, { savedAt: copy.savedAt === 0 ? 0 : null, data })
  }

  return app.sub(layoutAtom, () => {
    if (!app.get(isApplyingTabChangeAtom)) app.get(sleepingAccountsAtom).forEach(save)
  })
}
