import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CredentialAccountEntity } from '@colonnade/domain/entities'
import { isStaffRole } from '@colonnade/domain/session'
import { createPageVisitor } from '../../testing/oauth-steps.ts'
import { startTestInstance, type TestInstance } from '../../testing/test-instance.ts'

let server: TestInstance
let visitor: Awaited<ReturnType<typeof createPageVisitor>>
beforeAll(async () => {
  server = await startTestInstance()
  visitor = await createPageVisitor(server.url)
})
afterAll(() => server.close())

test(
  'shows staff an account with its reports and posts, and refuses others',
  { tags: ['RTE-10', 'SES-03'] },
  async () => {
    const noor = await server.accountId('noor')
    const mira = await server.as('mira')
    await mira.post('/api/v1/reports', { account_id: noor, comment: 'Rude <b>thrice</b>' })
    const path = `/admin/accounts/${noor}`

    expect((await server.guest.get(path)).status).toBe(401)
    expect((await visitor.open(path)).status).toBe(403)
    await server.instance.controls.makeStaff('mira')
    const page = await visitor.open(path)
    const { role } = (
      await mira.get<CredentialAccountEntity>('/api/v1/accounts/verify_credentials')
    ).body

    expect(page.status).toBe(200)
    expect(page.body).toContain('@noor')
    expect(page.body).toContain('Rude &lt;b&gt;thrice&lt;/b&gt;')
    expect(isStaffRole(role?.permissions)).toBe(true)
    expect((await visitor.open('/admin/accounts/99999')).status).toBe(404)
    expect((await visitor.open('/admin/accounts/unknown')).status).toBe(404)
  },
)

test('deletes a post for staff only with the token of its page', { tags: ['RTE-11'] }, async () => {
  await server.instance.controls.makeStaff('mira')
  const [id] = await server.instance.controls.post({
    acct: 'noor',
    text: 'Buy my <i>eyepieces</i>',
  })
  const path = `/admin/accounts/${await server.accountId('noor')}/statuses/${id}`
  const isThere = async () => (await server.guest.get(`/api/v1/statuses/${id}`)).status
  expect((await visitor.open(path)).body).toContain('Buy my &lt;i&gt;eyepieces&lt;/i&gt;')

  expect((await visitor.submit(path, {}, 'guess')).status).toBe(422)
  expect(await isThere()).toBe(200)
  expect((await visitor.submit(path, {})).status).toBe(303)

  expect(await isThere()).toBe(404)
  expect((await visitor.open(path)).status).toBe(404)
})

test('hides direct posts from staff unless they are reported', async () => {
  await server.instance.controls.makeStaff('mira')
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

test('escapes the names of authors', async () => {
  await server.instance.controls.makeStaff('mira')
  const { db } = server.instance.services.store
  const [id] = await server.instance.controls.post({ acct: 'ada@harbour.example', text: 'Hello' })
  const author = await server.accountId('ada@harbour.example')
  const rename = (acct: string) =>
    db.updateTable('accounts').set({ acct }).where('id', '=', author).execute()
  await rename('<img src=x>')
  const { body } = await visitor.open(`/admin/accounts/${author}/statuses/${id}`)
  await rename('ada@harbour.example')

  expect(body).toContain('Post by @&lt;img src=x&gt;')
  expect(body).not.toContain('<img src=x>')
})
