import { expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'
import { acceptFollowRequest } from './simulator.ts'

const LOCKED = 'kit@meadow.example'

async function requestFollow(server: TestInstance) {
  const mira = await server.as('mira')
  const id = await server.accountId(LOCKED)
  await mira.post(`/api/v1/accounts/${id}/follow`, {})
  const relationship = async () => {
    const { body } = await mira.get<object[]>(`/api/v1/accounts/relationships?id[]=${id}`)
    return body[0]
  }
  return relationship
}

test('accepts a follow request to a locked account after a delay', async () => {
  const server = await startTestInstance()
  const relationship = await requestFollow(server)

  server.time.advance(9_000)
  await acceptFollowRequest(server.instance.services)
  const soon = await relationship()
  server.time.advance(1_000)
  await acceptFollowRequest(server.instance.services)

  expect(soon).toMatchObject({ following: false, requested: true })
  expect(await relationship()).toMatchObject({ following: true, requested: false })
  await server.close()
})

test('does not accept requests for a target that is signed in', async () => {
  const server = await startTestInstance()
  const relationship = await requestFollow(server)
  await server.as(LOCKED)

  server.time.advance(60_000)
  await acceptFollowRequest(server.instance.services)

  expect(await relationship()).toMatchObject({ following: false, requested: true })
  await server.close()
})

test('keeps follow requests between seeded accounts', async () => {
  const server = await startTestInstance()
  const { store } = server.instance.services
  const [bo, kit] = [await server.accountId('bo@harbour.example'), await server.accountId(LOCKED)]
  await store.db
    .insertInto('follow_requests')
    .values({
      id: store.ids.next(),
      account_id: bo,
      target_id: kit,
      created_at: new Date(store.clock()),
    })
    .execute()

  server.time.advance(60_000)
  await acceptFollowRequest(server.instance.services)

  const left = await store.db.selectFrom('follow_requests').select('account_id').execute()
  expect(left).toEqual([{ account_id: bo }])
  await server.close()
})
