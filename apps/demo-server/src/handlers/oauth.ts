import { hashSecret, issueToken, newSecret, revokeToken } from '../access/tokens.ts'
import { textOf, textsOf } from '../http/input.ts'
import { ApiFailure, invalid, json } from '../http/reply.ts'
import { type AppRow, findApp, isSecretOf } from '../oauth/authorization-request.ts'
import { exchangeCode } from '../oauth/exchange-code.ts'
import { vapidKeys } from '../store/push-subscriptions.ts'
import type { Call, HandlersFor } from './call.ts'

type Names = 'createApp' | 'createToken' | 'revokeToken'

/** Three times all that Mastodon knows. UTF-16 units: they are taken apart at every call of the app. */
const LONGEST_SCOPES = 2_000

export const oauthHandlers: HandlersFor<Names> = {
  async createApp(call) {
    const { store } = call.services
    const uris = textsOf(call.input, 'redirect_uris')
      .flatMap((text) => text.split(/\s+/))
      .filter(Boolean)
    const name = textOf(call.input, 'client_name')?.trim() ?? ''
    const scopes = textOf(call.input, 'scopes')?.trim().split(/\s+/).join(' ') || 'read'
    const website = textOf(call.input, 'website') || null
    if (scopes.length > LONGEST_SCOPES) throw invalid('Scopes are too long')
    if (name === '') throw invalid("Application name can't be blank")
    if (uris.length === 0) throw invalid("Redirect URI can't be blank")
    if (!uris.every(isRedirectUri)) throw invalid('Redirect URI must be an absolute URI.')

    const [clientId, secret] = [newSecret(), newSecret()]
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
    return json({
      id,
      name,
      website,
      scopes: scopes.split(' '),
      redirect_uris: uris,
      redirect_uri: uris.join('\n'),
      client_id: clientId,
      client_secret: secret,
      client_secret_expires_at: 0,
      vapid_key: (await vapidKeys(store)).publicKey,
    })
  },

  async createToken(call) {
    const { store } = call.services
    const app = await requireApp(call)
    const grant = textOf(call.input, 'grant_type')
    if (grant === 'authorization_code') {
      return tokenReply(
        await exchangeCode(call.services, app, {
          code: textOf(call.input, 'code') ?? '',
          redirectUri: textOf(call.input, 'redirect_uri') ?? '',
          verifier: textOf(call.input, 'code_verifier'),
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
    return tokenReply({ ...issued, scopes: 'read' })
  },

  async revokeToken(call) {
    const { store, hub } = call.services
    const { clientId, secret } = clientOf(call)
    const app = await findApp(store, clientId)
    const row = await store.db
      .selectFrom('tokens')
      .select(['id', 'app_id'])
      .where('token_hash', '=', hashSecret(textOf(call.input, 'token') ?? ''))
      .executeTakeFirst()
    if (
      app === undefined ||
      !isSecretOf(app, secret) ||
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
    return json({})
  },
}

/** A browser that is sent there runs it, or shows what lies on this machine. */
const UNSAFE = ['javascript:', 'data:', 'vbscript:', 'blob:', 'about:', 'file:', 'filesystem:']
const OUT_OF_BAND = 'urn:ietf:wg:oauth:2.0:oob'

function isRedirectUri(uri: string): boolean {
  if (uri === OUT_OF_BAND) return true
  return URL.canParse(uri) && !UNSAFE.includes(new URL(uri).protocol)
}

/** In the body, or as HTTP Basic. */
function clientOf({ input, request }: Call): { clientId: string; secret: string } {
  const basic = /^Basic\s+(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
  const [user = '', password = ''] = Buffer.from(basic ?? '', 'base64')
    .toString()
    .split(':')
  return {
    clientId: textOf(input, 'client_id') ?? decodeURIComponent(user),
    secret: textOf(input, 'client_secret') ?? decodeURIComponent(password),
  }
}

async function requireApp(call: Call): Promise<AppRow> {
  const { clientId, secret } = clientOf(call)
  const app = await findApp(call.services.store, clientId)
  if (app !== undefined && isSecretOf(app, secret)) return app
  throw new ApiFailure(
    401,
    'invalid_client',
    'Client authentication failed due to unknown client, no client authentication included, or unsupported authentication method.',
  )
}

function tokenReply({
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
  return json(body, { headers: { 'Cache-Control': 'no-store' } })
}
