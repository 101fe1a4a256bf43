import { expect, test } from 'vitest'
import { renderInEnglish } from '../../../testing/render-in-english.tsx'
import { CharactersLeft } from './CharactersLeft.tsx'

test.each([
  [1, '1 character left', 'var(--favourite)'],
  [0, '0 characters left', 'var(--favourite)'],
  [-1, '1 over the limit', 'var(--danger)'],
  [-12, '12 over the limit', 'var(--danger)'],
])(
  'shows %i characters left in text and colour: %s, %s',
  { tags: ['CMP-09'] },
  async (remaining, name, colour) => {
    const screen = await renderInEnglish(<CharactersLeft remaining={remaining} />)

    const left = screen.getByRole('status', { name })
    await expect.element(left).toHaveAttribute('title', name)
    const count = left.getByText(String(remaining), { exact: true })
    await expect.element(count).toBeVisible()
    const sample = document.createElement('i')
    sample.style.color = colour
    left.element().append(sample)
    expect(getComputedStyle(count.element()).color).toBe(getComputedStyle(sample).color)
  },
)
