import { expect } from 'vitest'
import { createApiClient } from '@colonnade/api-client'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { oauthHandlers } from '../../handlers/oauth.ts'
import { oauthSteps, REDIRECT, SCOPES, type TestApp } from '../oauth-steps.ts'
import { type ContractOf, expectRefusal } from './contract.ts'
import type { Stage } from './stage.ts'

const { createApp, createToken, verifyCredentials } = endpoints

export const oauthContract: ContractOf<typeof oauthHandlers> = {
  async createApp({ guest }) {
    const wanted = { client_name: 'Deck', redirect_uris: REDIRECT, scopes: SCOPES }
    const app = await guest.call(createApp, wanted)

    expect(app).toMatchObject({
      client_id: expect.stringMatching(/\S/),
      client_secret: expect.stringMatching(/\S/),
    })
    // The server knows it from now on.
    expect(await guest.call(createToken, appTokenInput(app))).toMatchObject({ scope: 'read' })
    await expectRefusal(guest.call(createApp, { ...wanted, client_name: '' }), 422)
    for (const uri of [
      'javascript:0',
      'JavaScript:0',
      'data:text/html,',
      'file:///etc',
      'blob:a',
    ]) {
      // One that may be followed does not carry another in with it.
      const redirect_uris = `${REDIRECT}\n${uri}`
      await expectRefusal(guest.call(createApp, { ...wanted, redirect_uris }), 422)
    }
  },

  async createToken(stage) {
    const { app, input } = await consent(stage)
    const token = await stage.guest.call(createToken, input)
    const api = createApiClient({ baseUrl: stage.url, accessToken: token.access_token })

    expect(token).toMatchObject({ scope: SCOPES, created_at: stage.time.clock() })
    expect(await api.call(verifyCredentials, {})).toMatchObject({ acct: 'mira' })
    await expectRefusal(stage.guest.call(createToken, { ...input, code: 'guessed' }), 400)
    await expectRefusal(stage.guest.call(createToken, { ...input, client_secret: 'guessed' }), 401)

    const { access_token } = await stage.guest.call(createToken, appTokenInput(app))
    const program = createApiClient({ baseUrl: stage.url, accessToken: access_token })
    await expectRefusal(program.call(verifyCredentials, {}), 422)
  },

  async revokeToken(stage) {
    const { app, input } = await consent(stage)
    const { access_token: token } = await stage.guest.call(createToken, input)
    const api = createApiClient({ baseUrl: stage.url, accessToken: token })
    const { client_id, client_secret } = app
    const other = await stage.guest.call(createApp, {
      client_name: 'Other',
      redirect_uris: REDIRECT,
      scopes: SCOPES,
    })

    await expectRefusal(
      stage.guest.call(endpoints.revokeToken, {
        client_id: other.client_id,
        client_secret: other.client_secret,
        token,
      }),
      403,
    )
    expect(await api.call(verifyCredentials, {})).toMatchObject({ acct: 'mira' })
    await stage.guest.call(endpoints.revokeToken, { client_id, client_secret, token })
    await expectRefusal(api.call(verifyCredentials, {}), 401)
  },
}

const appTokenInput = ({ client_id, client_secret }: TestApp) => ({
  grant_type: 'client_credentials' as const,
  client_id,
  client_secret,
  redirect_uri: REDIRECT,
  scope: 'read',
})

/** Mira lets an app in. @returns what that app then trades for a token */
async function consent({ url }: Stage) {
  const steps = oauthSteps(url)
  const app = await steps.register()
  const { fields } = await steps.openForm(app)
  const { params } = await steps.answer(fields, 'authorize')
  return {
    app,
    input: {
      grant_type: 'authorization_code' as const,
      code: params.get('code') ?? '',
      client_id: app.client_id,
      client_secret: app.client_secret,
      redirect_uri: REDIRECT,
      scope: SCOPES,
      code_verifier: steps.verifier,
    },
  }
}
