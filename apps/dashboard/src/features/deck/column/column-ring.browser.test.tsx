// First of all imports: whoever comes before it would order the layers.
import '../../../styles/index.css'
import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { contrastOf } from '@colonnade/domain/appearance'
import { region, showDeck } from '../../../testing/show-deck.tsx'

/** What a ring has to differ by from what is beside it (WCAG 2.2, 1.4.11). */
const LEAST = 3

/** A colour of a sheet as it is drawn. */
function drawn(colour: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, '0')}`
}

/** A column that somebody came to by keys. */
async function focusedColumn(): Promise<HTMLElement> {
  await showDeck()
  const column = region('Home').element() as HTMLElement
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
  'in the %s theme with %s contrast the ring of a column stands out from the column and from the page',
  { tags: ['BY-54'] },
  async (theme, contrast) => {
    const { dataset } = document.documentElement
    Object.assign(dataset, { theme, contrast })
    onTestFinished(() => {
      delete dataset['theme']
      delete dataset['contrast']
    })
    const column = await focusedColumn()

    const { content, borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(
      column,
      '::after',
    )
    expect([content, borderTopStyle]).toEqual(['""', 'solid'])
    expect(Number.parseFloat(borderTopWidth)).toBeGreaterThanOrEqual(2)
    const ring = drawn(borderTopColor)
    const [inside, outside] = [column, document.documentElement].map((element) =>
      drawn(getComputedStyle(element).backgroundColor),
    )
    expect(inside).not.toBe(outside)
    expect(contrastOf(ring, inside!)).toBeGreaterThanOrEqual(LEAST)
    expect(contrastOf(ring, outside!)).toBeGreaterThanOrEqual(LEAST)
    column.blur()
    expect(getComputedStyle(column, '::after').content).toBe('none')
  },
)
