import '../styles/index.css'
import { afterEach, expect, test } from 'vitest'
import { page as browser } from 'vitest/browser'
import { getAccentShades } from '@colonnade/domain/theme'
import { ingestAccountsAtom } from '../state/entities/ingest.ts'
import { changeLocalSettingAtom, LOCAL_SETTINGS_KEY } from '../state/settings/local-settings.ts'
import { account } from '../testing/factories.ts'
import { renderWithSession } from '../testing/render-with-session.tsx'
import { testSession } from '../testing/test-session.ts'
import { applyAppearance } from './appearance.ts'
import { SettingsModal } from './modals/SettingsModal.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  const { dataset, style } = document.documentElement
  for (const name of Object.keys(dataset)) delete dataset[name]
  style.cssText = ''
  localStorage.removeItem(LOCAL_SETTINGS_KEY)
})

async function show(meta = {}) {
  const { session } = testSession({ meta })
  const me = account({ id: '1', username: 'mira', display_name: 'Mira' })
  session.store.set(ingestAccountsAtom, session, [me])
  stops.push(applyAppearance(session.app))
  await renderWithSession(session, <SettingsModal onClose={() => undefined} />)
  await browser.getByRole('tab', { name: 'Appearance' }).click()
  return {
    pick: (name: string) => browser.getByText(name, { exact: true }).last().click(),
    change: (path: readonly string[], value: unknown) =>
      session.app.set(changeLocalSettingAtom, path, value),
  }
}

const root = document.documentElement

/** Returns the value of a custom property in the browser's colour format. */
function getPaintedColour(name: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(${name})`
  root.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

function formatColour(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16)
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`
}

test('applies themes and contrast immediately', { tags: ['BY-18', 'LOC-20'] }, async () => {
  const { pick } = await show()

  await pick('Light')
  expect(getComputedStyle(root).colorScheme).toBe('light')
  const soft = getPaintedColour('--ink-soft')
  await pick('High')
  expect(getPaintedColour('--ink-soft')).not.toBe(soft)
  await pick('Dark')

  expect(getComputedStyle(root).colorScheme).toBe('dark')
})

test(
  'tints both themes with a preset or custom accent',
  { tags: ['BY-18', 'LOC-20'] },
  async () => {
    const { pick, change } = await show()
    await pick('Light')
    const blue = getPaintedColour('--accent')

    await browser.getByRole('radio', { name: 'Teal' }).click()
    await expect.poll(() => getPaintedColour('--accent')).not.toBe(blue)
    await browser.getByLabelText('Custom colour').fill('#aa3300')
    const { normal, more } = getAccentShades('#aa3300')
    await expect.poll(() => getPaintedColour('--accent')).toBe(formatColour(normal.light.accent))
    expect(getPaintedColour('--accent-ink')).toBe(formatColour(normal.light.ink))
    await pick('Dark')
    expect(getPaintedColour('--accent')).toBe(formatColour(normal.dark.accent))
    expect(getPaintedColour('--notice-accent')).toBe(formatColour(normal.light.accent))
    await pick('High')
    expect(getPaintedColour('--accent')).toBe(formatColour(more.dark.accent))

    change(['contrast'], 'auto')
    await pick('Light')
    await browser.getByRole('radio', { name: 'Blue' }).click()
    await expect.poll(() => getPaintedColour('--accent')).toBe(blue)
  },
)

test('scales the text in five sizes', { tags: ['BY-18'] }, async () => {
  await show()
  const sizes: number[] = []

  for (const name of ['Small', 'Normal', 'Large', 'Larger', 'Largest']) {
    await browser.getByRole('radio', { name, exact: true }).click()
    sizes.push(Number.parseFloat(getComputedStyle(document.body).fontSize))
  }

  expect(sizes).toEqual([13.5, 15, 16.875, 18.75, 22.5])
})

test('changes the spacing of a post with the three densities', { tags: ['BY-18'] }, async () => {
  const { pick } = await show()
  const post = browser.getByText('Fog lifted', { exact: false })
  const height = () => post.element().closest('article')!.getBoundingClientRect().height
  const heights: number[] = []

  for (const name of ['Compact', 'Cosy', 'Roomy']) {
    await pick(name)
    heights.push(height())
  }

  const [compact = 0, cosy = 0, roomy = 0] = heights
  expect(cosy - compact).toBeGreaterThan(8)
  expect(roomy - cosy).toBeGreaterThan(8)
})

test(
  'stops animations when the setting or the account requests it',
  { tags: ['SES-04'] },
  async () => {
    const { pick, change } = await show()
    const calm = () => getComputedStyle(root).getPropertyValue('--calm')
    expect(calm()).not.toBe('0ms')

    await pick('None')
    expect(calm()).toBe('0ms')
    change(['motion'], 'auto')
    expect(calm()).not.toBe('0ms')
  },
)

test(
  'reduces motion in every browser of an account that requests it',
  { tags: ['SES-04'] },
  async () => {
    await show({ reduce_motion: true })

    const dialog = getComputedStyle(browser.getByRole('dialog').element())
    expect(Number.parseFloat(dialog.animationDuration)).toBeLessThanOrEqual(0.001)
  },
)
