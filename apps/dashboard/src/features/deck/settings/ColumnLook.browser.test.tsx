// Imported first, because the first import decides the order of the CSS layers.
import '../../../styles/index.css'
import { beforeEach, expect, test } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { readColumnLook } from '@colonnade/domain/columns'
import { columnAtoms } from '../../../state/columns/columns.ts'
import { collapseColumnAtom, shownStripAtom } from '../../../state/columns/shown-strip.ts'
import { updateWorkspacesAtom } from '../../../state/columns/workspaces.ts'
import { getHeader, getRegion, renderDeck } from '../../../testing/render-deck.tsx'
import { column } from '../../../testing/test-session.ts'

const rail = browser.getByRole('navigation', { name: 'Main' })
const title = browser.getByRole('textbox', { name: 'Title' })
const icon = browser.getByRole('textbox', { name: 'Icon' })
const width = browser.getByRole('spinbutton', { name: 'Exact width' })
const getColour = (name: string) =>
  browser.getByRole('group', { name: 'Colour' }).getByRole('radio', { name, exact: true })
const getPreset = (name: string) =>
  browser.getByRole('group', { name: 'Width' }).getByRole('button', { name, exact: true })

beforeEach(async () => {
  await browser.viewport(1600, 1200)
})

/** Renders a deck with the settings of its Home column open. */
async function openSettings() {
  const rendered: string[] = []
  const deck = await renderDeck({
    columns: [column('a', 'NOTIFICATIONS'), column('b', 'HOME'), column('c', 'PUBLIC')],
    // A deck that was saved before keeps its slots.
    prepare: ({ app: store }) => store.set(updateWorkspacesAtom, (all) => all),
    body: ({ uuid }, name) => {
      rendered.push(uuid)
      return <p>Body of {name}</p>
    },
  })
  await getRegion('Home').getByRole('button', { name: 'Column settings' }).click()
  await expect.element(title).toBeVisible()
  const { app } = deck
  return {
    app,
    rendered,
    getLook: () => readColumnLook(app.get(columnAtoms('b'))!.params),
    getWidth: () => app.get(shownStripAtom).find(({ columns }) => columns.includes('b'))?.width,
  }
}

test(
  'shows a title in the header, the region and the rail, and restores the own one when cleared',
  { tags: ['BY-55'] },
  async () => {
    const { getLook } = await openSettings()
    await expect.element(title).toHaveAttribute('placeholder', 'Home')

    await title.fill('  Friends ')
    await userEvent.keyboard('{Enter}')

    await expect.element(getRegion('Friends')).toBeVisible()
    await expect.element(getHeader('Friends')).toHaveTextContent('Friends')
    await expect.element(getRegion('Friends').getByText('@mira')).toBeVisible()
    await expect.element(rail.getByRole('button', { name: 'Friends', exact: true })).toBeVisible()
    await expect.element(title).toHaveValue('Friends')
    expect(getLook().title).toBe('Friends')

    await title.fill('')
    await userEvent.tab()

    await expect.element(getRegion('Home')).toBeVisible()
    await expect.element(rail.getByRole('button', { name: 'Home', exact: true })).toBeVisible()
  },
)

test('limits a title to 60 characters', { tags: ['BY-55'] }, async () => {
  const { getLook } = await openSettings()

  await title.fill('ab'.repeat(40))
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => getLook().title).toBe('ab'.repeat(30))
  await expect.element(title).toHaveValue('ab'.repeat(30))
})

test('renders no other column again when a title changes', { tags: ['BY-55'] }, async () => {
  const { rendered } = await openSettings()
  rendered.length = 0

  await title.fill('Friends')
  await userEvent.keyboard('{Enter}')
  await expect.element(getRegion('Friends')).toBeVisible()

  expect(new Set(rendered)).toEqual(new Set(['b']))
})

test(
  'selects a colour by keyboard for the column and its rail entry, and none again',
  { tags: ['BY-55'] },
  async () => {
    const { getLook } = await openSettings()
    await expect.element(getColour('None')).toBeChecked()

    getColour('None').element().focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')

    await expect.element(getColour('Violet')).toBeChecked()
    expect(getLook().colour).toBe('violet')
    const bar = getComputedStyle(getRegion('Home').element(), '::before')
    expect([bar.height, bar.width]).toEqual([
      '3px',
      getComputedStyle(getHeader('Home').element().parentElement!).width,
    ])
    expect(bar.backgroundColor).not.toBe('rgba(0, 0, 0, 0)')
    const entry = rail.getByRole('button', { name: 'Home', exact: true })
    expect(getComputedStyle(entry.element()).backgroundImage).toContain('gradient')

    await getColour('None').click({ force: true })
    expect(getLook().colour).toBeUndefined()
    expect(getComputedStyle(entry.element()).backgroundImage).toBe('none')
  },
)

test('shows the colour at the start edge of a collapsed column', { tags: ['BY-55'] }, async () => {
  const { app } = await openSettings()
  await getColour('Green').click({ force: true })

  app.set(collapseColumnAtom, 'b', true)

  await expect.element(getRegion('Home')).toHaveAttribute('data-fold', 'strip')
  const bar = getComputedStyle(getRegion('Home').element(), '::before')
  expect([bar.width, bar.left]).toEqual(['3px', '0px'])
  expect(bar.height).toBe(`${getRegion('Home').element().clientHeight}px`)
})

test(
  'shows an emoji in header and rail instead of the icon, and refuses any other text',
  { tags: ['BY-55'] },
  async () => {
    const { getLook } = await openSettings()
    const entry = rail.getByRole('button', { name: 'Home', exact: true })

    await icon.fill('ab')
    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByText('Enter a single emoji.')).toBeVisible()
    await expect.element(icon).toHaveAttribute('aria-invalid', 'true')
    expect(getLook().icon).toBe('')

    await icon.fill('🦊')
    await userEvent.keyboard('{Enter}')
    await expect.element(entry).toHaveTextContent('🦊')
    await expect.element(icon).not.toHaveAttribute('aria-invalid')
    expect(getRegion('Home').element().querySelector('header')).toHaveTextContent('🦊')

    await icon.fill('🦊🐙')
    await userEvent.keyboard('{Enter}')
    await expect.element(browser.getByText('Enter a single emoji.')).toBeVisible()
    expect(getLook().icon).toBe('🦊')

    await icon.fill('')
    await userEvent.keyboard('{Enter}')
    await expect.element(entry).not.toHaveTextContent('🦊')
    expect(getLook().icon).toBe('')
  },
)

test('chooses the emoji of a column from the picker by keyboard', { tags: ['BY-55'] }, async () => {
  const { getLook } = await openSettings()
  icon.element().focus()

  await userEvent.keyboard('{Tab}{Enter}')
  const picker = browser.getByRole('dialog', { name: 'Emoji' })
  await expect.element(picker).toBeVisible()
  await userEvent.keyboard('fox')
  await expect.element(picker.getByRole('button', { name: /fox/ }).first()).toBeVisible()
  await userEvent.keyboard('{Enter}')

  await expect.poll(() => getLook().icon).toBe('🦊')
  await expect.element(icon).toHaveValue('🦊')
  await expect.element(picker).not.toBeInTheDocument()
})

test('sets presets and an exact width within the limits', { tags: ['BY-55'] }, async () => {
  const { getWidth } = await openSettings()

  await getPreset('Wide').click()
  expect(getWidth()).toBe(500)
  await expect.element(getPreset('Wide')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(width).toHaveValue(500)
  await expect.poll(() => getRegion('Home').element().getBoundingClientRect().width).toBe(500)

  await width.fill('423')
  await userEvent.keyboard('{Enter}')
  expect(getWidth()).toBe(423)
  await expect.element(getPreset('Wide')).toHaveAttribute('aria-pressed', 'false')

  await width.fill('5000')
  await userEvent.tab()
  expect(getWidth()).toBe(960)
  await expect.element(width).toHaveValue(960)

  await width.fill('')
  await userEvent.tab()
  expect(getWidth()).toBeNull()
})
