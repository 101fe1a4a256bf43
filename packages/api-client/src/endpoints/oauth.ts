import { ignored } from '../decode/fields.ts'
import { decodeApplication, decodeToken } from '../decode/oauth.ts'
import { accepts, endpoint } from '../endpoint.ts'

export interface CreateAppInput {
  readonly client_name: string
  /** One URI as text: not every server reads a list. */
  readonly redirect_uris: string
  readonly scopes: string
  readonly website?: string
}

/** @see https://docs.joinmastodon.org/methods/apps/#create */
export const createApp = endpoint('POST', '/api/v1/apps', {
  accepts: accepts<CreateAppInput>(),
  returns: decodeApplication,
  sends: 'form',
  onError: 'silent',
})

export interface CreateTokenInput {
  readonly grant_type: 'authorization_code'
  readonly code: string
  readonly client_id: string
  readonly client_secret: string
  readonly redirect_uri: string
  readonly scope: string
  /** Absent where the page could not make one. */
  readonly code_verifier?: string
}

/** A token of the app itself, without a user: only an app that the server still knows gets one. */
export interface AppTokenInput {
  readonly grant_type: 'client_credentials'
  readonly client_id: string
  readonly client_secret: string
  readonly redirect_uri: string
  readonly scope: string
}

/** @see https://docs.joinmastodon.org/methods/oauth/#token */
export const createToken = endpoint('POST', '/oauth/token', {
  accepts: accepts<CreateTokenInput | AppTokenInput>(),
  returns: decodeToken,
  sends: 'form',
  onError: 'silent',
})

/** A failed revoke never stops a sign-out. @see https://docs.joinmastodon.org/methods/oauth/#revoke */
export const revokeToken = endpoint('POST', '/oauth/revoke', {
  accepts: accepts<{ client_id: string; client_secret: string; token: string }>(),
  returns: ignored,
  sends: 'form',
  onError: 'silent',
  showsLoading: false,
})
