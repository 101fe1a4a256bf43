import type { RegisteredApp } from '@colonnade/api-client/oauth'
import { parsedJson } from '../../lib/parsed-json.ts'
import type { KeyValueStorage } from '../../lib/storage.ts'
import { keptAccounts } from './forget-account.ts'

const PREFIX = 'colonnade/apps/'

/** What an earlier sign-in on this server was given; null for nothing. */
export function registeredApp(storage: KeyValueStorage, origin: string): RegisteredApp | null {
  // What this program itself wrote in its own browser.
  return parsedJson(storage.read(PREFIX + origin)) as RegisteredApp | null
}

/** @param origin of the server: what was typed may name an account, which a sign-out would not forget */
export function keepApp(storage: KeyValueStorage, origin: string, app: RegisteredApp): void {
  storage.write(PREFIX + origin, JSON.stringify(app))
}

/** Earlier releases kept them under what was typed. A program that is not known any more is registered anew. */
export function forgetOldApps(storage: KeyValueStorage): void {
  const isOld = (server: string) => !URL.canParse(server) || new URL(server).origin !== server
  for (const name of storage.keys())
    if (name.startsWith(PREFIX) && isOld(name.slice(PREFIX.length))) storage.remove(name)
}

/** Forgets the app of a server where nobody is signed in any more: which servers were used here is nobody's to read. */
export function forgetUnusedApp(storage: KeyValueStorage, origin: string): void {
  const { host } = new URL(origin)
  const isUsed = keptAccounts(storage).some((key) => key.endsWith(`@${host}`))
  if (!isUsed) storage.remove(PREFIX + origin)
}
