import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { replaceText } from './replace-text.ts'
import { TextArea } from './TextArea.tsx'
import { TextInput } from './TextInput.tsx'

const pressUndo = () => userEvent.keyboard('{Control>}z{/Control}')
const pressRedo = () => userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')

/** Returns whether the key keeps its default action. */
const dispatchKey = (field: Element, key: string, traits: KeyboardEventInit = {}) =>
  field.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...traits }),
  )

async function showField(kind: 'input' | 'textarea', take = (text: string) => text) {
  const Field = kind === 'input' ? TextInput : TextArea
  const state = { text: '', set: (_text: string) => undefined as void }
  function Sample() {
    const [text, setText] = useState('')
    state.text = text
    state.set = setText
    return <Field aria-label="Text" value={text} onChange={(next) => setText(take(next))} />
  }
  const screen = await renderInEnglish(
    <>
      <Sample />
      <button type="button">Elsewhere</button>
    </>,
  )
  const field = screen.getByRole('textbox').element() as HTMLInputElement | HTMLTextAreaElement
  field.focus()
  return { screen, state, field }
}

describe.each(['input', 'textarea'] as const)('%s field', (kind) => {
  test('undoes typing in the steps of the browser', async () => {
    const { field, state } = await showField(kind)
    await userEvent.keyboard('hello there')

    await pressUndo()

    expect(field.value).toBe('')
    expect(state.text).toBe('')
  })

  test('undoes an inserted text in one step, and the typing before and after in others', async () => {
    const { field, state } = await showField(kind)
    await userEvent.keyboard('hello @kwa')
    replaceText(field, 'hello @kwame ')
    await userEvent.keyboard('there')
    await expect.poll(() => state.text).toBe('hello @kwame there')

    const seen: string[] = []
    for (let step = 0; step < 3; step += 1) {
      await pressUndo()
      seen.push(field.value)
      expect(state.text).toBe(field.value)
    }
    for (let step = 0; step < 3; step += 1) {
      await pressRedo()
      seen.push(field.value)
    }

    expect(seen).toEqual([
      'hello @kwame ',
      'hello @kwa',
      '',
      'hello @kwa',
      'hello @kwame ',
      'hello @kwame there',
    ])
    expect(state.text).toBe('hello @kwame there')
  })

  test('undoes a text that code writes while the field has the focus', async () => {
    const { field, state } = await showField(kind)
    await userEvent.keyboard('hello')

    state.set('@bob hello')
    await expect.poll(() => field.value).toBe('@bob hello')
    await pressUndo()
    expect(field.value).toBe('hello')
    await pressUndo()

    expect(field.value).toBe('')
    expect(state.text).toBe('')
  })

  test('leaves the focus in place when code writes into the field', async () => {
    const { screen, field, state } = await showField(kind)
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
    await elsewhere.click()

    state.set('written')
    await expect.poll(() => field.value).toBe('written')

    await expect.element(elsewhere).toHaveFocus()
  })

  test('shows the text that its owner keeps of the typed one', async () => {
    const { field } = await showField(kind, (text) => text.replaceAll('x', ''))

    await userEvent.keyboard('axb')

    await expect.poll(() => field.value).toBe('ab')
  })

  test.each([
    ['a plain one', {}, 1],
    ['one with Shift', { shiftKey: true }, 1],
    ['one that is held', { repeat: true }, 0],
    ['one with Ctrl', { ctrlKey: true }, 0],
    ['one of a composition', { isComposing: true }, 0],
    ['one that ends a composition in WebKit', { keyCode: 229 }, 0],
  ])('handles Enter: %s', async (_title, traits, times) => {
    const onEnter = vi.fn<() => void>()
    const Field = kind === 'input' ? TextInput : TextArea
    const screen = await renderInEnglish(
      <Field aria-label="Text" value="" onChange={() => undefined} onEnter={onEnter} />,
    )

    dispatchKey(screen.getByRole('textbox').element(), 'Enter', traits)

    expect(onEnter).toHaveBeenCalledTimes(times)
  })

  test.each(['Enter', 'Escape', 'Tab', 'ArrowDown', 'Backspace'])(
    'hides the %s of a composition from all handlers',
    async (key) => {
      const onKeyDown = vi.fn<() => void>()
      const Field = kind === 'input' ? TextInput : TextArea
      const screen = await renderInEnglish(
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
        <div onKeyDown={onKeyDown}>
          <Field aria-label="Text" value="" onChange={() => undefined} onKeyDown={onKeyDown} />
        </div>,
      )
      const field = screen.getByRole('textbox').element()

      expect(dispatchKey(field, key, { isComposing: true })).toBe(true)
      expect(dispatchKey(field, key, { keyCode: 229 })).toBe(true)
      expect(onKeyDown).not.toHaveBeenCalled()
      dispatchKey(field, key)

      expect(onKeyDown).toHaveBeenCalledTimes(2)
    },
  )

  test('replaces an emoji by another without splitting either', async () => {
    const { field, state } = await showField(kind)
    state.set('a😀b')
    await expect.poll(() => field.value).toBe('a😀b')

    replaceText(field, 'a😃b')

    await expect.poll(() => state.text).toBe('a😃b')
    expect(field.selectionStart).toBe(3)
  })
})
