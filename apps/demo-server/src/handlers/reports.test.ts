import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const kept = () => server.instance.services.store.db.selectFrom('reports').selectAll().execute()

test('a report is kept with all that it says, and of the posts those of the reported alone', async () => {
  const mira = await server.as('mira')
  const ada = await server.accountId('ada@harbour.example')
  const [rude = ''] = await server.instance.controls.say({
    acct: 'ada@harbour.example',
    text: 'Rude',
  })
  const [other = ''] = await server.instance.controls.say({
    acct: 'bo@harbour.example',
    text: 'Hello',
  })

  const { body } = await mira.post<object>('/api/v1/reports', {
    account_id: ada,
    status_ids: [rude, other],
    comment: 'Look at this',
    forward: true,
    category: 'violation',
    rule_ids: ['2'],
  })

  const said = {
    status_ids: [rude],
    comment: 'Look at this',
    category: 'violation',
    rule_ids: ['2'],
  }
  expect(body).toMatchObject({ ...said, forwarded: true })
  expect(await kept()).toMatchObject([{ ...said, target_id: ada, forward: true }])
})

test('a report without a reason is about something else', async () => {
  const mira = await server.as('mira')
  const ada = await server.accountId('ada@harbour.example')

  const { body } = await mira.post<object>('/api/v1/reports', { account_id: ada })

  expect(body).toMatchObject({ category: 'other', rule_ids: [], comment: '', status_ids: [] })
})
