import { expect, onTestFinished, test } from 'vitest'
import { mira, signIn, testBrowser } from '../../testing/test-browser.ts'
import { noor } from '../../testing/two-accounts.ts'
import { sessionsAtom } from '../sessions.ts'
import { signOutAtom } from './sign-out.ts'

test(
  'does not use the cookie of the page for another account of its server',
  { tags: ['BY-02', 'SES-17'] },
  async () => {
    const initialState = {
      meta: { access_token: 'page-token', domain: 'colonnade.example', me: '1' },
      accounts: { 1: mira },
    }
    const world = testBrowser({ initialState })
    world.server.on('GET /api/v1/accounts/verify_credentials', () => Response.json(noor))
    await signIn(world)
    onTestFinished(await world.start())
    await expect.poll(() => world.app.get(sessionsAtom)).toHaveLength(2)
    const [own, other] = world.app.get(sessionsAtom)

    expect([own?.key, own?.servesPage]).toEqual(['mira@colonnade.example', true])
    expect([other?.key, other?.servesPage]).toEqual(['noor@colonnade.example', false])
    await world.app.set(signOutAtom, other!)

    expect(world.called('POST /oauth/revoke')).toBe(1)
    expect(world.called('POST /auth/sign_out')).toBe(0)
  },
)
