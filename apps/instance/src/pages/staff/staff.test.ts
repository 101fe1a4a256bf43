import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CredentialAccountEntity } from '@colonnade/domain/entities'
import { isStaffRole } from '@colonnade/domain/session'
import { pageVisitor } from '../../testing/page-visitor.ts'
import { startTestInstance, type TestInstance } from '../../testing/test-instance.ts'

let server: TestInstance
let visitor: Awaited<ReturnType<typeof pageVisitor>>
beforeAll(async () => {
  server = await startTestInstance()
  visitor = await pageVisitor(server.url)
})
afterAll(() => server.close())

test('staff see who somebody is, what was reported and what they posted; others see nothing [RTE-10, SES-03]', async () => {
  const noor = await server.accountId('noor')
  const mira = await server.as('mira')
  await mira.post('/api/v1/reports', { account_id: noor, comment: 'Rude <b>thrice</b>' })
  const path = `/admin/accounts/${noor}`

  expect((await server.guest.get(path)).status).toBe(401)
  expect((await visitor.open(path)).status).toBe(403)
  await server.instance.controls.appoint('mira')
  const page = await visitor.open(path)
  const { role } = (await mira.get<CredentialAccountEntity>('/api/v1/accounts/verify_credentials'))
    .body

  expect(page.status).toBe(200)
  expect(page.body).toContain('@noor')
  expect(page.body).toContain('Rude &lt;b&gt;thrice&lt;/b&gt;')
  expect(isStaffRole(role?.permissions)).toBe(true)
  expect((await visitor.open('/admin/accounts/99999')).status).toBe(404)
  expect((await visitor.open('/admin/accounts/nobody')).status).toBe(404)
})

test('staff delete a post by the form of its page alone [RTE-11]', async () => {
  await server.instance.controls.appoint('mira')
  const [id] = await server.instance.controls.say({ acct: 'noor', text: 'Buy my <i>eyepieces</i>' })
  const path = `/admin/accounts/${await server.accountId('noor')}/statuses/${id}`
  const isThere = async () => (await server.guest.get(`/api/v1/statuses/${id}`)).status
  expect((await visitor.open(path)).body).toContain('Buy my &lt;i&gt;eyepieces&lt;/i&gt;')

  expect((await visitor.submit(path, {}, 'guess')).status).toBe(422)
  expect(await isThere()).toBe(200)
  expect((await visitor.submit(path, {})).status).toBe(303)

  expect(await isThere()).toBe(404)
  expect((await visitor.open(path)).status).toBe(404)
})
