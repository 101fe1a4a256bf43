import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SampleComposer, renderComposerView } from '../../testing/render-composer-view.tsx'
import { renderInEnglish } from '../../testing/render-in-english.tsx'

test('announces the characters left only near the limit', async () => {
  const screen = await renderComposerView()
  const left = screen.getByRole('status', { name: '500 characters left' })
  await expect.element(left).toHaveAttribute('aria-live', 'off')

  await screen.getByRole('textbox', { name: "What's on your mind?" }).fill('x'.repeat(490))

  const few = screen.getByRole('status', { name: '10 characters left' })
  await expect.element(few).toHaveAttribute('aria-live', 'polite')
})

test.each([
  [1, 1],
  [2, 0],
])(
  'handles %i pasted files by attaching %i, and passes on every dropped file',
  { tags: ['CMP-51', 'CMP-52'] },
  async (pasted, attached) => {
    const onFile = vi.fn<(file: File) => void>()
    const onDrop = vi.fn<(files: FileList) => void>()
    const screen = await renderComposerView({ onFile, onDrop })
    const field = screen.getByRole('textbox').element()
    const dataTransfer = new DataTransfer()
    for (let index = 0; index < pasted; index += 1) {
      dataTransfer.items.add(new File(['1'], `${index}.png`, { type: 'image/png' }))
    }

    const traits = { bubbles: true, cancelable: true }
    field.dispatchEvent(new ClipboardEvent('paste', { ...traits, clipboardData: dataTransfer }))
    field.dispatchEvent(new DragEvent('drop', { ...traits, dataTransfer }))

    expect(onFile).toHaveBeenCalledTimes(attached)
    expect(onDrop.mock.calls[0]?.[0]).toHaveLength(pasted)
  },
)

test(
  'lets the text field handle a paste of text with a picture',
  { tags: ['CMP-51'] },
  async () => {
    const onFile = vi.fn<(file: File) => void>()
    const screen = await renderComposerView({ onFile })
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Menu\tPrice')
    clipboardData.setData('text/html', '<table><tr><td>Menu</td><td>Price</td></tr></table>')
    clipboardData.items.add(new File(['1'], 'image.png', { type: 'image/png' }))

    const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData })
    screen.getByRole('textbox').element().dispatchEvent(paste)

    expect(onFile).not.toHaveBeenCalled()
    expect(paste.defaultPrevented).toBe(false)
  },
)

test(
  'disables publishing by button and by key when canSubmit is false',
  { tags: ['CMP-08'] },
  async () => {
    const onSubmit = vi.fn<() => void>()
    const screen = await renderComposerView({ draft: { text: 'hi' }, canSubmit: false, onSubmit })
    await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()

    await screen.getByRole('textbox').click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    expect(onSubmit).not.toHaveBeenCalled()
  },
)

test.each([
  ['the text', "What's on your mind?"],
  ['the warning', 'Content warning'],
])(
  'publishes with Ctrl+Enter from %s and keeps the focus in the text',
  { tags: ['CMP-34', 'CMP-55'] },
  async (_title, field) => {
    const onSubmit = vi.fn<() => void>()
    const screen = await renderComposerView({ draft: { text: 'hi', spoiler: true }, onSubmit })
    await screen.getByRole('textbox', { name: field }).click()

    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    expect(onSubmit).toHaveBeenCalledOnce()
    await expect
      .element(screen.getByRole('textbox', { name: "What's on your mind?" }))
      .toHaveFocus()
  },
)

test(
  'publishes with Alt+Enter as the second button does, even without that button',
  { tags: ['CMP-35'] },
  async () => {
    const onSubmit = vi.fn<(button: string) => void>()
    const screen = await renderComposerView({ draft: { text: 'hi' }, onSubmit })
    await screen.getByRole('textbox').click()

    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    expect(onSubmit.mock.calls).toEqual([['side-arm'], ['main']])
  },
)

test(
  'names the visibility on the second publish button, which is hidden unless it is set',
  { tags: ['CMP-36'] },
  async () => {
    const onSubmit = vi.fn<(button: string) => void>()
    const screen = await renderComposerView({ draft: { text: 'hi' }, sideArm: 'private', onSubmit })

    await screen.getByRole('button', { name: 'Publish (Followers only)' }).click()
    await screen.getByRole('button', { name: 'Publish', exact: true }).click()

    expect(onSubmit.mock.calls).toEqual([['side-arm'], ['main']])
    await screen.unmount()
    const plain = await renderComposerView({ draft: { text: 'hi' } })
    expect(plain.getByRole('button', { name: /^Publish/ }).elements()).toHaveLength(1)
  },
)

test('saves an edit with a single button and does not allow changing the visibility', async () => {
  const screen = await renderComposerView({
    draft: { text: 'hi' },
    sideArm: 'private',
    isEdit: true,
  })

  expect(screen.getByRole('button', { name: /^Publish/ }).elements()).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Advanced options' })).toBeDisabled()
})

test(
  'keeps the two switches of the advanced options open until the user closes them',
  { tags: ['CMP-41'] },
  async () => {
    const screen = await renderComposerView()
    const button = screen.getByRole('button', { name: 'Advanced options' })
    await button.click()
    const menu = screen.getByRole('dialog', { name: 'Advanced options' })
    const localOnly = menu.getByRole('button', { name: 'Local only' })
    const threaded = menu.getByRole('button', { name: 'Threaded mode' })
    await expect.element(localOnly).toHaveFocus()
    await expect.element(localOnly).toHaveAttribute('aria-pressed', 'false')

    await localOnly.click()
    await threaded.click()
    await expect.element(localOnly).toHaveAttribute('aria-pressed', 'true')
    await expect.element(threaded).toHaveAttribute('aria-pressed', 'true')
    await threaded.click()
    await expect.element(threaded).toHaveAttribute('aria-pressed', 'false')

    await userEvent.keyboard('{Escape}')
    await expect.element(button).toHaveFocus()
    expect(menu.query()).toBeNull()
  },
)

test.each([
  ['hides the local-only option when the server would federate the post', false, ['Threaded mode']],
  [
    'shows the local-only option on such a server while it is switched on',
    true,
    ['Local only', 'Threaded mode'],
  ],
])('%s', { tags: ['CMP-41', 'CMP-42'] }, async (_title, localOnly, offered) => {
  const screen = await renderComposerView({ supportsLocalOnly: false, draft: { localOnly } })

  await screen.getByRole('button', { name: 'Advanced options' }).click()

  const options = screen.getByRole('dialog', { name: 'Advanced options' }).getByRole('button')
  expect(options.elements().map((option) => option.getAttribute('aria-label'))).toEqual(offered)
})

test('opens the warning field with the switch', async () => {
  const screen = await renderComposerView()
  const toggle = screen.getByRole('button', { name: 'Content warning' })
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')

  await toggle.click()

  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'Content warning' })).toBeVisible()
})

test('hides the switch when the warning field is always shown', { tags: ['CMP-49'] }, async () => {
  const screen = await renderComposerView({ alwaysWarns: true })

  await expect.element(screen.getByRole('textbox', { name: 'Content warning' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Content warning' }).query()).toBeNull()
})

test('follows the direction of its text and grows with it', { tags: ['CMP-50'] }, async () => {
  const screen = await renderComposerView()
  const field = screen.getByRole('textbox')
  const before = field.element().getBoundingClientRect().height

  await field.fill(`הבוקר הזה התחיל בקפה${'\n'.repeat(9)}`)

  await expect.element(field).toHaveAttribute('dir', 'rtl')
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(before + 50)
})

test(
  'uses the page direction for an empty text, as for its placeholder',
  { tags: ['CMP-50', 'RTL-04'] },
  async () => {
    const screen = await renderComposerView()
    const field = screen.getByRole('textbox')
    const direction = () => getComputedStyle(field.element()).direction

    document.documentElement.dir = 'rtl'
    expect(direction()).toBe('rtl')
    await field.fill('Good morning')

    await expect.poll(direction).toBe('ltr')
    document.documentElement.dir = ''
  },
)

test('selects the names after the first on a focus request', { tags: ['CMP-48'] }, async () => {
  const draft = { text: '@a @b ' }
  const screen = await renderComposerView({ draft })
  expect(document.activeElement).toBe(document.body)

  await screen.unmount()
  const focused = await renderInEnglish(<SampleComposer draft={draft} takesFocus />)

  const field = focused.getByRole('textbox').element() as HTMLTextAreaElement
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([3, 6])
})

function PickGrin({ onPick }: { readonly onPick: (emoji: string) => void }) {
  return (
    <button type="button" onClick={() => onPick('😀')}>
      Pick
    </button>
  )
}

test(
  'inserts a picked emoji at the caret, places the caret after it and focuses the text',
  { tags: ['CMP-53'] },
  async () => {
    const screen = await renderComposerView({ draft: { text: 'ab' }, emojiButton: PickGrin })
    const field = screen.getByRole('textbox').element() as HTMLTextAreaElement
    field.setSelectionRange(1, 1)

    await screen.getByRole('button', { name: 'Pick' }).click()

    await expect.poll(() => field.value).toBe('a😀b')
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([3, 3])
  },
)

test.each([
  [200, true],
  [374, false],
])(
  'fills the width with the visibility select and the button at %i px, on two lines: %s',
  { tags: ['BY-54'] },
  async (width, isInTwo) => {
    const screen = await renderInEnglish(
      <div style={{ inlineSize: width, containerType: 'inline-size' }}>
        <SampleComposer draft={{ privacy: 'private' }} />
      </div>,
    )

    const form = screen.getByRole('form').element()
    const padding = Number.parseFloat(getComputedStyle(form).paddingInlineEnd)
    const readers = screen.getByRole('button', { name: 'Visibility: Followers only' }).element()
    const publish = screen.getByRole('button', { name: 'Publish' }).element()
    const [above, below] = [readers.getBoundingClientRect(), publish.getBoundingClientRect()]
    expect(below.right).toBeCloseTo(width - padding + form.getBoundingClientRect().left, 0)
    expect(below.top > above.bottom).toBe(isInTwo)
    expect(Math.abs(below.left - above.left) < 1).toBe(isInTwo)
  },
)
