import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CredentialAccountEntity, PreferencesEntity } from '@colonnade/domain/entities'
import { createPageVisitor } from '../../testing/oauth-steps.ts'
import { createPictureFile } from '../../testing/sample-files.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { startTestInstance, type TestInstance } from '../../testing/test-instance.ts'

const PREFERENCES = '/settings/preferences'
const PROFILE = '/settings/profile'

let server: TestInstance
let mira: TestClient
let visitor: Awaited<ReturnType<typeof createPageVisitor>>
beforeAll(async () => {
  server = await startTestInstance()
})
beforeEach(async () => {
  await server.instance.controls.reset()
  mira = await server.as('mira')
  visitor = await createPageVisitor(server.url)
})
afterAll(() => server.close())

const fetchAccount = async () =>
  (await mira.get<CredentialAccountEntity>('/api/v1/accounts/verify_credentials')).body
const fetchPreferences = async () => (await mira.get<PreferencesEntity>('/api/v1/preferences')).body

test.each([PREFERENCES, PROFILE, '/invites'])('requires a session for %s', async (path) => {
  expect((await server.guest.get<string>(path)).status).toBe(401)
  const page = await visitor.open(path)

  expect(page.status).toBe(200)
  expect(page.body).toContain('@mira')
  expect(page.headers.get('Cache-Control')).toBe('no-store')
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(page.body).not.toContain('<script')
})

test('saves preferences and returns them in the API', { tags: ['RTE-06'] }, async () => {
  const answer = await visitor.submit(PREFERENCES, {
    default_privacy: 'unlisted',
    language: 'de',
    default_sensitive: '1',
    display_media: 'hide_all',
    expand_spoilers: '1',
    auto_play_gif: '1',
    reduce_motion: '1',
    boost_modal: '1',
  })

  expect(answer.status).toBe(303)
  expect(answer.headers.get('Location')).toBe(`${PREFERENCES}?saved=1`)
  expect(await fetchPreferences()).toEqual({
    'posting:default:visibility': 'unlisted',
    'posting:default:sensitive': true,
    'posting:default:language': 'de',
    'reading:expand:media': 'hide_all',
    'reading:expand:spoilers': true,
    'reading:autoplay:gifs': true,
  })
  expect((await fetchAccount()).source).toMatchObject({ privacy: 'unlisted', language: 'de' })
  const { body } = await visitor.open(`${PREFERENCES}?saved=1`)
  expect(body).toContain('role="status"')
  expect(body).toMatch(/<option value="unlisted" selected>/)
  expect(body).toMatch(/name="reduce_motion" type="checkbox" value="1" checked/)
  expect(body).not.toMatch(/name="unfollow_modal" type="checkbox" value="1" checked/)
})

test('ignores invalid values', async () => {
  await visitor.submit(PREFERENCES, {
    default_privacy: 'secret',
    display_media: 'some',
    language: 'xx',
  })

  expect(await fetchPreferences()).toMatchObject({
    'posting:default:visibility': 'public',
    'reading:expand:media': 'default',
    'posting:default:language': 'en',
  })
})

test('saves the profile of the form', { tags: ['RTE-07'] }, async () => {
  const answer = await visitor.submit(PROFILE, {
    display_name: ' Mira <b>of</b> the tides ',
    note: 'Line one\r\nLine two & "three"',
    'fields[0][name]': 'Boat',
    'fields[0][value]': 'Nine <3',
    'fields[1][name]': '',
    'fields[1][value]': '',
    locked: '1',
  })

  expect(answer.status).toBe(303)
  const saved = await fetchAccount()
  expect(saved).toMatchObject({
    display_name: 'Mira <b>of</b> the tides',
    locked: true,
    bot: false,
  })
  expect(saved.fields).toMatchObject([{ name: 'Boat', value: 'Nine &lt;3' }])
  expect(saved.source.note).toBe('Line one\nLine two & "three"')
  const { body } = await visitor.open(PROFILE)
  expect(body).toContain('value="Mira &lt;b&gt;of&lt;/b&gt; the tides"')
  expect(body).not.toContain('<b>of')
})

test(
  'replaces the avatar and the header with uploaded pictures',
  { tags: ['RTE-07'] },
  async () => {
    const picture = await createPictureFile()
    await visitor.submit(PROFILE, { display_name: 'Mira', avatar: picture, header: picture })
    const { avatar, header } = await fetchAccount()

    expect(avatar).toMatch(/\/media\/uploads\/\d+-[0-9a-f]+-small\.webp$/)
    expect(header).toMatch(/\/media\/uploads\/\d+-[0-9a-f]+\.png$/)
    expect((await fetch(avatar)).headers.get('Content-Type')).toBe('image/webp')
    await visitor.submit(PROFILE, { display_name: 'Mira', avatar: picture })
    expect((await fetch(avatar)).status).toBe(404)
    expect((await fetch(header)).status).toBe(200)
  },
)

test('shows validation errors and keeps the user’s input', async () => {
  const before = await fetchAccount()

  const answer = await visitor.submit(PROFILE, {
    display_name: 'x'.repeat(61),
    note: 'A new bio',
    'fields[0][value]': 'without a label',
    avatar: new Blob(['no picture']),
  })

  expect(answer.status).toBe(422)
  expect(answer.body).toContain('role="alert"')
  for (const words of ['more than 60', 'Field 1 needs a label', 'not a picture', 'A new bio'])
    expect(answer.body).toContain(words)
  expect(await fetchAccount()).toEqual(before)
})

test.each([PREFERENCES, PROFILE])('refuses a form for %s with an invalid token', async (path) => {
  const before = await fetchAccount()

  const answer = await visitor.submit(
    path,
    { display_name: 'Eve', default_privacy: 'direct' },
    'guess',
  )

  expect(answer.status).toBe(422)
  expect(await fetchAccount()).toEqual(before)
})

test('signs out by the form of the page only, not by a link', { tags: ['RTE-08'] }, async () => {
  const page = await visitor.open('/auth/sign_out')
  expect(page.status).toBe(200)
  expect(page.body).toContain('<button class="main">Sign out</button>')
  expect((await visitor.submit('/auth/sign_out', {}, 'guess')).status).toBe(422)
  expect((await visitor.open(PROFILE)).status).toBe(200)

  const out = await visitor.submit('/auth/sign_out', {})

  expect([out.status, out.headers.get('Location')]).toEqual([303, '/'])
  expect((await visitor.open(PROFILE)).status).toBe(401)
})
