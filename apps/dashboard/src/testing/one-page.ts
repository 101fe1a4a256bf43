// Before any test's own imports: whoever comes before it would order the layers.
import '../styles/index.css'
import { afterAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { cdp } from 'vitest/browser'
import { statusParts } from '../features/status/late-quote.ts'
import { startI18n } from '../lib/i18n.ts'
import { preload } from '../lib/lazy-module.ts'
import { loadPatternCompiler } from '../state/settings/late-patterns.ts'
import { hearForNow } from './hear-for-now.ts'

/*
 * Component tests share a page, one file after the other: loading the program anew for each took half of their time.
 * Vitest runs this before each file; when a file is through, the page is as it was.
 */

const address = location.href
const endHearing = hearForNow()
const roots = [document.documentElement, document.body].map((element) => ({
  element,
  attributes: element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
}))

// Loaded on demand in the program; tests do not wait for it.
await loadPatternCompiler()
await preload(...statusParts)

// The package says this once for a page, and means the first file only.
beforeEach(cleanup)

afterAll(async () => {
  await cleanup()
  endHearing()
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
  // In the corner of the window that shows the tests, where none of them is.
  const corner = { x: parent.innerWidth - 1, y: parent.innerHeight - 1 }
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...corner })
})
