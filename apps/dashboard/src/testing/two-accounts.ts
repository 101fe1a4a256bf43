import type { KeyValueStorage } from '../lib/storage.ts'
import { sessionsAtom } from '../state/sessions.ts'
import { account } from './factories.ts'
import { flushPromises } from './fake-clock.ts'
import { guardTokens } from './guard-tokens.ts'
import { mira, signIn, testBrowser } from './test-browser.ts'

/** The second account, on the same server. */
export const noor = { ...mira, ...account({ id: '2', username: 'noor' }) }

export const getBearer = (request: Request) => request.headers.get('Authorization')

const SERVER = 'https://colonnade.example'

/** Signs in Mira, then Noor on the same server. Each has their own token. */
export async function signInTwice(storage?: KeyValueStorage) {
  const world = testBrowser({
    href: 'https://deck.example/',
    ...(storage !== undefined && { storage }),
  })
  const { server, app } = world
  const tokens = ['mira-token', 'noor-token']
  const issued = [...tokens, 'newer-noor-token', 'app-token'].map(
    (token) => [token, SERVER] as const,
  )
  guardTokens(server, new Map(issued))
  server.on('POST /oauth/token', async (request) => {
    const isForUser = (await request.text()).includes('grant_type=authorization_code')
    const token = isForUser ? tokens.shift() : 'app-token'
    return Response.json({ access_token: token, token_type: 'Bearer', created_at: 1 })
  })
  server.on('GET /api/v1/accounts/verify_credentials', (request) =>
    Response.json(getBearer(request) === 'Bearer noor-token' ? noor : mira),
  )
  await signIn(world)
  const stopFirst = await world.start()
  stopFirst()
  await signIn(world)
  let stop = await world.start()
  await flushPromises()
  const [first, second] = app.get(sessionsAtom)
  if (first === undefined || second === undefined) throw new Error('both should be signed in')
  const restart = async () => {
    stop()
    stop = await world.start()
    await flushPromises()
  }
  return { world, first, second, restart }
}
