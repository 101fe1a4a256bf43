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

const getControls = () => server.instance.controls
const loadRequesters = async () =>
  (await mira.get<AccountEntity[]>('/api/v1/follow_requests')).body.map(({ acct }) => acct)
const countRequests = async () =>
  (await mira.get<CredentialAccountEntity>('/api/v1/accounts/verify_credentials')).body.source
    .follow_requests_count
const loadNotifiers = async (type: string) =>
  (await mira.get<NotificationEntity[]>(`/api/v1/notifications?types[]=${type}`)).body.map(
    ({ account }) => account.acct,
  )
const sendAnswer = async (acct: string, verb: string) =>
  mira.post<RelationshipEntity>(`/api/v1/follow_requests/${await server.accountId(acct)}/${verb}`)

test('lists and counts a repeated follow request once, with one notification', async () => {
  await getControls().requestFollow(BO)
  await getControls().requestFollow(BO)

  expect(await loadRequesters()).toEqual([BO])
  expect(await countRequests()).toBe(1)
  expect(await loadNotifiers('follow_request')).toEqual([BO])
})

test('accepts a follow request, and removes it with its notification', async () => {
  await getControls().requestFollow(BO)

  const { body } = await sendAnswer(BO, 'authorize')

  expect(body).toMatchObject({ followed_by: true, requested_by: false })
  expect([await loadRequesters(), await countRequests()]).toEqual([[], 0])
  expect(await loadNotifiers('follow_request')).toEqual([])
  expect(await loadNotifiers('follow')).toContain(BO)
})

test('rejects a follow request, which may then be sent again', async () => {
  await getControls().requestFollow(BO)

  const { body } = await sendAnswer(BO, 'reject')
  await getControls().requestFollow(BO)

  expect(body).toMatchObject({ followed_by: false, requested_by: false })
  expect(await loadRequesters()).toEqual([BO])
})

test('returns 404 for an account without a follow request', async () => {
  expect((await sendAnswer(BO, 'authorize')).status).toBe(404)
  expect((await sendAnswer(BO, 'reject')).status).toBe(404)
})

test('follows a locked account after it accepts', async () => {
  const id = await server.accountId(KIT)
  const requested = await mira.post<RelationshipEntity>(`/api/v1/accounts/${id}/follow`)

  await getControls().acceptFollow(KIT)

  const [now] = (await mira.get<RelationshipEntity[]>(`/api/v1/accounts/relationships?id[]=${id}`))
    .body
  expect(requested.body).toMatchObject({ requested: true, following: false })
  expect(now).toMatchObject({ requested: false, following: true })
})
