import { atom } from 'jotai/vanilla'
import { DEFAULT_LOCAL_SETTINGS, type LocalSettings } from '@colonnade/domain/settings'
import type { BrowserFacts } from '../../lib/browser-facts.ts'
import { recentErrors } from '../../lib/recent-errors.ts'
import { platformAtom } from '../app-store.ts'
import { columnsAtom } from '../columns/columns.ts'
import { sessionsAtom } from '../sessions.ts'
import { localSettingsAtom } from '../settings/local-settings.ts'
import { connectionAtoms } from '../streaming/connection.ts'
import { columnListAtoms } from '../timelines/column-list.ts'
import { errorFacts } from './error-facts.ts'
import { sessionFacts } from './session-facts.ts'

type Facts = Readonly<Record<string, unknown>>

/** Local settings that are no words of the reader's: of keys that are known, switches and choices. */
export function settingsFacts(settings: LocalSettings): Facts {
  return {
    ...known(DEFAULT_LOCAL_SETTINGS, settings),
    content_warnings: {
      auto_unfold: settings.content_warnings.auto_unfold,
      hasFilter: (settings.content_warnings.filter ?? '') !== '',
    },
  }
}

/** Every string among them is one of a fixed choice, or a colour: that is how they are read. */
function known(defaults: object, settings: object): Facts {
  return Object.fromEntries(
    Object.entries(defaults).map(([name, usual]: [string, unknown]) => {
      const value: unknown = Reflect.get(settings, name)
      const isGroup = typeof usual === 'object' && usual !== null
      return [name, isGroup ? known(usual, Object(value) as object) : value]
    }),
  )
}

/** A kind that some other client saved may be any text. */
const KIND = /^[A-Z_]{1,24}$/

/**
 * What whoever looks for a fault may know, as text to be read before it is handed out: each fact is chosen, and none
 * is something that a person or a server wrote. No token, name, address, search, list, post or draft is in it.
 *
 * @see docs/SECURITY.md
 */
export const diagnosticsAtom = atom(
  null,
  async (get, _set, browser: BrowserFacts): Promise<string> => {
    const sessions = get(sessionsAtom)
    const columns = get(columnsAtom).map(({ uuid, id, accountKey }) => {
      const account = sessions.findIndex(({ key }) => key === accountKey)
      const session = sessions[account]
      const { items = [], isFirstLoad = false } =
        session === undefined ? {} : session.store.get(columnListAtoms(session)(uuid))
      return {
        kind: KIND.test(id) ? id : 'unknown',
        account,
        connection: session && (session.store.get(connectionAtoms(session)(uuid))?.state ?? null),
        rows: items.length,
        isFirstLoad,
      }
    })
    const diagnostics = {
      at: new Date(get(platformAtom).clock.now()).toISOString(),
      ...browser,
      settings: settingsFacts(get(localSettingsAtom)),
      columns,
      accounts: await Promise.all(sessions.map(sessionFacts)),
      errors: recentErrors.map(errorFacts),
    }
    return JSON.stringify(diagnostics, null, 2)
  },
)
