import { afterEach, beforeEach, expect, test } from 'vitest'
import type {
  AccountEntity,
  CredentialAccountEntity,
  NotificationEntity,
  RelationshipEntity,
} from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

const BO = 'bo@harbour.example'
const KIT = 'kit@meadow.example'

let server: TestInstance
let mira: TestClient
beforeEach(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterEach(() => server.close())

const controls = () => server.instance.controls
const asking = async () =>
  (await mira.get<AccountEntity[]>('/api/v1/follow_requests')).body.map(({ acct }) => acct)
const waiting = async () =>
  (await mira.get<CredentialAccountEntity>('/api/v1/accounts/verify_credentials')).body.source
    .follow_requests_count
const news = async (type: string) =>
  (await mira.get<NotificationEntity[]>(`/api/v1/notifications?types[]=${type}`)).body.map(
    ({ account }) => account.acct,
  )
const answer = async (acct: string, verb: string) =>
  mira.post<RelationshipEntity>(`/api/v1/follow_requests/${await server.accountId(acct)}/${verb}`)

test('who asks to follow stands in the list, is counted and told of, once', async () => {
  await controls().requestFollow(BO)
  await controls().requestFollow(BO)

  expect(await asking()).toEqual([BO])
  expect(await waiting()).toBe(1)
  expect(await news('follow_request')).toEqual([BO])
})

test('who is let in follows, and the question is gone', async () => {
  await controls().requestFollow(BO)

  const { body } = await answer(BO, 'authorize')

  expect(body).toMatchObject({ followed_by: true, requested_by: false })
  expect([await asking(), await waiting()]).toEqual([[], 0])
  expect(await news('follow_request')).toEqual([])
  expect(await news('follow')).toContain(BO)
})

test('who is not let in does not follow, and may ask again', async () => {
  await controls().requestFollow(BO)

  const { body } = await answer(BO, 'reject')
  await controls().requestFollow(BO)

  expect(body).toMatchObject({ followed_by: false, requested_by: false })
  expect(await asking()).toEqual([BO])
})

test('nobody is answered who has not asked', async () => {
  expect((await answer(BO, 'authorize')).status).toBe(404)
  expect((await answer(BO, 'reject')).status).toBe(404)
})

test('a locked account that agrees is followed', async () => {
  const id = await server.accountId(KIT)
  const asked = await mira.post<RelationshipEntity>(`/api/v1/accounts/${id}/follow`)

  await controls().acceptFollow(KIT)

  const [now] = (await mira.get<RelationshipEntity[]>(`/api/v1/accounts/relationships?id[]=${id}`))
    .body
  expect(asked.body).toMatchObject({ requested: true, following: false })
  expect(now).toMatchObject({ requested: false, following: true })
})
