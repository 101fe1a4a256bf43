import { useState, type ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emptyDraft, type Draft } from '@colonnade/domain/compose'
import { person } from '../../gallery/gallery-data.ts'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { ComposerView } from './ComposerView.tsx'
import { AdvancedOptions } from './publish/AdvancedOptions.tsx'
import { ComposerHints } from './publish/ComposerHints.tsx'

interface SampleProps extends Partial<Omit<ComponentProps<typeof ComposerView>, 'draft'>> {
  readonly draft?: Partial<Draft>
}

function Sample({ draft: given, ...props }: SampleProps) {
  const [draft, setDraft] = useState({ ...emptyDraft({ idempotencyKey: '1' }), ...given })

  return (
    <ComposerView
      draft={draft}
      me={person('mira', { display_name: 'Mira' })}
      origin="https://here.example"
      replyContext={null}
      remaining={500 - draft.text.length}
      canSubmit={draft.text !== ''}
      isSubmitting={false}
      hasFailed={false}
      alwaysWarns={false}
      focusRequest={{ count: 0, isReturn: false }}
      preselectsNames
      takesFocus={false}
      optionsButton={AdvancedOptions}
      hints={ComposerHints}
      onChange={(patch) => setDraft({ ...draft, ...patch })}
      onToggleSpoiler={() => setDraft({ ...draft, spoiler: !draft.spoiler })}
      onSubmit={() => undefined}
      {...props}
    />
  )
}

const show = (props: SampleProps = {}) => renderInEnglish(<Sample {...props} />)

test('what is left is told by its status, and aloud only near the end', async () => {
  const screen = await show()
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
  'of %i pasted files %i are attached, and all that are dropped are handed on',
  { tags: ['CMP-51', 'CMP-52'] },
  async (pasted, attached) => {
    const onFile = vi.fn<(file: File) => void>()
    const onDrop = vi.fn<(files: FileList) => void>()
    const screen = await show({ onFile, onDrop })
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
  'leaves a paste of text with its picture to the text field',
  { tags: ['CMP-51'] },
  async () => {
    const onFile = vi.fn<(file: File) => void>()
    const screen = await show({ onFile })
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

test('nothing can be published while it may not', { tags: ['CMP-08'] }, async () => {
  const onSubmit = vi.fn<() => void>()
  const screen = await show({ draft: { text: 'hi' }, canSubmit: false, onSubmit })
  await expect.element(screen.getByRole('button', { name: 'Publish' })).toBeDisabled()

  await screen.getByRole('textbox').click()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')

  expect(onSubmit).not.toHaveBeenCalled()
})

test.each([
  ['the text', "What's on your mind?"],
  ['the warning', 'Content warning'],
])(
  'Ctrl+Enter publishes from %s and the text keeps the focus',
  { tags: ['CMP-34', 'CMP-55'] },
  async (_title, field) => {
    const onSubmit = vi.fn<() => void>()
    const screen = await show({ draft: { text: 'hi', spoiler: true }, onSubmit })
    await screen.getByRole('textbox', { name: field }).click()

    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    expect(onSubmit).toHaveBeenCalledOnce()
    await expect
      .element(screen.getByRole('textbox', { name: "What's on your mind?" }))
      .toHaveFocus()
  },
)

test(
  'Alt+Enter publishes as the second button does, with that button or without',
  { tags: ['CMP-35'] },
  async () => {
    const onSubmit = vi.fn<(button: string) => void>()
    const screen = await show({ draft: { text: 'hi' }, onSubmit })
    await screen.getByRole('textbox').click()

    await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')

    expect(onSubmit.mock.calls).toEqual([['side-arm'], ['main']])
  },
)

test(
  'the second button says whom it publishes for, and is there only where it is set',
  { tags: ['CMP-36'] },
  async () => {
    const onSubmit = vi.fn<(button: string) => void>()
    const screen = await show({ draft: { text: 'hi' }, sideArm: 'private', onSubmit })

    await screen.getByRole('button', { name: 'Publish (Followers only)' }).click()
    await screen.getByRole('button', { name: 'Publish', exact: true }).click()

    expect(onSubmit.mock.calls).toEqual([['side-arm'], ['main']])
    await screen.unmount()
    const plain = await show({ draft: { text: 'hi' } })
    expect(plain.getByRole('button', { name: /^Publish/ }).elements()).toHaveLength(1)
  },
)

test('an edit is saved by one button: who reads it and where it went stays', async () => {
  const screen = await show({ draft: { text: 'hi' }, sideArm: 'private', isEdit: true })

  expect(screen.getByRole('button', { name: /^Publish/ }).elements()).toEqual([])
  await expect.element(screen.getByRole('button', { name: 'Advanced options' })).toBeDisabled()
})

test(
  'the advanced options are two switches that stay open until they are left',
  { tags: ['CMP-41'] },
  async () => {
    const screen = await show()
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
  ['is not offered where the server would send it on', false, ['Threaded mode']],
  ['can be switched off there', true, ['Local only', 'Threaded mode']],
])('local-only %s', { tags: ['CMP-41', 'CMP-42'] }, async (_title, localOnly, offered) => {
  const screen = await show({ keepsLocal: false, draft: { localOnly } })

  await screen.getByRole('button', { name: 'Advanced options' }).click()

  const options = screen.getByRole('dialog', { name: 'Advanced options' }).getByRole('button')
  expect(options.elements().map((option) => option.getAttribute('aria-label'))).toEqual(offered)
})

test('the switch opens the warning’s field', async () => {
  const screen = await show()
  const toggle = screen.getByRole('button', { name: 'Content warning' })
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'false')

  await toggle.click()

  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect.element(screen.getByRole('textbox', { name: 'Content warning' })).toBeVisible()
})

test('where the field is always shown there is no switch', { tags: ['CMP-49'] }, async () => {
  const screen = await show({ alwaysWarns: true })

  await expect.element(screen.getByRole('textbox', { name: 'Content warning' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Content warning' }).query()).toBeNull()
})

const UNLOCKED =
  'Your account is not locked. Anyone can follow you to view your follower-only posts.'

test(
  'an open account is told who reads its followers-only posts',
  { tags: ['CMP-43', 'RTE-07'] },
  async () => {
    const screen = await show({ draft: { privacy: 'private' } })

    await expect.element(screen.getByText(UNLOCKED)).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'locked' }))
      .toHaveAttribute('href', 'https://here.example/settings/profile')
  },
)

test('a locked account is not', { tags: ['CMP-43'] }, async () => {
  const screen = await show({ draft: { privacy: 'private' }, me: person('mira', { locked: true }) })

  expect(screen.getByText(UNLOCKED).query()).toBeNull()
})

test('a direct post says whom it goes to', { tags: ['CMP-44', 'RTE-09'] }, async () => {
  const screen = await show({ draft: { privacy: 'direct' } })

  const more = screen.getByRole('link', { name: 'Learn more' })
  await expect.element(more).toHaveAttribute('href', 'https://here.example/terms')
  await expect.element(more).toHaveAttribute('target', '_blank')
})

test.each([
  ['an unlisted post with a hashtag is warned about', 'unlisted', '#a', 1],
  ['a public one is not', 'public', '#a', 0],
  ['one without a hashtag is not', 'unlisted', 'a', 0],
] as const)('%s', { tags: ['CMP-45'] }, async (_title, privacy, text, expected) => {
  const screen = await show({ draft: { privacy, text } })

  expect(screen.getByText(/listed under their hashtags/).elements()).toHaveLength(expected)
})

test('the text runs in its own direction and grows', { tags: ['CMP-50'] }, async () => {
  const screen = await show()
  const field = screen.getByRole('textbox')
  const before = field.element().getBoundingClientRect().height

  await field.fill(`הבוקר הזה התחיל בקפה${'\n'.repeat(9)}`)

  await expect.element(field).toHaveAttribute('dir', 'rtl')
  expect(field.element().getBoundingClientRect().height).toBeGreaterThan(before + 50)
})

test(
  'an empty text runs with the page, as its placeholder does',
  { tags: ['CMP-50', 'RTL-04'] },
  async () => {
    const screen = await show()
    const field = screen.getByRole('textbox')
    const direction = () => getComputedStyle(field.element()).direction

    document.documentElement.dir = 'rtl'
    expect(direction()).toBe('rtl')
    await field.fill('Good morning')

    await expect.poll(direction).toBe('ltr')
    document.documentElement.dir = ''
  },
)

test('a request for the focus marks the names after the first', { tags: ['CMP-48'] }, async () => {
  const draft = { text: '@a @b ' }
  const screen = await show({ draft })
  expect(document.activeElement).toBe(document.body)

  await screen.unmount()
  const asked = await renderInEnglish(<Sample draft={draft} takesFocus />)

  const field = asked.getByRole('textbox').element() as HTMLTextAreaElement
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
  'a picked emoji goes to the caret, which stands behind it, and the text has the focus',
  { tags: ['CMP-53'] },
  async () => {
    const screen = await show({ draft: { text: 'ab' }, emojiButton: PickGrin })
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
  'in %i px the choice of readers and the button fill the width, in two lines: %s',
  { tags: ['BY-54'] },
  async (width, isInTwo) => {
    const screen = await renderInEnglish(
      <div style={{ inlineSize: width, containerType: 'inline-size' }}>
        <Sample draft={{ privacy: 'private' }} />
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
