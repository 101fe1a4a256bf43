// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { accountKey } from '@colonnade/domain/entities'
import { updateColumnParamsAtom } from '../../../state/columns/columns.ts'
import { collapseColumnAtom } from '../../../state/columns/shown-strip.ts'
import { changeAccountColourAtom } from '../../../state/sessions/account-looks.ts'
import { getRegion, renderDeck } from '../../../testing/render-deck.tsx'
import { addSecondSession, NOOR } from '../../../testing/second-session.ts'
import { column } from '../../../testing/test-session.ts'

const MIRA = accountKey('mira', 'colonnade.example')

beforeEach(async () => {
  await browser.viewport(1280, 720)
})

const renderTwoHomes = () =>
  renderDeck({
    columns: [column('a', 'HOME')],
    prepare: (session) => addSecondSession(session, [column('b', 'HOME')]),
  })

const rail = browser.getByRole('navigation', { name: 'Main' })
const getMark = (part: Element) => part.querySelector<HTMLElement>('[data-place]')

/** Returns the computed colour of the bar of a column's account. */
const getBarColour = (part: Element) =>
  getComputedStyle(getMark(part)!.firstElementChild!).backgroundColor

test(
  'names and marks the account where there are several',
  { tags: ['BY-02', 'BY-37'] },
  async () => {
    await renderTwoHomes()
    const mine = getRegion(`Home, @${MIRA}`)
    const hers = getRegion(`Home, @${NOOR}`)

    await expect.poll(() => getMark(hers.element())).not.toBeNull()
    expect(getBarColour(mine.element())).not.toBe(getBarColour(hers.element()))
    await expect.element(hers.getByTitle(`@${NOOR}`)).toBeVisible()
    const entry = rail.getByRole('button', { name: `Home, @${NOOR}` })
    expect(getMark(entry.element())).not.toBeNull()
  },
)

test('does not mark the account where there is one', { tags: ['BY-02'] }, async () => {
  await renderDeck({ columns: [column('a', 'HOME')] })

  await expect.element(browser.getByRole('region', { name: 'Home', exact: true })).toBeVisible()
  await expect.element(rail.getByRole('button', { name: 'Home', exact: true })).toBeVisible()
  expect(document.querySelector('[data-place]')).toBeNull()
})

test('keeps the mark of a collapsed column', { tags: ['BY-37', 'BY-42'] }, async () => {
  const { app } = await renderTwoHomes()
  app.set(collapseColumnAtom, 'b', true)
  const hers = getRegion(`Home, @${NOOR}`)

  await expect.poll(() => getMark(hers.element())?.dataset['place']).toBe('strip')
  expect(getBarColour(hers.element())).not.toBe('rgba(0, 0, 0, 0)')
})

test(
  'shows the colour of the account beside the colour of the column',
  { tags: ['BY-37', 'BY-55'] },
  async () => {
    const { app } = await renderTwoHomes()
    app.set(updateColumnParamsAtom, 'b', ['look', 'colour'], 'red')
    app.set(changeAccountColourAtom, NOOR, 'green')
    const hers = getRegion(`Home, @${NOOR}`)
    await expect.poll(() => getMark(hers.element())).not.toBeNull()
    await expect.poll(() => hers.element().getAttribute('data-colour')).toBe('red')

    const bar = getMark(hers.element())!.firstElementChild!.getBoundingClientRect()
    const box = hers.element().getBoundingClientRect()
    expect(bar.height).toBeGreaterThan(box.height - 4)
    expect(bar.width).toBe(3)
  },
)

/** The relative luminance of an opaque colour. @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function getLuminance(colour: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d')!
  canvas.fillStyle = colour
  canvas.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each(['light', 'dark'])(
  'holds contrast in the %s theme, also of a colour that the user mixed',
  { tags: ['BY-37'] },
  async (theme) => {
    document.documentElement.dataset['theme'] = theme
    const { app } = await renderTwoHomes()
    const hers = getRegion(`Home, @${NOOR}`)
    await expect.poll(() => getMark(hers.element())).not.toBeNull()

    for (const colour of ['#000000', '#ffffff', '#ffee00', '#00008b', 'yellow', 'blue'] as const) {
      app.set(changeAccountColourAtom, NOOR, colour)
      await expect
        .poll(() => {
          const column = getComputedStyle(hers.element()).backgroundColor
          const [light = 0, dark = 0] = [getBarColour(hers.element()), column]
            .map(getLuminance)
            .toSorted((a, b) => b - a)
          return (light + 0.05) / (dark + 0.05)
        })
        .toBeGreaterThan(3)
    }
    delete document.documentElement.dataset['theme']
  },
)
