import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accountId, statusId } from '@colonnade/domain/entities'
import { startEditAtom } from '../../state/compose/editing.ts'
import { startMentionAtom, startReplyAtom } from '../../state/compose/reply.ts'
import {
  area,
  composing,
  countOptions,
  pickEmoji,
  redo,
  text,
  undo,
} from '../../testing/composing.tsx'

describe('undo', () => {
  test('takes back a suggestion, then what was typed, and redo brings both back', async () => {
    const { draft } = await composing()
    await text().click()
    await userEvent.keyboard('hello there @kw')
    await expect.poll(countOptions).toBe(1)

    await userEvent.keyboard('{Enter}')
    await expect.poll(() => draft().text).toBe('hello there @kwame ')

    await undo()
    await expect.poll(() => draft().text).toBe('hello there @kw')
    await undo()
    await expect.poll(() => draft().text).toBe('')
    await redo()
    await redo()
    await expect.poll(() => draft().text).toBe('hello there @kwame ')
  })

  test('takes back a picked emoji, then what was typed', async () => {
    const { draft } = await composing()
    await text().click()
    await userEvent.keyboard('hello')

    await pickEmoji('grinning')
    await expect.poll(() => draft().text).toMatch(/^hello./u)
    expect(document.activeElement).toBe(area())
    await undo()
    await expect.poll(() => draft().text).toBe('hello')
    await undo()

    await expect.poll(() => draft().text).toBe('')
  })

  test.each([
    ['reply', startReplyAtom, statusId('6'), '@bob hello'],
    ['mention', startMentionAtom, accountId('1'), 'hello @mira '],
  ] as const)(
    'takes back the name of a %s, then what was typed',
    async (_kind, start, id, named) => {
      const { session, draft } = await composing()
      await text().click()
      await userEvent.keyboard('hello')

      session.store.set(start as typeof startReplyAtom, session, id as ReturnType<typeof statusId>)
      await expect.element(text()).toHaveValue(named)
      await expect.element(text()).toHaveFocus()
      await undo()
      expect(draft().text).toBe('hello')
      await undo()

      expect(draft().text).toBe('')
    },
  )

  test('takes back the name of a reply that is begun in an empty composer', async () => {
    const { session, draft } = await composing()
    session.store.set(startReplyAtom, session, statusId('6'))
    await expect.element(text()).toHaveValue('@bob ')

    await undo()

    expect(draft().text).toBe('')
  })

  test('does not bring a published text into the next post', async () => {
    const { draft, posts } = await composing()
    await text().click()
    await userEvent.keyboard('hello{Control>}{Enter}{/Control}')
    await expect.poll(posts).toHaveLength(1)
    await expect.element(text()).toHaveValue('')

    await undo()
    await undo()

    expect(draft().text).toBe('')
    expect(area().value).toBe('')
  })

  test('leaves a post that is edited as its author has changed nothing in it', async () => {
    const { session } = await composing()
    await session.store.set(startEditAtom, session, statusId('6'))
    await expect.element(text()).toHaveValue('A cat')

    await undo()

    expect(area().value).toBe('A cat')
  })
})
