import { ignoreBody } from '../decode/fields.ts'
import { decodeApplication, decodeToken } from '../decode/oauth.ts'
import { accepts, defineEndpoint } from '../endpoint.ts'

export interface CreateAppInput {
  readonly client_name: string
  /** One URI as text: not every server accepts a list. */
  readonly redirect_uris: string
  readonly scopes: string
  readonly website?: string
}

/** @see https://docs.joinmastodon.org/methods/apps/#create */
export const createApp = defineEndpoint('POST', '/api/v1/apps', {
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
  /** Undefined when the page could not create one. */
  readonly code_verifier?: string
}

/** A token of the app itself, without a user: the server issues one only to an app that it still has. */
export interface AppTokenInput {
  readonly grant_type: 'client_credentials'
  readonly client_id: string
  readonly client_secret: string
  readonly redirect_uri: string
  readonly scope: string
}

/** @see https://docs.joinmastodon.org/methods/oauth/#token */
export const createToken = defineEndpoint('POST', '/oauth/token', {
  accepts: accepts<CreateTokenInput | AppTokenInput>(),
  returns: decodeToken,
  sends: 'form',
  onError: 'silent',
})

/** A failed revocation never prevents signing out. @see https://docs.joinmastodon.org/methods/oauth/#revoke */
export const revokeToken = defineEndpoint('POST', '/oauth/revoke', {
  accepts: accepts<{ client_id: string; client_secret: string; token: string }>(),
  returns: ignoreBody,
  sends: 'form',
  onError: 'silent',
  showsLoading: false,
})
