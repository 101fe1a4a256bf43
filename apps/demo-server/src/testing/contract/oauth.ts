import { expect } from 'vitest'
import { createApiClient } from '@colonnade/api-client'
import { endpoints } from '@colonnade/api-client/endpoints'
import type { oauthHandlers } from '../../handlers/oauth.ts'
import { createOAuthSteps, REDIRECT, SCOPES, type TestApp } from '../oauth-steps.ts'
import type { ContractFixture } from './contract-fixture.ts'
import { type ContractOf, expectRefusal } from './contract.ts'

const { createApp, createToken, verifyCredentials } = endpoints

export const oauthContract: ContractOf<typeof oauthHandlers> = {
  async createApp({ guest }) {
    const wanted = { client_name: 'Deck', redirect_uris: REDIRECT, scopes: SCOPES }
    const app = await guest.request(createApp, wanted)

    expect(app).toMatchObject({
      client_id: expect.stringMatching(/\S/),
      client_secret: expect.stringMatching(/\S/),
    })
    // The app can now get its own token.
    expect(await guest.request(createToken, createAppTokenInput(app))).toMatchObject({
      scope: 'read',
    })
    await expectRefusal(guest.request(createApp, { ...wanted, client_name: '' }), 422)
    for (const uri of [
      'javascript:0',
      'JavaScript:0',
      'data:text/html,',
      'file:///etc',
      'blob:a',
    ]) {
      // A valid redirect URI does not make another one acceptable.
      const redirect_uris = `${REDIRECT}\n${uri}`
      await expectRefusal(guest.request(createApp, { ...wanted, redirect_uris }), 422)
    }
  },

  async createToken(fixture) {
    const { app, input } = await authoriseApp(fixture)
    const token = await fixture.guest.request(createToken, input)
    const api = createApiClient({ baseUrl: fixture.url, accessToken: token.access_token })

    expect(token).toMatchObject({ scope: SCOPES, created_at: fixture.time.clock() })
    expect(await api.request(verifyCredentials, {})).toMatchObject({ acct: 'mira' })
    await expectRefusal(fixture.guest.request(createToken, { ...input, code: 'guessed' }), 400)
    await expectRefusal(
      fixture.guest.request(createToken, { ...input, client_secret: 'guessed' }),
      401,
    )

    const { access_token } = await fixture.guest.request(createToken, createAppTokenInput(app))
    const program = createApiClient({ baseUrl: fixture.url, accessToken: access_token })
    await expectRefusal(program.request(verifyCredentials, {}), 422)
  },

  async revokeToken(fixture) {
    const { app, input } = await authoriseApp(fixture)
    const { access_token: token } = await fixture.guest.request(createToken, input)
    const api = createApiClient({ baseUrl: fixture.url, accessToken: token })
    const { client_id, client_secret } = app
    const other = await fixture.guest.request(createApp, {
      client_name: 'Other',
      redirect_uris: REDIRECT,
      scopes: SCOPES,
    })

    await expectRefusal(
      fixture.guest.request(endpoints.revokeToken, {
        client_id: other.client_id,
        client_secret: other.client_secret,
        token,
      }),
      403,
    )
    expect(await api.request(verifyCredentials, {})).toMatchObject({ acct: 'mira' })
    await fixture.guest.request(endpoints.revokeToken, { client_id, client_secret, token })
    await expectRefusal(api.request(verifyCredentials, {}), 401)
  },
}

const createAppTokenInput = ({ client_id, client_secret }: TestApp) => ({
  grant_type: 'client_credentials' as const,
  client_id,
  client_secret,
  redirect_uri: REDIRECT,
  scope: 'read',
})

/** Authorises a new app as mira. @returns the input with which the app gets its token */
async function authoriseApp({ url }: ContractFixture) {
  const steps = createOAuthSteps(url)
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
