import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MIN_BLOCK_LENGTH } from '@colonnade/domain/text'
import { TextColours } from './ComposerText.tsx'

const LINE = `${'word '.repeat(MIN_BLOCK_LENGTH / 4)}\n`

async function show(text: string) {
  const screen = await render(<TextColours text={text} anchor={null} />)
  const colours = screen.container.firstElementChild as HTMLElement
  return { ...screen, colours }
}

test('renders only the changed block again after a key', { tags: ['CMP-50'] }, async () => {
  const { colours, rerender } = await show(`${LINE}${LINE}see #ca`)
  const seen = vi.fn<(target: Node) => void>()
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) seen(target)
  })
  observer.observe(colours, { subtree: true, childList: true, characterData: true })

  await rerender(<TextColours text={`${LINE}${LINE}see #cat`} anchor={null} />)

  expect(colours.childElementCount).toBe(3)
  await expect.poll(() => seen).toHaveBeenCalled()
  expect(seen.mock.calls.every(([target]) => colours.lastElementChild?.contains(target))).toBe(true)
  expect(colours.querySelector('[data-link]')?.textContent).toBe('#cat')
})

test.each([
  ['a line', 'a', 1],
  ['a line with a trailing newline', 'a\n', 2],
  ['two newlines', 'a\n\n', 3],
  ['many long lines', `${'\n'.repeat(MIN_BLOCK_LENGTH)}a`, MIN_BLOCK_LENGTH + 1],
  [
    'many long lines with a trailing newline',
    `${'\n'.repeat(MIN_BLOCK_LENGTH)}a\n`,
    MIN_BLOCK_LENGTH + 2,
  ],
])(
  'gives %s the height that it has in a field',
  { tags: ['CMP-50'] },
  async (_title, text, lines) => {
    const { colours, rerender } = await show('')
    const line = colours.getBoundingClientRect().height
    await rerender(<TextColours text={'a\n'} anchor={null} />)
    const two = colours.getBoundingClientRect().height

    await rerender(<TextColours text={text} anchor={null} />)

    const tall = colours.getBoundingClientRect().height
    expect(two).toBeGreaterThan(line)
    expect(tall - line).toBeCloseTo((lines - 1) * (two - line), 0)
  },
)
