// The first import, because an earlier one would change the order of the cascade layers.
import '../styles/index.css'
import axe from 'axe-core'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { showDialogsInPlace } from './dialogs-in-place.ts'
import { Gallery } from './Gallery.tsx'

const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']
/** The rules whose result depends on the text direction, because it moves elements. */
const LAYOUT_RULES = ['target-size', 'scrollable-region-focusable']

const root = document.documentElement

/** Every dialog is loaded separately and unbundled, and axe checks a very long page. */
const TIMEOUT_MS = 60_000

vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS })

/** Returns every violation with its element, for readable failures. */
async function findViolations(rules: readonly string[], within: Element = root): Promise<string[]> {
  const { violations } = await axe.run(within, {
    runOnly: [...rules],
    resultTypes: ['violations'],
    // The only iframe is the preview of an embed code, which may not run scripts.
    iframes: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')}: ${html}`),
  )
}

const getDialogs = () => [...document.querySelectorAll('dialog[open]')]
const getName = (dialog: Element) =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent

beforeAll(async () => {
  await page.viewport(1280, 900)
  const still = new CSSStyleSheet()
  // Colours in transition and content scrolled out of view cannot be measured.
  still.replaceSync(`
    *, ::before, ::after { transition: none !important; animation: none !important }
    html, body, main { block-size: auto !important; overflow: visible !important }
  `)
  document.adoptedStyleSheets.push(still)
  const restoreDialogs = showDialogsInPlace()
  // Rendered once for all themes. The tests' own `render` would unmount it after each test.
  const gallery = createRoot(document.body.appendChild(document.createElement('div')))
  gallery.render(<Gallery />)
  await vi.waitUntil(() => getDialogs().length > 14, TIMEOUT_MS)
  await vi.waitUntil(() => !getDialogs().map(getName).includes('Loading'), TIMEOUT_MS)
  return () => {
    gallery.unmount()
    restoreDialogs()
  }
})

test.each([
  ['dark', {}, 'ltr', WCAG_RULES],
  ['light', {}, 'ltr', COLOUR_RULES],
  ['dark', { contrast: 'more' }, 'ltr', COLOUR_RULES],
  ['light', { contrast: 'more' }, 'ltr', COLOUR_RULES],
  ['dark', {}, 'rtl', LAYOUT_RULES],
])('has no accessibility violations: %s %o %s', async (theme, more, dir, rules) => {
  delete root.dataset['contrast']
  Object.assign(root.dataset, { theme, ...more })
  root.dir = dir

  expect(await findViolations(rules)).toEqual([])
})

test('checks content far below the viewport', async () => {
  const faint = document.createElement('p')
  faint.textContent = 'Too faint to be read'
  faint.style.cssText = 'color: #888; background: #999'
  document.querySelector('section:last-of-type')?.append(faint)

  expect(await findViolations(COLOUR_RULES, faint)).toEqual([
    expect.stringContaining('color-contrast'),
  ])
})
