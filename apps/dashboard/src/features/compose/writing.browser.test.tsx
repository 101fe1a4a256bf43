import { describe, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { type Draft, EMPTY_POLL } from '@colonnade/domain/compose'
import { statusId } from '@colonnade/domain/entities'
import { picture } from '../../gallery/gallery-data.ts'
import { startEditAtom } from '../../state/compose/editing.ts'
import { startReplyAtom } from '../../state/compose/reply.ts'
import { uploadsAtom } from '../../state/compose/upload-list.ts'
import {
  area,
  composing,
  countOptions,
  pickEmoji,
  pollOption,
  pressComposing,
  text,
  undo,
  warning,
} from '../../testing/composing.tsx'

describe('Enter', () => {
  test(
    'moves from the warning to the text and publishes nothing',
    { tags: ['CMP-34'] },
    async () => {
      const { posts, draft } = await composing({ text: 'hello', spoiler: true })
      await warning().click()
      await userEvent.keyboard('food')

      await userEvent.keyboard('{Enter}')

      await expect.element(text()).toHaveFocus()
      expect(draft()).toMatchObject({ text: 'hello', spoilerText: 'food' })
      expect(posts()).toEqual([])
    },
  )

  test.each([
    ['an option of the poll', () => pollOption(2).element()],
    ['a switch of the poll', () => browser.getByRole('switch').first().element()],
    [
      'the length of the poll',
      () => browser.getByRole('button', { name: /^Poll duration/ }).element(),
    ],
  ])('publishes nothing from %s', { tags: ['CMP-34'] }, async (_name, find) => {
    const { posts } = await composing({
      text: 'hello',
      spoiler: true,
      poll: { ...EMPTY_POLL, options: ['Tea', 'Milk'] },
    })
    await expect.element(pollOption(2)).toBeVisible()
    ;(find() as HTMLElement).focus()

    await userEvent.keyboard('{Enter}')

    await expect.element(browser.getByRole('form', { name: 'Compose' })).toBeVisible()
    expect(posts()).toEqual([])
  })

  test(
    'publishes with Ctrl from a description, with what is typed there',
    { tags: ['CMP-34', 'UPL-11'] },
    async () => {
      const { session, server, posts, change } = await composing()
      const attachment = { ...picture('1', ['navy', 'teal', 'gold']), description: null }
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
    const { server, posts } = await composing({ text: 'hello' })
    server.on('POST /api/v1/statuses', () => Response.json({ error: 'Busy' }, { status: 503 }))
    await text().click()

    await userEvent.keyboard('{Control>}{Enter}')
    await expect.element(browser.getByText(/^Couldn't publish/)).toBeVisible()
    area().dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, repeat: true, bubbles: true }),
    )
    await userEvent.keyboard('{/Control}')

    expect(posts()).toHaveLength(1)
  })
})

describe.each([
  ['isComposing', { isComposing: true, keyCode: 13 }],
  ['the key code 229', { isComposing: false, keyCode: 229 }],
])('an Enter that ends a composition, reported by %s', (_name, traits) => {
  test('accepts no suggestion', async () => {
    const { draft } = await composing()
    await text().click()
    await userEvent.keyboard('#lig')
    await expect.poll(countOptions).toBe(1)

    expect(pressComposing(area(), 'Enter', traits)).toBe(true)

    expect(draft().text).toBe('#lig')
    expect(countOptions()).toBe(1)
  })

  test('neither publishes nor leaves its field', async () => {
    const { posts } = await composing({
      text: 'hello',
      spoiler: true,
      poll: { ...EMPTY_POLL, options: ['Tea', 'Milk'] },
    })
    for (const field of [warning(), pollOption(1), text()]) {
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
    'are shown for the full-width sign of %s, and insert the ordinary one',
    { tags: ['SUG-01'] },
    async (typed, result) => {
      const { draft } = await composing()
      await text().click()
      await userEvent.keyboard(typed)
      await expect.poll(countOptions).toBe(1)

      await userEvent.keyboard('{Enter}')

      await expect.poll(() => draft().text).toBe(result)
    },
  )

  test(
    'are not accepted again, nor followed by a new line, while the key is held',
    { tags: ['SUG-07'] },
    async () => {
      const { draft } = await composing()
      await text().click()
      await userEvent.keyboard('#lig')
      await expect.poll(countOptions).toBe(1)

      await userEvent.keyboard('{Enter>3/}')

      await expect.poll(() => draft().text).toBe('#light ')
    },
  )

  test(
    'offer emoji in the warning and in the options of a poll, and nothing else',
    { tags: ['SUG-02'] },
    async () => {
      const { draft } = await composing({ spoiler: true, poll: EMPTY_POLL })

      await warning().click()
      await userEvent.keyboard('cake :smil')
      await expect.poll(countOptions).toBeGreaterThan(0)
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => draft().spoilerText).toMatch(/^cake [^:]/u)
      await expect.element(warning()).toHaveFocus()

      await pollOption(2).click()
      await userEvent.keyboard(':smil')
      await expect.poll(countOptions).toBeGreaterThan(0)
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => draft().poll?.options[1]).toMatch(/^[^:]+$/u)
      await expect.element(pollOption(2)).toHaveFocus()

      await userEvent.keyboard(' #lig @kwa')
      expect(countOptions()).toBe(0)
      expect(draft().text).toBe('')
    },
  )
})

describe('a picked emoji', () => {
  test.each([
    ['the warning', warning, (draft: Draft) => draft.spoilerText],
    ['an option of the poll', () => pollOption(2), (draft: Draft) => draft.poll?.options[1]],
    ['the text', text, (draft: Draft) => draft.text],
  ] as const)(
    'is inserted at the caret of %s that had the focus',
    { tags: ['CMP-53'] },
    async (_name, find, read) => {
      const { draft } = await composing({ spoiler: true, poll: EMPTY_POLL })
      await find().click()
      await userEvent.keyboard('ab{ArrowLeft}')

      await pickEmoji('grinning')

      await expect.poll(() => read(draft())).toMatch(/^a[^a]+b$/u)
      await expect.element(find()).toHaveFocus()
      await undo()
      await expect.poll(() => read(draft())).toBe('ab')
    },
  )

  test('goes to the text once its field is gone', { tags: ['CMP-53'] }, async () => {
    const { draft } = await composing({ spoiler: true })
    await warning().click()
    await browser.getByRole('button', { name: 'Content warning' }).click()

    await pickEmoji('grinning')

    await expect.poll(() => draft().text).not.toBe('')
  })
})

test(
  'the focus returns to the text when what had it goes with the press',
  { tags: ['CMP-29'] },
  async () => {
    const { session, change } = await composing()
    session.store.set(startReplyAtom, session, statusId('6'))
    await browser.getByRole('button', { name: 'Cancel reply' }).click()
    await expect.element(text()).toHaveFocus()

    await session.store.set(startEditAtom, session, statusId('6'))
    await browser.getByRole('button', { name: 'Cancel editing' }).click()
    await expect.element(text()).toHaveFocus()

    const attachment = picture('1', ['navy', 'teal', 'gold'])
    session.store.set(uploadsAtom(session), {
      attachments: [attachment],
      pending: [],
      changing: [],
    })
    change({ mediaIds: [attachment.id] })
    await browser.getByRole('button', { name: 'Remove' }).click()
    await expect.element(text()).toHaveFocus()
  },
)
