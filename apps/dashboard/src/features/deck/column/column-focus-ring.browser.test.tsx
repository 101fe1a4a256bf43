// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { getContrast } from '@colonnade/domain/theme'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'

/** The minimum contrast of a focus ring with its surroundings (WCAG 2.2, 1.4.11). */
const MIN_CONTRAST = 3

/** Returns a CSS colour as the browser renders it. */
function getRenderedColour(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

/** Renders a deck and focuses a column by keyboard. */
async function showFocusedColumn(): Promise<HTMLElement> {
  await renderDeck()
  await expect.element(getRegion('Home')).toBeVisible()
  const column = getRegion('Home').element() as HTMLElement
  await userEvent.keyboard('{Tab}')
  column.focus()
  return column
}

test.each([
  ['light', 'normal'],
  ['dark', 'normal'],
  ['light', 'more'],
  ['dark', 'more'],
])(
  'shows a focus ring with enough contrast to column and page in the %s theme with %s contrast',
  { tags: ['BY-54'] },
  async (theme, contrast) => {
    const { dataset } = document.documentElement
    Object.assign(dataset, { theme, contrast })
    onTestFinished(() => {
      delete dataset['theme']
      delete dataset['contrast']
    })
    const column = await showFocusedColumn()

    const { content, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(
      column,
      '::after',
    )
    expect([content, borderTopStyle]).toEqual(['""', 'solid'])
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(2)
    const ring = getRenderedColour(borderTopColor)
    const [inside, outside] = [column, document.documentElement].map((element) =>
      getRenderedColour(getComputedStyle(element).backgroundColor),
    )
    expect(inside).not.toBe(outside)
    expect(getContrast(ring, inside!)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    expect(getContrast(ring, outside!)).toBeGreaterThanOrEqual(MIN_CONTRAST)
    column.blur()
    expect(getComputedStyle(column, '::after').content).toBe('none')
  },
)
