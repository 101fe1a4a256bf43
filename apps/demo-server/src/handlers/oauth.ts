import { hashSecret, issueToken, createSecret, revokeToken } from '../access/tokens.ts'
import { getText, getTexts } from '../http/input.ts'
import { ApiFailure, invalid, createJsonResponse } from '../http/response.ts'
import { type AppRow, findApp, isAppSecret } from '../oauth/authorization-request.ts'
import { exchangeCode } from '../oauth/exchange-code.ts'
import { loadVapidKeys } from '../store/push-subscriptions.ts'
import type { Call, HandlersFor } from './handler.ts'

type Names = 'createApp' | 'createToken' | 'revokeToken'

/**
 * Three times the length of all of Mastodon's scopes. Limited, because each request of the app parses them. UTF-16
 * units.
 */
const MAX_SCOPES_LENGTH = 2_000

export const oauthHandlers: HandlersFor<Names> = {
  async createApp(call) {
    const { store } = call.services
    const uris = getTexts(call.input, 'redirect_uris')
      .flatMap((text) => text.split(/\s+/))
      .filter(Boolean)
    const name = getText(call.input, 'client_name')?.trim() ?? ''
    const scopes = getText(call.input, 'scopes')?.trim().split(/\s+/).join(' ') || 'read'
    const website = getText(call.input, 'website') || null
    if (scopes.length > MAX_SCOPES_LENGTH) throw invalid('Scopes are too long')
    if (name === '') throw invalid("Application name can't be blank")
    if (uris.length === 0) throw invalid("Redirect URI can't be blank")
    if (!uris.every(isRedirectUri)) throw invalid('Redirect URI must be an absolute URI.')

    const [clientId, secret] = [createSecret(), createSecret()]
    const id = store.ids.next()
    await store.db
      .insertInto('apps')
      .values({
        id,
        client_id: clientId,
        secret_hash: hashSecret(secret),
        name,
        website,
        redirect_uris: uris.join('\n'),
        scopes,
        created_at: new Date(store.clock()),
      })
      .execute()
    return createJsonResponse({
      id,
      name,
      website,
      scopes: scopes.split(' '),
      redirect_uris: uris,
      redirect_uri: uris.join('\n'),
      client_id: clientId,
      client_secret: secret,
      client_secret_expires_at: 0,
      vapid_key: (await loadVapidKeys(store)).publicKey,
    })
  },

  async createToken(call) {
    const { store } = call.services
    const app = await requireApp(call)
    const grant = getText(call.input, 'grant_type')
    if (grant === 'authorization_code') {
      return respondWithToken(
        await exchangeCode(call.services, app, {
          code: getText(call.input, 'code') ?? '',
          redirectUri: getText(call.input, 'redirect_uri') ?? '',
          verifier: getText(call.input, 'code_verifier'),
        }),
      )
    }
    if (grant !== 'client_credentials') {
      throw new ApiFailure(
        400,
        'unsupported_grant_type',
        'The authorization grant type is not supported by the authorization server.',
      )
    }
    const issued = await issueToken(store, store.db, {
      accountId: null,
      appId: app.id,
      scopes: 'read',
    })
    return respondWithToken({ ...issued, scopes: 'read' })
  },

  async revokeToken(call) {
    const { store, hub } = call.services
    const { clientId, secret } = readClient(call)
    const app = await findApp(store, clientId)
    const row = await store.db
      .selectFrom('tokens')
      .select(['id', 'app_id'])
      .where('token_hash', '=', hashSecret(getText(call.input, 'token') ?? ''))
      .executeTakeFirst()
    if (
      app === undefined ||
      !isAppSecret(app, secret) ||
      (row !== undefined && row.app_id !== app.id)
    ) {
      throw new ApiFailure(
        403,
        'unauthorized_client',
        'You are not authorized to revoke this token',
      )
    }
    if (row !== undefined) {
      await revokeToken(store, store.db, row.id)
      hub.dropToken(row.id)
    }
    return createJsonResponse({})
  },
}

/** Schemes with which a redirect would run code or open local content in the browser. */
const UNSAFE_SCHEMES = [
  'javascript:',
  'data:',
  'vbscript:',
  'blob:',
  'about:',
  'file:',
  'filesystem:',
]
const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob'

function isRedirectUri(uri: string): boolean {
  if (uri === OUT_OF_BAND) return true
  return URL.canParse(uri) && !UNSAFE_SCHEMES.includes(new URL(uri).protocol)
}

/** Reads the client credentials from the body or from HTTP Basic. */
function readClient({ input, request }: Call): { clientId: string; secret: string } {
  const basic = /^Basic\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  const [user = '', password = ''] = Buffer.from(basic ?? '', 'base64')
    .toString()
    .split(':')
  return {
    clientId: getText(input, 'client_id') ?? decodeURIComponent(user),
    secret: getText(input, 'client_secret') ?? decodeURIComponent(password),
  }
}

async function requireApp(call: Call): Promise<AppRow> {
  const { clientId, secret } = readClient(call)
  const app = await findApp(call.services.store, clientId)
  if (app !== undefined && isAppSecret(app, secret)) return app
  throw new ApiFailure(
    401,
    'invalid_client',
    'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
  )
}

function respondWithToken({
  token,
  scopes,
  createdAt,
}: {
  token: string
  scopes: string
  createdAt: Date
}): Response {
  const body = {
    access_token: token,
    token_type: 'Bearer',
    scope: scopes,
    created_at: Math.floor(createdAt.getTime() / 1000),
  }
  return createJsonResponse(body, { headers: { 'Cache-Control': 'no-store' } })
}
