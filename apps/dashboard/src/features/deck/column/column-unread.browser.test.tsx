// First of all imports: whoever comes before it would order the layers.
import '../../../styles/index.css'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { unreadAtoms } from '../../../state/columns/columns.ts'
import { edgeColours } from '../../../testing/edge-colours.ts'
import { region, showDeck } from '../../../testing/show-deck.tsx'

beforeEach(async () => {
  await browser.viewport(800, 500)
})

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

const headerOf = (name: string) => region(name).element().querySelector('header')!

/** Of a colour as `r,g,b`, from 0 to 1. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = colour.split(',').map((part) => {
    const value = Number(part) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each(['light', 'dark'])(
  'marks the header of a column with unread posts so that it is seen in the %s theme',
  { tags: ['COL-12'] },
  async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const { app } = await showDeck()
    const { height } = headerOf('Home').getBoundingClientRect()
    const lowerEdge = async (name: string) =>
      (await edgeColours(headerOf(name), [height - 2]))[0] ?? ''
    const before = await lowerEdge('Home')
    expect(await lowerEdge('Federated')).toBe(before)

    app.set(unreadAtoms('b'), 3)
    await expect.element(region('Home')).toHaveAttribute('data-unread')

    await expect.poll(async () => contrast(await lowerEdge('Home'), before)).toBeGreaterThan(3)
    expect(await lowerEdge('Federated')).toBe(before)
  },
)
