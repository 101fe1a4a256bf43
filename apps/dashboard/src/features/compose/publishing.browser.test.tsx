import { describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { mediaId, statusId } from '@colonnade/domain/entities'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { startReplyAtom } from '../../state/compose/reply.ts'
import { uploadsAtom } from '../../state/compose/upload-list.ts'
import { ingestStatusesAtom } from '../../state/entities/ingest.ts'
import { account, status } from '../../testing/factories.ts'
import { renderComposer, getTextField } from '../../testing/render-composer.tsx'

const getPublishButton = () => browser.getByRole('button', { name: /^Publish(ing…)?$/ })
const attachment = createSampleImage('1', ['navy', 'teal', 'gold'])

const upload = {
  key: 'one',
  type: 'image/png',
  loaded: 1,
  total: 3,
  isProcessing: false,
  error: null,
}

type Composing = Awaited<ReturnType<typeof renderComposer>>

/** Triggers every control that publishes. */
async function pressAll() {
  await getTextField().click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
  await getPublishButton().click({ force: true })
}

async function readBody({ server }: Composing) {
  const request = server.requests().find(({ method }) => method === 'POST')
  return (await request?.clone().json()) as { readonly status: string; readonly visibility: string }
}

describe('publish button and shortcuts', { tags: ['CMP-08', 'CMP-09'] }, () => {
  test.each([
    ['while a file is being uploaded', { pending: [upload] }],
    ['while a description is being saved', { changing: [mediaId('1')] }],
  ])('does not publish %s', async (_title, busy) => {
    const { session, posts } = await renderComposer({ text: 'hello', mediaIds: [mediaId('1')] })
    const idle = { attachments: [attachment], pending: [], changing: [] }
    session.store.set(uploadsAtom(session), { ...idle, ...busy })
    await expect.element(getPublishButton()).toBeDisabled()

    await pressAll()

    expect(posts()).toEqual([])
    session.store.set(uploadsAtom(session), idle)
    await expect.element(getPublishButton()).toBeEnabled()
  })

  test.each([
    ['without text and media', { text: '' }],
    ['with only whitespace', { text: ' \n ' }],
    ['with only a content warning', { text: '', spoiler: true, spoilerText: 'food' }],
    ['with one character above the limit', { text: 'x'.repeat(501) }],
    ['with a local-only mark that exceeds the limit', { text: 'x'.repeat(500), localOnly: true }],
  ])('does not publish %s', async (_title, draft) => {
    const { change, posts } = await renderComposer(draft)
    await expect.element(getPublishButton()).toBeDisabled()

    await pressAll()

    expect(posts()).toEqual([])
    change({ text: 'hello' })
    await expect.element(getPublishButton()).toBeEnabled()
  })

  test('does not publish twice while the post is being sent', async () => {
    const { server, posts } = await renderComposer({ text: 'hello' })
    const held = server.hold('POST /api/v1/statuses')
    await getPublishButton().click()
    await expect.poll(posts).toHaveLength(1)

    await pressAll()

    expect(posts()).toHaveLength(1)
    held.answer(Response.json(status({ id: '10' })))
    await expect.element(getTextField()).toHaveValue('')
  })
})

test('publishes media without text', { tags: ['CMP-07'] }, async () => {
  const { session, change, posts } = await renderComposer()
  const uploads = { attachments: [attachment], pending: [], changing: [] }
  session.store.set(uploadsAtom(session), uploads)
  change({ mediaIds: [attachment.id] })

  await getPublishButton().click()

  await expect.poll(posts).toHaveLength(1)
})

test.each([
  ['hi', 'hi👁️', 497],
  ['see https://a.b', 'see https://a.b 👁️', 471],
  ['hi @bob', 'hi @bob 👁️', 491],
])(
  'sends "%s" as "%s" when it is local-only, and counts the added mark',
  { tags: ['CMP-13', 'CMP-14', 'CMP-42'] },
  async (written, sent, left) => {
    const opened = await renderComposer({ localOnly: true })

    await getTextField().fill(written)
    await expect
      .element(browser.getByRole('status', { name: `${left} characters left` }))
      .toBeVisible()
    await getPublishButton().click()

    await expect.poll(opened.posts).toHaveLength(1)
    expect((await readBody(opened)).status).toBe(sent)
  },
)

test(
  'counts the mark of a local-only text towards the limit, and sends it at the limit',
  { tags: ['CMP-13'] },
  async () => {
    const address = ' https://a.example/very/long'
    const fitting = `${'x'.repeat(500 - 24 - 2)}${address}`
    const { change, posts } = await renderComposer({ text: `x${fitting}`, localOnly: true })
    await expect.element(getPublishButton()).toBeDisabled()
    await expect.element(browser.getByRole('status', { name: '1 over the limit' })).toBeVisible()

    change({ text: fitting })
    await expect.element(browser.getByRole('status', { name: '0 characters left' })).toBeVisible()
    await getPublishButton().click()

    await expect.poll(posts).toHaveLength(1)
  },
)

test.each(['Public', 'Unlisted', 'Followers only', 'Direct'] as const)(
  'sends a reply to a direct post as %s when this visibility is selected',
  { tags: ['CMP-22', 'CMP-23'] },
  async (chosen) => {
    const opened = await renderComposer()
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
    await getTextField().fill('@bob hello')
    await getPublishButton().click()

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
  'focuses the text once a post %s, so that the user can continue writing',
  { tags: ['CMP-55'] },
  async (_title, code, left) => {
    const { server, posts } = await renderComposer({ text: 'hello' })
    const answer = code === 200 ? status({ id: '10' }) : { error: 'Refused' }
    const held = server.hold('POST /api/v1/statuses')
    await getPublishButton().click()
    await expect.poll(posts).toHaveLength(1)
    // Nothing has the focus, so that it moves to the text.
    ;(document.activeElement as HTMLElement).blur()

    held.answer(Response.json(answer, { status: code }))

    await expect.element(getTextField()).toHaveFocus()
    await userEvent.keyboard('!')
    await expect.element(getTextField()).toHaveValue(`${left}!`)
  },
)

test.each([
  ['is published', 200],
  ['is refused', 422],
])(
  'keeps the focus where the user moved it before a post %s',
  { tags: ['CMP-55'] },
  async (_title, code) => {
    const { server, posts } = await renderComposer({ text: 'hello' })
    const held = server.hold('POST /api/v1/statuses')
    const elsewhere = document.createElement('button')
    document.body.append(elsewhere)
    await getPublishButton().click()
    await expect.poll(posts).toHaveLength(1)
    elsewhere.focus()

    held.answer(
      Response.json(code === 200 ? status({ id: '10' }) : { error: 'No' }, { status: code }),
    )

    await expect.element(getTextField()).not.toHaveAttribute('readonly')
    expect(document.activeElement).toBe(elsewhere)
    elsewhere.remove()
  },
)
