import { describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { type Draft, EMPTY_POLL } from '@colonnade/domain/compose'
import { statusId } from '@colonnade/domain/entities'
import { createSampleImage } from '../../gallery/sample-data.ts'
import { startEditAtom } from '../../state/compose/edit-post.ts'
import { startReplyAtom } from '../../state/compose/reply.ts'
import { uploadsAtom } from '../../state/compose/upload-list.ts'
import {
  getTextArea,
  renderComposer,
  countOptions,
  pickEmoji,
  getPollOption,
  pressComposing,
  getTextField,
  pressUndo,
  getWarningField,
} from '../../testing/render-composer.tsx'

describe('Enter', () => {
  test('moves from the warning to the text without publishing', { tags: ['CMP-34'] }, async () => {
    const { posts, draft } = await renderComposer({ text: 'hello', spoiler: true })
    await getWarningField().click()
    await userEvent.keyboard('food')

    await userEvent.keyboard('{Enter}')

    await expect.element(getTextField()).toHaveFocus()
    expect(draft()).toMatchObject({ text: 'hello', spoilerText: 'food' })
    expect(posts()).toEqual([])
  })

  test.each([
    ['an option of the poll', () => getPollOption(2).element()],
    ['a switch of the poll', () => browser.getByRole('switch').first().element()],
    [
      'the length of the poll',
      () => browser.getByRole('button', { name: /^Poll duration/ }).element(),
    ],
  ])('does not publish from %s', { tags: ['CMP-34'] }, async (_name, find) => {
    const { posts } = await renderComposer({
      text: 'hello',
      spoiler: true,
      poll: { ...EMPTY_POLL, options: ['Tea', 'Milk'] },
    })
    await expect.element(getPollOption(2)).toBeVisible()
    ;(find() as HTMLElement).focus()

    await userEvent.keyboard('{Enter}')

    await expect.element(browser.getByRole('form', { name: 'Compose' })).toBeVisible()
    expect(posts()).toEqual([])
  })

  test(
    'publishes on Ctrl+Enter from a description, with the text typed there',
    { tags: ['CMP-34', 'UPL-11'] },
    async () => {
      const { session, server, posts, change } = await renderComposer()
      const attachment = { ...createSampleImage('1', ['navy', 'teal', 'gold']), description: null }
      session.store.set(uploadsAtom(session), {
        attachments: [attachment],
        pending: [],
        changing: [],
      })
      change({ mediaIds: [attachment.id] })
      server.on('PUT /api/v1/media/1', () => Response.json({ ...attachment, description: 'Sea' }))
      await browser.getByRole('textbox', { name: 'Description' }).click()

      await userEvent.keyboard('Sea{Control>}{Enter}{/Control}')

      await expect.poll(posts).toHaveLength(1)
      const calls = server.calls().filter((call) => !call.startsWith('GET'))
      expect(calls).toEqual(['PUT /api/v1/media/1', 'POST /api/v1/statuses'])
    },
  )

  test('publishes once while Ctrl+Enter is held', { tags: ['CMP-34'] }, async () => {
    const { server, posts } = await renderComposer({ text: 'hello' })
    server.on('POST /api/v1/statuses', () => Response.json({ error: 'Busy' }, { status: 503 }))
    await getTextField().click()

    await userEvent.keyboard('{Control>}{Enter}')
    await expect.element(browser.getByText(/^Couldn't publish/)).toBeVisible()
    getTextArea().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, repeat: true, bubbles: true }),
    )
    await userEvent.keyboard('{/Control}')

    expect(posts()).toHaveLength(1)
  })
})

describe.each([
  ['isComposing', { isComposing: true, keyCode: 13 }],
  ['the key code 229', { isComposing: false, keyCode: 229 }],
])('Enter that ends an IME composition, reported by %s', (_name, traits) => {
  test('does not accept a suggestion', async () => {
    const { draft } = await renderComposer()
    await getTextField().click()
    await userEvent.keyboard('#lig')
    await expect.poll(countOptions).toBe(1)

    expect(pressComposing(getTextArea(), 'Enter', traits)).toBe(true)

    expect(draft().text).toBe('#lig')
    expect(countOptions()).toBe(1)
  })

  test('does not publish or leave its field', async () => {
    const { posts } = await renderComposer({
      text: 'hello',
      spoiler: true,
      poll: { ...EMPTY_POLL, options: ['Tea', 'Milk'] },
    })
    for (const field of [getWarningField(), getPollOption(1), getTextField()]) {
      await field.click()
      expect(pressComposing(field.element(), 'Enter', traits)).toBe(true)
      expect(pressComposing(field.element(), 'Enter', { ...traits, ctrlKey: true })).toBe(true)
      await expect.element(field).toHaveFocus()
    }

    expect(posts()).toEqual([])
  })
})

describe('suggestions', () => {
  test.each([
    ['＠kw', '@kwame '],
    ['＃lig', '#light '],
  ])(
    'shows suggestions for the full-width sign of %s, and inserts the ordinary one',
    { tags: ['SUG-01'] },
    async (typed, result) => {
      const { draft } = await renderComposer()
      await getTextField().click()
      await userEvent.keyboard(typed)
      await expect.poll(countOptions).toBe(1)

      await userEvent.keyboard('{Enter}')

      await expect.poll(() => draft().text).toBe(result)
    },
  )

  test(
    'accepts one suggestion only and adds no new line while the key is held',
    { tags: ['SUG-07'] },
    async () => {
      const { draft } = await renderComposer()
      await getTextField().click()
      await userEvent.keyboard('#lig')
      await expect.poll(countOptions).toBe(1)

      await userEvent.keyboard('{Enter>3/}')

      await expect.poll(() => draft().text).toBe('#light ')
    },
  )

  test(
    'offers only emoji in the warning and in the options of a poll',
    { tags: ['SUG-02'] },
    async () => {
      const { draft } = await renderComposer({ spoiler: true, poll: EMPTY_POLL })

      await getWarningField().click()
      await userEvent.keyboard('cake :smil')
      await expect.poll(countOptions).toBeGreaterThan(0)
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => draft().spoilerText).toMatch(/^cake [^:]/u)
      await expect.element(getWarningField()).toHaveFocus()

      await getPollOption(2).click()
      await userEvent.keyboard(':smil')
      await expect.poll(countOptions).toBeGreaterThan(0)
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => draft().poll?.options[1]).toMatch(/^[^:]+$/u)
      await expect.element(getPollOption(2)).toHaveFocus()

      await userEvent.keyboard(' #lig @kwa')
      expect(countOptions()).toBe(0)
      expect(draft().text).toBe('')
    },
  )
})

describe('picked emoji', () => {
  test.each([
    ['the warning', getWarningField, (draft: Draft) => draft.spoilerText],
    ['an option of the poll', () => getPollOption(2), (draft: Draft) => draft.poll?.options[1]],
    ['the text', getTextField, (draft: Draft) => draft.text],
  ] as const)(
    'inserts it at the caret of %s that had the focus',
    { tags: ['CMP-53'] },
    async (_name, find, read) => {
      const { draft } = await renderComposer({ spoiler: true, poll: EMPTY_POLL })
      await find().click()
      await userEvent.keyboard('ab{ArrowLeft}')

      await pickEmoji('grinning')

      await expect.poll(() => read(draft())).toMatch(/^a[^a]+b$/u)
      await expect.element(find()).toHaveFocus()
      await pressUndo()
      await expect.poll(() => read(draft())).toBe('ab')
    },
  )

  test('inserts it into the text when its field was removed', { tags: ['CMP-53'] }, async () => {
    const { draft } = await renderComposer({ spoiler: true })
    await getWarningField().click()
    await browser.getByRole('button', { name: 'Content warning' }).click()

    await pickEmoji('grinning')

    await expect.poll(() => draft().text).not.toBe('')
  })
})

test(
  'returns the focus to the text when the focused element is removed',
  { tags: ['CMP-29'] },
  async () => {
    const { session, change } = await renderComposer()
    session.store.set(startReplyAtom, session, statusId('6'))
    await browser.getByRole('button', { name: 'Cancel reply' }).click()
    await expect.element(getTextField()).toHaveFocus()

    await session.store.set(startEditAtom, session, statusId('6'))
    await browser.getByRole('button', { name: 'Cancel editing' }).click()
    await expect.element(getTextField()).toHaveFocus()

    const attachment = createSampleImage('1', ['navy', 'teal', 'gold'])
    session.store.set(uploadsAtom(session), {
      attachments: [attachment],
      pending: [],
      changing: [],
    })
    change({ mediaIds: [attachment.id] })
    await browser.getByRole('button', { name: 'Remove' }).click()
    await expect.element(getTextField()).toHaveFocus()
  },
)
