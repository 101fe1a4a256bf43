// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import axe from 'axe-core'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { standDialogsInPlace } from './dialogs-in-place.ts'
import { Gallery } from './Gallery.tsx'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What another theme can change: the rest is as it was. */
const COLOURS = ['color-contrast', 'link-in-text-block']
/** What another direction can change: where things stand. */
const PLACES = ['target-size', 'scrollable-region-focusable']

const root = document.documentElement

/** Every dialog is fetched on its own, unbundled, and axe reads a very long page. */
const PATIENCE_MS = 60_000

vi.setConfig({ testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS })

/** Every finding with the element that it is about, so that a failure can be read. */
async function findings(rules: readonly string[], within: Element = root): Promise<string[]> {
  const { violations } = await axe.run(within, {
    runOnly: [...rules],
    resultTypes: ['violations'],
    // The only one is the preview of a code to embed, which may run nothing.
    iframes: false,
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')}: ${html}`),
  )
}

const dialogs = () => [...document.querySelectorAll('dialog[open]')]
const nameOf = (dialog: Element) =>
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.textContent

beforeAll(async () => {
  await page.viewport(1280, 900)
  const still = new CSSStyleSheet()
  // A colour on its way to another one is nothing that could be measured, nor is what is scrolled away.
  still.replaceSync(`
    *, ::before, ::after { transition: none !important; animation: none !important }
    html, body, main { block-size: auto !important; overflow: visible !important }
  `)
  document.adoptedStyleSheets.push(still)
  const stand = standDialogsInPlace()
  // Once for all looks: what the tests' own render draws is gone with the test.
  const gallery = createRoot(document.body.appendChild(document.createElement('div')))
  gallery.render(<Gallery />)
  await vi.waitUntil(() => dialogs().length > 14, PATIENCE_MS)
  await vi.waitUntil(() => !dialogs().map(nameOf).includes('Loading'), PATIENCE_MS)
  return () => {
    gallery.unmount()
    stand()
  }
})

test.each([
  ['dark', {}, 'ltr', STANDARD],
  ['light', {}, 'ltr', COLOURS],
  ['dark', { contrast: 'more' }, 'ltr', COLOURS],
  ['light', { contrast: 'more' }, 'ltr', COLOURS],
  ['dark', {}, 'rtl', PLACES],
])('nothing in the gallery has accessibility faults: %s %o %s', async (theme, more, dir, rules) => {
  delete root.dataset['contrast']
  Object.assign(root.dataset, { theme, ...more })
  root.dir = dir

  expect(await findings(rules)).toEqual([])
})

test('what is far below the window is looked at too', async () => {
  const faint = document.createElement('p')
  faint.textContent = 'Too faint to be read'
  faint.style.cssText = 'color: #888; background: #999'
  document.querySelector('section:last-of-type')?.append(faint)

  expect(await findings(COLOURS, faint)).toEqual([expect.stringContaining('color-contrast')])
})
