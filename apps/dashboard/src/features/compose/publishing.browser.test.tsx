import { describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { picture } from '../../gallery/gallery-data.ts'
import { startReplyAtom } from '../../state/compose/reply.ts'
import { uploadsAtom } from '../../state/compose/upload-list.ts'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { composing, text } from '../../testing/composing.tsx'
import { account, status } from '../../testing/factories.ts'

const publish = () => browser.getByRole('button', { name: /^Publish(ing…)?$/ })
const attachment = picture('1', ['navy', 'teal', 'gold'])

const upload = {
  key: 'one',
  type: 'image/png',
  loaded: 1,
  total: 3,
  isProcessing: false,
  trouble: null,
}

type Composing = Awaited<ReturnType<typeof composing>>

/** Presses all that publishes. */
async function pressAll() {
  await text().click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
  await publish().click({ force: true })
}

async function readBody({ server }: Composing) {
  const request = server.requests().find(({ method }) => method === 'POST')
  return (await request?.clone().json()) as { readonly status: string; readonly visibility: string }
}

describe('publishes nothing, by button or key,', { tags: ['CMP-08', 'CMP-09'] }, () => {
  test.each([
    ['while a file is being uploaded', { pending: [upload] }],
    ['while a description is being saved', { changing: [mediaId('1')] }],
  ])('%s', async (_title, busy) => {
    const { session, posts } = await composing({ text: 'hello', mediaIds: [mediaId('1')] })
    const idle = { attachments: [attachment], pending: [], changing: [] }
    session.store.set(uploadsAtom(session), { ...idle, ...busy })
    await expect.element(publish()).toBeDisabled()

    await pressAll()

    expect(posts()).toEqual([])
    session.store.set(uploadsAtom(session), idle)
    await expect.element(publish()).toBeEnabled()
  })

  test.each([
    ['without text and media', { text: '' }],
    ['with nothing but spaces', { text: ' \n ' }],
    ['with a warning alone', { text: '', spoiler: true, spoilerText: 'food' }],
    ['with a character too many', { text: 'x'.repeat(501) }],
    ['with a mark that is one too many', { text: 'x'.repeat(500), localOnly: true }],
  ])('%s', async (_title, draft) => {
    const { change, posts } = await composing(draft)
    await expect.element(publish()).toBeDisabled()

    await pressAll()

    expect(posts()).toEqual([])
    change({ text: 'hello' })
    await expect.element(publish()).toBeEnabled()
  })

  test('while the post is being sent', async () => {
    const { server, posts } = await composing({ text: 'hello' })
    const held = server.hold('POST /api/v1/statuses')
    await publish().click()
    await expect.poll(posts).toHaveLength(1)

    await pressAll()

    expect(posts()).toHaveLength(1)
    held.answer(Response.json(status({ id: '10' })))
    await expect.element(text()).toHaveValue('')
  })
})

test('publishes media without text', { tags: ['CMP-07'] }, async () => {
  const { session, change, posts } = await composing()
  const uploads = { attachments: [attachment], pending: [], changing: [] }
  session.store.set(uploadsAtom(session), uploads)
  change({ mediaIds: [attachment.id] })

  await publish().click()

  await expect.poll(posts).toHaveLength(1)
})

test.each([
  ['hi', 'hi👁️', 497],
  ['see https://a.b', 'see https://a.b 👁️', 471],
  ['hi @bob', 'hi @bob 👁️', 491],
])(
  'sends "%s" as "%s" when it is local-only, and counts that',
  { tags: ['CMP-13', 'CMP-14', 'CMP-42'] },
  async (written, sent, left) => {
    const opened = await composing({ localOnly: true })

    await text().fill(written)
    await expect
      .element(browser.getByRole('status', { name: `${left} characters left` }))
      .toBeVisible()
    await publish().click()

    await expect.poll(opened.posts).toHaveLength(1)
    expect((await readBody(opened)).status).toBe(sent)
  },
)

test(
  'sends a text that the local-only mark fills up to the limit, and no longer one',
  { tags: ['CMP-13'] },
  async () => {
    const address = ' https://a.example/very/long'
    const fitting = `${'x'.repeat(500 - 24 - 2)}${address}`
    const { change, posts } = await composing({ text: `x${fitting}`, localOnly: true })
    await expect.element(publish()).toBeDisabled()
    await expect.element(browser.getByRole('status', { name: '1 over the limit' })).toBeVisible()

    change({ text: fitting })
    await expect.element(browser.getByRole('status', { name: '0 characters left' })).toBeVisible()
    await publish().click()

    await expect.poll(posts).toHaveLength(1)
  },
)

test.each(['Public', 'Unlisted', 'Followers only', 'Direct'] as const)(
  'sends a reply to a direct post as %s when that is chosen',
  { tags: ['CMP-22', 'CMP-23'] },
  async (chosen) => {
    const opened = await composing()
    const { session, posts } = opened
    const direct = status({
      id: '8',
      visibility: 'direct',
      account: account({ id: '7', acct: 'bob' }),
    })
    session.store.set(ingestStatusesAtom, session, [direct])
    session.store.set(startReplyAtom, session, statusId('8'))
    await browser.getByRole('button', { name: 'Visibility: Direct' }).click()

    await browser.getByRole('option', { name: chosen }).click()
    await text().fill('@bob hello')
    await publish().click()

    await expect.poll(posts).toHaveLength(1)
    const visibilities = {
      Public: 'public',
      Unlisted: 'unlisted',
      'Followers only': 'private',
      Direct: 'direct',
    }
    expect((await readBody(opened)).visibility).toBe(visibilities[chosen])
  },
)

test.each([
  ['is published', 200, ''],
  ['is refused', 503, 'hello'],
  ['is refused as too long', 422, 'hello'],
])(
  'focuses the text once a post %s, so that one can write on',
  { tags: ['CMP-55'] },
  async (_title, code, left) => {
    const { server, posts } = await composing({ text: 'hello' })
    const answer = code === 200 ? status({ id: '10' }) : { error: 'Refused' }
    const held = server.hold('POST /api/v1/statuses')
    await publish().click()
    await expect.poll(posts).toHaveLength(1)
    // The focus is nowhere: it is brought back.
    ;(document.activeElement as HTMLElement).blur()

    held.answer(Response.json(answer, { status: code }))

    await expect.element(text()).toHaveFocus()
    await userEvent.keyboard('!')
    await expect.element(text()).toHaveValue(`${left}!`)
  },
)

test.each([
  ['is published', 200],
  ['is refused', 422],
])(
  'leaves the focus where the writer went before a post %s',
  { tags: ['CMP-55'] },
  async (_title, code) => {
    const { server, posts } = await composing({ text: 'hello' })
    const held = server.hold('POST /api/v1/statuses')
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    await publish().click()
    await expect.poll(posts).toHaveLength(1)
    elsewhere.focus()

    held.answer(
      Response.json(code === 200 ? status({ id: '10' }) : { error: 'No' }, { status: code }),
    )

    await expect.element(text()).not.toHaveAttribute('readonly')
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  },
)
