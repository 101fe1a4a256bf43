import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ContextEntity, StatusEntity } from '@colonnade/domain/entities'
import type { TestClient } from '../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../testing/test-instance.ts'

let server: TestInstance
let mira: TestClient
beforeAll(async () => {
  server = await startTestInstance()
  mira = await server.as('mira')
})
afterAll(() => server.close())

const publish = (body: object, headers?: Record<string, string>) =>
  mira.post<StatusEntity>('/api/v1/statuses', body, headers)

test('returns a post as Mastodon does', async () => {
  const { status, body } = await publish({
    status: 'Hello @noor and @nobody <3\n\n#Tide :tide: https://example.org/a?b=c&d=1',
    visibility: 'unlisted',
    spoiler_text: 'sea',
    language: 'de',
  })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    visibility: 'unlisted',
    spoiler_text: 'sea',
    sensitive: true,
    language: 'de',
    favourited: false,
    reblog: null,
    account: { acct: 'mira' },
    mentions: [{ acct: 'noor', username: 'noor', url: `${server.url}/@noor` }],
    tags: [{ name: 'tide', url: `${server.url}/tags/tide` }],
    emojis: [{ shortcode: 'tide', url: `${server.url}/media/art/emoji-tide-small.webp` }],
  })
  expect(body.content).toBe(
    `<p>Hello <span class="h-card" translate="no"><a href="${server.url}/@noor" class="u-url mention">@<span>noor</span></a></span> and @nobody &lt;3</p>` +
      `<p><a href="${server.url}/tags/tide" class="mention hashtag" rel="tag">#<span>Tide</span></a> :tide: ` +
      '<a href="https://example.org/a?b=c&amp;d=1" target="_blank" rel="nofollow noopener noreferrer" translate="no">' +
      '<span class="invisible">https://</span><span class="">example.org/a?b=c&amp;d=1</span><span class="invisible"></span></a></p>',
  )
})

test('reads the same values from forms, multipart bodies and JSON', async () => {
  const form = new URLSearchParams({
    status: 'from a form',
    sensitive: 'true',
    visibility: 'private',
  })
  const parts = new FormData()
  parts.set('status', 'in parts')
  parts.set('sensitive', '0')

  expect((await publish(form)).body).toMatchObject({
    content: '<p>from a form</p>',
    sensitive: true,
    visibility: 'private',
  })
  expect((await publish(parts)).body).toMatchObject({
    content: '<p>in parts</p>',
    sensitive: false,
  })
})

test.each([
  ['blank text', { status: '   ' }, "Validation failed: Text can't be blank"],
  [
    'more than 500 characters',
    { status: 'x'.repeat(501) },
    'Validation failed: Text character limit of 500 exceeded',
  ],
  [
    'more than 500 characters with the content warning',
    { status: 'x'.repeat(499), spoiler_text: 'cw' },
    'Validation failed: Text character limit of 500 exceeded',
  ],
  [
    'a very long link, although links count as 23 characters',
    { status: `https://example.org/${'a'.repeat(100_000)}` },
    'Validation failed: Text character limit of 500 exceeded',
  ],
  [
    'an unknown visibility',
    { status: 'x', visibility: 'secret' },
    'Validation failed: Visibility is not included in the list',
  ],
])('refuses a post with 422: %s', async (_what, body, error) => {
  const answer = await publish(body)

  expect(answer.status).toBe(422)
  expect(answer.body).toEqual({ error })
})

test('counts links as 23 characters and a family emoji as one', async () => {
  const long = `https://example.org/${'a'.repeat(600)}`

  expect((await publish({ status: `${'👩‍👩‍👧'.repeat(476)} ${long}` })).status).toBe(200)
  expect((await publish({ status: `${'👩‍👩‍👧'.repeat(477)} ${long}` })).status).toBe(422)
})

test('uses the content warning as text when there is no text', async () => {
  expect((await publish({ status: '', spoiler_text: 'only this' })).body).toMatchObject({
    content: '<p>only this</p>',
    spoiler_text: '',
  })
})

test('returns the same post for an idempotency key within an hour, and a new one after it', async () => {
  const key = { 'Idempotency-Key': 'draft-1' }
  const first = (await publish({ status: 'once' }, key)).body.id
  server.time.advance(3_599_000)
  const again = (await publish({ status: 'once' }, key)).body.id
  server.time.advance(2_000)
  const later = (await publish({ status: 'once' }, key)).body.id
  const noor = await server.as('noor')
  const other = (await noor.post<StatusEntity>('/api/v1/statuses', { status: 'once' }, key)).body.id

  expect(again).toBe(first)
  expect(new Set([first, later, other]).size).toBe(3)
})

test('creates one post for concurrent requests with the same idempotency key', async () => {
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      publish({ status: 'in a hurry' }, { 'Idempotency-Key': 'draft-2' }),
    ),
  )

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
})

test('counts a repeated favourite once, and adds the seeded favourites of unknown accounts', async () => {
  const path = `/api/v1/statuses/${await server.statusId('ada-7')}`
  await mira.post(`${path}/favourite`)

  expect((await mira.post(`${path}/favourite`)).body).toMatchObject({
    favourited: true,
    favourites_count: 8,
  })
  expect((await server.guest.get(path)).body).toMatchObject({
    favourited: false,
    favourites_count: 8,
  })
  expect((await mira.get<{ acct: string }[]>(`${path}/favourited_by`)).body).toMatchObject([
    { acct: 'mira' },
  ])
  expect((await mira.post(`${path}/unfavourite`)).body).toMatchObject({
    favourited: false,
    favourites_count: 7,
  })
})

test('returns the boost for repeated boosts, and the original when undone', async () => {
  const id = await server.statusId('ada-8')
  const wrapper = (await mira.post<StatusEntity>(`/api/v1/statuses/${id}/reblog`)).body
  const again = (await mira.post<StatusEntity>(`/api/v1/statuses/${wrapper.id}/reblog`)).body

  expect(wrapper).toMatchObject({
    account: { acct: 'mira' },
    reblogged: true,
    reblog: { id, reblogged: true, reblogs_count: 1 },
  })
  expect(again.id).toBe(wrapper.id)
  expect((await mira.post(`/api/v1/statuses/${id}/unreblog`)).body).toMatchObject({
    id,
    reblogged: false,
    reblogs_count: 0,
  })
  expect((await mira.get(`/api/v1/statuses/${wrapper.id}`)).status).toBe(404)
})

test('creates one boost for concurrent requests', async () => {
  const id = await server.statusId('ada-11')
  const answers = await Promise.all(
    [1, 2, 3].map(() => mira.post<StatusEntity>(`/api/v1/statuses/${id}/reblog`)),
  )

  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect((await mira.get(`/api/v1/statuses/${id}`)).body).toMatchObject({ reblogs_count: 1 })
})

test('shows a bookmark only to its owner', async () => {
  const path = `/api/v1/statuses/${await server.statusId('ada-9')}`

  expect((await mira.post(`${path}/bookmark`)).body).toMatchObject({ bookmarked: true })
  expect((await (await server.as('noor')).get(path)).body).toMatchObject({ bookmarked: false })
  expect((await mira.post(`${path}/unbookmark`)).body).toMatchObject({ bookmarked: false })
})

test('returns the ancestors and descendants of a status', async () => {
  const { body } = await mira.get<ContextEntity>(
    `/api/v1/statuses/${await server.statusId('tea-mira')}/context`,
  )

  expect(body.ancestors.map(({ id }) => id)).toEqual([await server.statusId('tea')])
  expect(body.descendants.map(({ id }) => id)).toEqual([await server.statusId('tea-bo')])
})

test('returns replies in tree order, and counts them', async () => {
  const root = (await publish({ status: 'root' })).body.id
  const answer = async (to: string | undefined, text: string) =>
    (await publish({ status: text, in_reply_to_id: to })).body.id
  const first = await answer(root, 'first')
  const second = await answer(root, 'second')
  const below = await answer(first, 'below the first')

  const { body } = await mira.get<ContextEntity>(`/api/v1/statuses/${root}/context`)

  expect(body.descendants.map(({ id }) => id)).toEqual([first, below, second])
  expect((await mira.get(`/api/v1/statuses/${root}`)).body).toMatchObject({ replies_count: 2 })
})

test('returns the text of a deleted post, and deletes its boosts', async () => {
  const { id } = (await publish({ status: 'Oh @noor' })).body
  const boost = await server.instance.controls.boost('ada@harbour.example', id)

  expect((await mira.send('DELETE', `/api/v1/statuses/${id}`)).body).toMatchObject({
    id,
    text: 'Oh @noor',
  })
  expect((await mira.get(`/api/v1/statuses/${id}`)).status).toBe(404)
  expect((await mira.get(`/api/v1/statuses/${boost}`)).status).toBe(404)
})

test('refuses an invalid JSON body', async () => {
  const response = await fetch(`${server.url}/api/v1/statuses`, {
    method: 'POST',
    body: '{"status": ',
    headers: { Authorization: `Bearer ${mira.token}`, 'Content-Type': 'application/json' },
  })

  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.any(String) })
})

test('limits a token to its scopes', async () => {
  const reader = await server.as('mira', 'read')

  expect((await reader.get('/api/v1/timelines/home')).status).toBe(200)
  expect(await reader.post('/api/v1/statuses', { status: 'x' })).toMatchObject({
    status: 403,
    body: { error: 'This action is outside the authorized scopes' },
  })
})
