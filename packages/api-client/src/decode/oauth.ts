import { toCountOrNull, DecodeError, toFields, toText, toTextOrNull } from './fields.ts'

/** @see https://docs.joinmastodon.org/entities/Application/#CredentialApplication */
export interface ApplicationEntity {
  readonly client_id: string
  readonly client_secret: string
  readonly vapid_key: string | null
}

/** @see https://docs.joinmastodon.org/entities/Token/ */
export interface TokenEntity {
  readonly access_token: string
  readonly scope: string
  /** Milliseconds since the epoch, whatever unit the server uses. */
  readonly created_at: number | null
}

/** A larger `created_at` is in milliseconds: as seconds it would be after the year 5000. */
const MAX_SECONDS = 1e11

/** @throws DecodeError without a client id and secret */
export function decodeApplication(raw: unknown): ApplicationEntity {
  const fields = toFields<ApplicationEntity>(raw)
  const clientId = toText(fields?.client_id)
  const clientSecret = toText(fields?.client_secret)
  if (clientId === '' || clientSecret === '') throw new DecodeError('application', 'no client id')
  return {
    client_id: clientId,
    client_secret: clientSecret,
    vapid_key: toTextOrNull(fields?.vapid_key),
  }
}

/** @throws DecodeError without an access token */
export function decodeToken(raw: unknown): TokenEntity {
  const fields = toFields<TokenEntity>(raw)
  const accessToken = toText(fields?.access_token)
  if (accessToken === '') throw new DecodeError('token', 'no access token')
  return {
    access_token: accessToken,
    scope: toText(fields?.scope),
    created_at: toMilliseconds(toCountOrNull(fields?.created_at)),
  }
}

const toMilliseconds = (at: number | null): number | null =>
  at === null || at > MAX_SECONDS ? at : at * 1000
