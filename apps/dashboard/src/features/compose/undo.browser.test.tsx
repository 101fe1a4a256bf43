import { describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { accountId, statusId } from '@colonnade/domain/entities'
import { startEditAtom } from '../../state/compose/edit-post.ts'
import { startMentionAtom, startReplyAtom } from '../../state/compose/reply.ts'
import {
  getTextArea,
  renderComposer,
  countOptions,
  pickEmoji,
  pressRedo,
  getTextField,
  pressUndo,
} from '../../testing/render-composer.tsx'

describe('undo', () => {
  test('reverts a suggestion, then the typed text, and redo restores both', async () => {
    const { draft } = await renderComposer()
    await getTextField().click()
    await userEvent.keyboard('hello there @kw')
    await expect.poll(countOptions).toBe(1)

    await userEvent.keyboard('{Enter}')
    await expect.poll(() => draft().text).toBe('hello there @kwame ')

    await pressUndo()
    await expect.poll(() => draft().text).toBe('hello there @kw')
    await pressUndo()
    await expect.poll(() => draft().text).toBe('')
    await pressRedo()
    await pressRedo()
    await expect.poll(() => draft().text).toBe('hello there @kwame ')
  })

  test('reverts a picked emoji, then the typed text', async () => {
    const { draft } = await renderComposer()
    await getTextField().click()
    await userEvent.keyboard('hello')

    await pickEmoji('grinning')
    await expect.poll(() => draft().text).toMatch(/^hello./u)
    expect(document.activeElement).toBe(getTextArea())
    await pressUndo()
    await expect.poll(() => draft().text).toBe('hello')
    await pressUndo()

    await expect.poll(() => draft().text).toBe('')
  })

  test.each([
    ['reply', startReplyAtom, statusId('6'), '@bob hello'],
    ['mention', startMentionAtom, accountId('1'), 'hello @mira '],
  ] as const)(
    'reverts the inserted name of a %s, then the typed text',
    async (_kind, start, id, named) => {
      const { session, draft } = await renderComposer()
      await getTextField().click()
      await userEvent.keyboard('hello')

      session.store.set(start as typeof startReplyAtom, session, id as ReturnType<typeof statusId>)
      await expect.element(getTextField()).toHaveValue(named)
      await expect.element(getTextField()).toHaveFocus()
      await pressUndo()
      expect(draft().text).toBe('hello')
      await pressUndo()

      expect(draft().text).toBe('')
    },
  )

  test('reverts the inserted name of a reply that starts in an empty composer', async () => {
    const { session, draft } = await renderComposer()
    session.store.set(startReplyAtom, session, statusId('6'))
    await expect.element(getTextField()).toHaveValue('@bob ')

    await pressUndo()

    expect(draft().text).toBe('')
  })

  test('does not restore a published text into the next post', async () => {
    const { draft, posts } = await renderComposer()
    await getTextField().click()
    await userEvent.keyboard('hello{Control>}{Enter}{/Control}')
    await expect.poll(posts).toHaveLength(1)
    await expect.element(getTextField()).toHaveValue('')

    await pressUndo()
    await pressUndo()

    expect(draft().text).toBe('')
    expect(getTextArea().value).toBe('')
  })

  test('keeps the loaded text of an edited post that its author has not changed', async () => {
    const { session } = await renderComposer()
    await session.store.set(startEditAtom, session, statusId('6'))
    await expect.element(getTextField()).toHaveValue('A cat')

    await pressUndo()

    expect(getTextArea().value).toBe('A cat')
  })
})
