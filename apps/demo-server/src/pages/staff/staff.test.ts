import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CredentialAccountEntity } from '@colonnade/domain/entities'
import { isStaffRole } from '@colonnade/domain/session'
import { pageVisitor } from '../../testing/oauth-steps.ts'
import { startTestInstance, type TestInstance } from '../../testing/test-instance.ts'

let server: TestInstance
let visitor: Awaited<ReturnType<typeof pageVisitor>>
beforeAll(async () => {
  server = await startTestInstance()
  visitor = await pageVisitor(server.url)
})
afterAll(() => server.close())

test(
  'staff see who somebody is, what was reported and what they posted; others see nothing',
  { tags: ['RTE-10', 'SES-03'] },
  async () => {
    const noor = await server.accountId('noor')
    const mira = await server.as('mira')
    await mira.post('/api/v1/reports', { account_id: noor, comment: 'Rude <b>thrice</b>' })
    const path = `/admin/accounts/${noor}`

    expect((await server.guest.get(path)).status).toBe(401)
    expect((await visitor.open(path)).status).toBe(403)
    await server.instance.controls.appoint('mira')
    const page = await visitor.open(path)
    const { role } = (
      await mira.get<CredentialAccountEntity>('/api/v1/accounts/verify_credentials')
    ).body

    expect(page.status).toBe(200)
    expect(page.body).toContain('@noor')
    expect(page.body).toContain('Rude &lt;b&gt;thrice&lt;/b&gt;')
    expect(isStaffRole(role?.permissions)).toBe(true)
    expect((await visitor.open('/admin/accounts/99999')).status).toBe(404)
    expect((await visitor.open('/admin/accounts/nobody')).status).toBe(404)
  },
)

test('staff delete a post by the form of its page alone', { tags: ['RTE-11'] }, async () => {
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

test('shows staff no direct post that nobody reported', async () => {
  await server.instance.controls.appoint('mira')
  const noor = await server.accountId('noor')
  const secret = await server.statusId('secret')
  const path = `/admin/accounts/${noor}`
  const post = `${path}/statuses/${secret}`
  const unreported = await visitor.open(path)

  expect(unreported.body).toContain('From next door')
  expect(unreported.body).not.toContain('not for mira')
  expect((await visitor.open(post)).status).toBe(404)
  expect((await visitor.submit(post, {}, await visitor.tokenOn('/settings/profile'))).status).toBe(
    404,
  )
  const ada = await server.as('ada@harbour.example')
  await ada.post('/api/v1/reports', { account_id: noor, status_ids: [secret] })

  expect((await visitor.open(path)).body).toContain('not for mira')
  expect((await visitor.open(post)).body).toContain('not for mira')
})

test('escapes names of authors for staff', async () => {
  await server.instance.controls.appoint('mira')
  const { db } = server.instance.services.store
  const [id] = await server.instance.controls.say({ acct: 'ada@harbour.example', text: 'Hello' })
  const author = await server.accountId('ada@harbour.example')
  const rename = (acct: string) =>
    db.updateTable('accounts').set({ acct }).where('id', '=', author).execute()
  await rename('<img src=x>')
  const { body } = await visitor.open(`/admin/accounts/${author}/statuses/${id}`)
  await rename('ada@harbour.example')

  expect(body).toContain('A post of @&lt;img src=x&gt;')
  expect(body).not.toContain('<img src=x>')
})
