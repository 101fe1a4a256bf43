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

async function post(text: string, draft: object = {}, acct = 'noor'): Promise<string> {
  const [id] = await server.instance.controls.post({ acct, text, draft })
  return id ?? ''
}
const loadStatus = async (id: string) =>
  (await mira.get<StatusEntity>(`/api/v1/statuses/${id}`)).body

test(
  'returns a quote with the quoted status, and links it in the content for older clients',
  { tags: ['BY-06'] },
  async () => {
    const quoted = await post('Rain at noon')
    const status = await loadStatus(await post('I said so', { quote: { id: quoted } }))

    expect(status.quote).toMatchObject({
      state: 'accepted',
      quoted_status: { id: quoted, content: '<p>Rain at noon</p>', account: { acct: 'noor' } },
    })
    expect(status.content).toMatch(/^<p class="quote-inline">RE: <a href="http[^>]*>.*<p>I said so/)
  },
)

test('returns the id of a nested quote', { tags: ['BY-06'] }, async () => {
  const first = await post('First')
  const second = await post('Second', { quote: { id: first } })
  const third = await loadStatus(await post('Third', { quote: { id: second } }))

  expect(third.quote?.quoted_status?.quote).toEqual({
    state: 'accepted',
    quoted_status: null,
    quoted_status_id: first,
  })
})

test.each(['pending', 'rejected', 'revoked'] as const satisfies QuoteState[])(
  'omits the quoted status when the quote is %s',
  { tags: ['BY-06'] },
  async (state) => {
    const quoted = await post('Between us')
    const status = await loadStatus(await post('Look', { quote: { id: quoted, state } }))

    expect(status.quote).toEqual({ state, quoted_status: null, quoted_status_id: null })
  },
)

test('omits a quoted status that the viewer may not see', { tags: ['BY-06'] }, async () => {
  const quoted = await post('For nobody', { visibility: 'direct' })
  const status = await loadStatus(await post('Look', { quote: { id: quoted } }))

  expect(status.quote).toMatchObject({ state: 'unauthorized', quoted_status: null })
})

test('keeps a quote when the quoted status is deleted', { tags: ['BY-06'] }, async () => {
  const quoted = await post('Gone soon')
  const id = await post('Look', { quote: { id: quoted } })
  await server.instance.controls.remove(quoted)

  expect((await loadStatus(id)).quote).toMatchObject({ state: 'deleted', quoted_status: null })
})
