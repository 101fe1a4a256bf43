import type { Selectable } from 'kysely'
import { hashSecret, isSame } from '../access/secrets.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../store/tables.ts'

export type AppRow = Selectable<Tables['apps']>

export const findApp = ({ db }: Store, clientId: string): Promise<AppRow | undefined> =>
  db.selectFrom('apps').selectAll().where('client_id', '=', clientId).executeTakeFirst()

export const isSecretOf = (app: AppRow, secret: string): boolean =>
  isSame(app.secret_hash, hashSecret(secret))

export const redirectUrisOf = (app: AppRow): string[] => app.redirect_uris.split('\n')

/** What was asked for, as far as the app may have it; null when it asks for more. */
export function allowedScopes(app: AppRow, wanted: string | null): string | null {
  const scopes = (wanted ?? 'read').split(/[\s+]+/).filter((scope) => scope !== '')
  const own = app.scopes.split(' ')
  const isAllowed = (scope: string) =>
    own.includes(scope) || own.includes(scope.split(':')[0] ?? scope)
  return scopes.every(isAllowed) ? scopes.join(' ') : null
}
