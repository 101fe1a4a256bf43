import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
beforeAll(async () => {
  server = await startTestInstance()
})
afterAll(() => server.close())

const loadReports = () =>
  server.instance.services.store.db.selectFrom('reports').selectAll().execute()

test('saves a report with all its fields, and only posts of the reported account', async () => {
  const mira = await server.as('mira')
  const ada = await server.accountId('ada@harbour.example')
  const [rude = ''] = await server.instance.controls.post({
    acct: 'ada@harbour.example',
    text: 'Rude',
  })
  const [other = ''] = await server.instance.controls.post({
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

  const expected = {
    status_ids: [rude],
    comment: 'Look at this',
    category: 'violation',
    rule_ids: ['2'],
  }
  expect(body).toMatchObject({ ...expected, forwarded: true })
  expect(await loadReports()).toMatchObject([{ ...expected, target_id: ada, forward: true }])
})

test('uses the category “other” for a report without one', async () => {
  const mira = await server.as('mira')
  const ada = await server.accountId('ada@harbour.example')

  const { body } = await mira.post<object>('/api/v1/reports', { account_id: ada })

  expect(body).toMatchObject({ category: 'other', rule_ids: [], comment: '', status_ids: [] })
})
