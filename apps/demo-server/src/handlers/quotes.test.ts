import { afterAll, beforeAll, expect, test } from 'vitest'
import type { QuoteState, StatusEntity } from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

async function say(text: string, draft: object = {}, acct = 'noor'): Promise<string> {
  const [id] = await server.instance.controls.say({ acct, text, draft })
  return id ?? ''
}
const read = async (id: string) => (await mira.get<StatusEntity>(`/api/v1/statuses/${id}`)).body

test(
  'a quote comes with what it quotes, and says so to clients that know none',
  { tags: ['BY-06'] },
  async () => {
    const quoted = await say('Rain at noon')
    const status = await read(await say('I said so', { quote: { id: quoted } }))

    expect(status.quote).toMatchObject({
      state: 'accepted',
      quoted_status: { id: quoted, content: '<p>Rain at noon</p>', account: { acct: 'noor' } },
    })
    expect(status.content).toMatch(/^<p class="quote-inline">RE: <a href="http[^>]*>.*<p>I said so/)
  },
)

test('a quote of a quote is told by its id', { tags: ['BY-06'] }, async () => {
  const first = await say('First')
  const second = await say('Second', { quote: { id: first } })
  const third = await read(await say('Third', { quote: { id: second } }))

  expect(third.quote?.quoted_status?.quote).toEqual({
    state: 'accepted',
    quoted_status: null,
    quoted_status_id: first,
  })
})

test.each(['pending', 'rejected', 'revoked'] as const satisfies QuoteState[])(
  'a quote that is %s keeps what it quotes to itself',
  { tags: ['BY-06'] },
  async (state) => {
    const quoted = await say('Between us')
    const status = await read(await say('Look', { quote: { id: quoted, state } }))

    expect(status.quote).toEqual({ state, quoted_status: null, quoted_status_id: null })
  },
)

test(
  'what is not for the reader is not shown to them by a quote',
  { tags: ['BY-06'] },
  async () => {
    const quoted = await say('For nobody', { visibility: 'direct' })
    const status = await read(await say('Look', { quote: { id: quoted } }))

    expect(status.quote).toMatchObject({ state: 'unauthorized', quoted_status: null })
  },
)

test('a quote outlives what it quotes', { tags: ['BY-06'] }, async () => {
  const quoted = await say('Gone soon')
  const id = await say('Look', { quote: { id: quoted } })
  await server.instance.controls.remove(quoted)

  expect((await read(id)).quote).toMatchObject({ state: 'deleted', quoted_status: null })
})
