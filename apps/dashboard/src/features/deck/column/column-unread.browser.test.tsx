// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { unreadAtoms } from '../../../state/columns/columns.ts'
import { readEdgeColours } from '../../../testing/edge-colours.ts'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'

beforeEach(async () => {
  await browser.viewport(800, 500)
})

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

const getHeader = (name: string) => getRegion(name).element().querySelector('header')!

/**
 * Returns the luminance of a colour `r,g,b`, from 0 to 1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = colour.split(',').map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const getContrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'])(
  'marks the header of a column with unread posts visibly in the %s theme',
  { tags: ['COL-12'] },
  async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const { app } = await renderDeck()
    const { height } = getHeader('Home').getBoundingClientRect()
    const getLowerEdgeColour = async (name: string) =>
      (await readEdgeColours(getHeader(name), [height - 2]))[0] ?? ''
    const before = await getLowerEdgeColour('Home')
    expect(await getLowerEdgeColour('Federated')).toBe(before)

    app.set(unreadAtoms('b'), 3)
    await expect.element(getRegion('Home')).toHaveAttribute('data-unread')

    await expect
      .poll(async () => getContrast(await getLowerEdgeColour('Home'), before))
      .toBeGreaterThan(3)
    expect(await getLowerEdgeColour('Federated')).toBe(before)
  },
)
