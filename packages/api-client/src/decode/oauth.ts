import { countOrNull, DecodeError, fieldsOf, text, textOrNull } from './fields.ts'

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
  /** Milliseconds since the epoch, whatever the server counted in. */
  readonly created_at: number | null
}

/** Above this a `created_at` must be milliseconds: as seconds it would lie past the year 5000. */
const MOST_SECONDS = 1e11

/** @throws DecodeError without a client id and secret */
export function decodeApplication(raw: unknown): ApplicationEntity {
  const fields = fieldsOf<ApplicationEntity>(raw)
  const clientId = text(fields?.client_id)
  const clientSecret = text(fields?.client_secret)
  if (clientId === '' || clientSecret === '') throw new DecodeError('application', 'no client id')
  return {
    client_id: clientId,
    client_secret: clientSecret,
    vapid_key: textOrNull(fields?.vapid_key),
  }
}

/** @throws DecodeError without an access token */
export function decodeToken(raw: unknown): TokenEntity {
  const fields = fieldsOf<TokenEntity>(raw)
  const accessToken = text(fields?.access_token)
  if (accessToken === '') throw new DecodeError('token', 'no access token')
  return {
    access_token: accessToken,
    scope: text(fields?.scope),
    created_at: inMilliseconds(countOrNull(fields?.created_at)),
  }
}

const inMilliseconds = (at: number | null): number | null =>
  at === null || at > MOST_SECONDS ? at : at * 1000
