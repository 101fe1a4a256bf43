import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** WCAG 2.2 AA, with all that it is built on, and what axe calls best practices. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What another theme can change: the rest is as it was. */
const COLOURS = ['color-contrast', 'link-in-text-block']

interface Look {
  readonly theme: 'dark' | 'light'
  readonly contrast: 'normal' | 'more'
  readonly rules: readonly string[]
}

/** The whole standard in one look, the colours in the three others. */
const LOOKS: readonly Look[] = [
  { theme: 'light', contrast: 'normal', rules: COLOURS },
  { theme: 'light', contrast: 'more', rules: COLOURS },
  { theme: 'dark', contrast: 'more', rules: COLOURS },
  { theme: 'dark', contrast: 'normal', rules: STANDARD },
]

interface Where {
  /** A selector; the whole page if not said. */
  readonly within?: string
  /** As the page looks now, and in no other theme. */
  readonly asItLooks?: boolean
}

/** Nothing in what the page shows now has accessibility faults, in whatever theme. */
export async function expectNoFaults(
  page: Page,
  what: string,
  { within = 'html', asItLooks = false }: Where = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const runs: readonly Run[] = asItLooks ? [{ rules: STANDARD }] : LOOKS
  const found = await page.evaluate(findIn, { within, runs })
  expect(found, what).toEqual([])
}

type Run = Pick<Look, 'rules'> & Partial<Look>

/** In the page: the themes are put on and taken off as the settings do it. */
async function findIn({ within, runs }: { within: string; runs: readonly Run[] }) {
  const { axe } = window as unknown as { axe: typeof axeCore }
  // A colour on its way to another one is nothing that could be measured.
  const still = new CSSStyleSheet()
  still.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  )
  document.adoptedStyleSheets.push(still)
  const { dataset } = document.documentElement
  const { theme, contrast } = dataset
  const found: string[] = []
  for (const run of runs) {
    if (run.theme !== undefined)
      Object.assign(dataset, { theme: run.theme, contrast: run.contrast })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // What stands in a frame runs nothing and is looked at where it is shown.
    const { violations } = await axe.run(within, {
      runOnly: [...run.rules],
      resultTypes: ['violations'],
      iframes: false,
    })
    const look = `${dataset['theme'] ?? 'system'} ${dataset['contrast'] ?? ''}`
    for (const { id, nodes } of violations)
      for (const { html, target } of nodes) {
        // ARIA in HTML wants no role on a text area, but ARIA has no other name for one with suggestions.
        if (id === 'aria-allowed-role' && html.startsWith('<textarea')) continue
        found.push(`${look}, ${id}: ${target.join(' ')}: ${html}`)
      }
  }
  for (const [name, value] of Object.entries({ theme, contrast })) {
    if (value === undefined) delete dataset[name]
    else dataset[name] = value
  }
  document.adoptedStyleSheets.pop()
  return found
}
