import { expect, test } from 'vitest'
import { getTextArea, renderComposer } from '../../testing/render-composer.tsx'

test(
  'shows a very long text once, in a field that scrolls to its caret',
  { tags: ['CMP-50'] },
  async () => {
    await renderComposer()
    const field = getTextArea()
    field.focus()

    field.setRangeText('word '.repeat(5_000), 0, 0, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))

    await expect.poll(() => document.querySelector('[data-long]')).not.toBeNull()
    expect(document.querySelector('[data-link]')).toBeNull()
    expect(field.clientHeight).toBeLessThan(window.innerHeight / 2)
    expect(field.scrollTop + field.clientHeight).toBeCloseTo(field.scrollHeight, -1)
    expect(getComputedStyle(field).color).not.toBe('rgba(0, 0, 0, 0)')
  },
)
