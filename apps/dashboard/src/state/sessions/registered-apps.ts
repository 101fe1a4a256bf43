import type { RegisteredApp } from '@colonnade/api-client/oauth'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { parsedJson } from '../settings/parsed-json.ts'
import { APPS_PREFIX } from './account-storage.ts'

/** What an earlier sign-in on this server was given; null for nothing. */
export function registeredApp(storage: KeyValueStorage, origin: string): RegisteredApp | null {
  // What this program itself wrote in its own browser.
  return parsedJson(storage.read(APPS_PREFIX + origin)) as RegisteredApp | null
}

/** @param origin of the server: what was typed may name an account, which a sign-out would not forget */
export function keepApp(storage: KeyValueStorage, origin: string, app: RegisteredApp): void {
  storage.write(APPS_PREFIX + origin, JSON.stringify(app))
}

/** Earlier releases kept them under what was typed. A program that is not known any more is registered anew. */
export function forgetOldApps(storage: KeyValueStorage): void {
  const isOld = (server: string) => !URL.canParse(server) || new URL(server).origin !== server
  for (const name of storage.keys())
    if (name.startsWith(APPS_PREFIX) && isOld(name.slice(APPS_PREFIX.length))) storage.remove(name)
}
