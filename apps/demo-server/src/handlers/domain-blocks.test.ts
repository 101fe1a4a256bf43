import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NotificationEntity, StatusEntity } from '@colonnade/domain/entities'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

test('removes accounts of a blocked server from timelines, notifications and follows', async () => {
  const mira = await server.as('mira')
  const foreign = async (path: string) =>
    (await mira.get<StatusEntity[] | NotificationEntity[]>(path)).body.filter(({ account }) =>
      account.acct.endsWith('@harbour.example'),
    )
  const places = ['timelines/home', 'timelines/public', 'notifications'].map(
    (place) => `/api/v1/${place}?limit=40`,
  )
  for (const place of places) expect(await foreign(place)).not.toEqual([])

  await mira.post('/api/v1/domain_blocks', { domain: 'harbour.example' })
  await server.instance.controls.post({ acct: 'bo@harbour.example', text: '@mira hello' })
  await server.instance.controls.follow('ada@harbour.example')

  for (const place of places) expect(await foreign(place)).toEqual([])
  const ada = await server.accountId('ada@harbour.example')
  expect(
    (await mira.get<unknown[]>(`/api/v1/accounts/relationships?id[]=${ada}`)).body,
  ).toMatchObject([{ domain_blocking: true, following: false, followed_by: false }])
})
