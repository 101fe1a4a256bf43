// Imported before a test's own imports, because the first import determines the order of the CSS layers.
import '../styles/index.css'
import { afterAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { cdp } from 'vitest/browser'
import { lazyStatusParts } from '../features/status/lazy-quote.ts'
import { startI18n } from '../lib/i18n.ts'
import { preload } from '../lib/lazy-module.ts'
import { loadPatternCompiler } from '../state/settings/lazy-patterns.ts'
import { trackWindowListeners } from './window-listeners.ts'

/* Component tests share a page, one file after the other: loading the program again for each file took half of the
   time.
   Vitest runs this before each file. It restores the page after the file. */

const address = location.href
const removeListeners = trackWindowListeners()
const roots = [document.documentElement, document.body].map((element) => ({
  element,
  attributes: element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
}))

// Loaded on demand in the program. Tests do not wait for it.
await loadPatternCompiler()
await preload(...lazyStatusParts)

// The package registers this once per page, which only affects the first file.
beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  removeListeners()
  vi.resetConfig()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  startI18n()
  document.body.replaceChildren()
  document.adoptedStyleSheets = []
  for (const { element, attributes } of roots) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
    for (const [name = '', text] of attributes) element.setAttribute(name ?? '', text ?? '')
  }
  history.replaceState(null, '', address)
  localStorage.clear()
  sessionStorage.clear()
  getSelection()?.removeAllRanges()
  scrollTo({ left: 0, top: 0, behavior: 'instant' })
  // In the corner of the window of the test runner, outside of the tests.
  const corner = { x: parent.innerWidth - 1, y: parent.innerHeight - 1 }
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...corner })
})
