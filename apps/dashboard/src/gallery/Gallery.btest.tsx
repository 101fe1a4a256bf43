// First of all imports: whoever comes before it would order the layers.
import '../styles/index.css'
import axe from 'axe-core'
import { createRoot } from 'react-dom/client'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Gallery } from './Gallery.tsx'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Axe looks at some thousand elements, each with its colours; other tests may run beside it. Milliseconds. */
const PATIENCE = { timeout: 60_000 }

const root = document.documentElement

/** Every finding with the element that it is about, so that a failure can be read. */
async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document, {
    runOnly: STANDARD,
    resultTypes: ['violations'],
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
  // Once for all looks: what the tests' own render draws is gone with the test.
  createRoot(document.body.appendChild(document.createElement('div'))).render(<Gallery />)
  await vi.waitUntil(() => dialogs().length > 14, 20_000)
  await vi.waitUntil(() => !dialogs().map(nameOf).includes('Loading'), 20_000)
})

test.each([
  ['dark', {}, 'ltr'],
  ['light', {}, 'ltr'],
  ['dark', { contrast: 'more' }, 'ltr'],
  ['light', { contrast: 'more' }, 'ltr'],
  ['dark', {}, 'rtl'],
])(
  'nothing in the gallery has accessibility faults: %s %o %s',
  PATIENCE,
  async (theme, more, dir) => {
    delete root.dataset['contrast']
    Object.assign(root.dataset, { theme, ...more })
    root.dir = dir

    expect(await findings()).toEqual([])
  },
)

test('what is far below the window is looked at too', PATIENCE, async () => {
  const faint = document.createElement('p')
  faint.textContent = 'Too faint to be read'
  faint.style.cssText = 'color: #888; background: #999'
  document.querySelector('section:last-of-type')?.append(faint)

  expect(await findings()).toEqual([expect.stringContaining('color-contrast')])
})
