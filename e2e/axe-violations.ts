import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type axeCore from 'axe-core'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** WCAG 2.2 AA with the versions that it includes, and axe's best practices. */
const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rules whose result depends on the theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

interface ThemeVariant {
  readonly theme: 'dark' | 'light'
  readonly contrast: 'normal' | 'more'
  readonly rules: readonly string[]
}

/** All rules in one theme, and the colour rules in the three others. */
const THEMES: readonly ThemeVariant[] = [
  { theme: 'light', contrast: 'normal', rules: COLOUR_RULES },
  { theme: 'light', contrast: 'more', rules: COLOUR_RULES },
  { theme: 'dark', contrast: 'more', rules: COLOUR_RULES },
  { theme: 'dark', contrast: 'normal', rules: ALL_RULES },
]

interface ScanOptions {
  /** A selector; the whole page by default. */
  readonly within?: string
  /** Checks the current theme only. */
  readonly isCurrentThemeOnly?: boolean
}

/** Expects no accessibility violations in what the page shows, in every theme. */
export async function expectNoViolations(
  page: Page,
  message: string,
  { within = 'html', isCurrentThemeOnly = false }: ScanOptions = {},
): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const runs: readonly Run[] = isCurrentThemeOnly ? [{ rules: ALL_RULES }] : THEMES
  const found = await page.evaluate(findViolations, { within, runs })
  expect(found, message).toEqual([])
}

type Run = Pick<ThemeVariant, 'rules'> & Partial<ThemeVariant>

/** Runs in the page. Switches the themes as the settings do. */
async function findViolations({ within, runs }: { within: string; runs: readonly Run[] }) {
  const { axe } = window as unknown as { axe: typeof axeCore }
  // Colours cannot be measured during a transition.
  const noMotion = new CSSStyleSheet()
  noMotion.replaceSync(
    '*, ::before, ::after { transition: none !important; animation: none !important }',
  )
  document.adoptedStyleSheets.push(noMotion)
  const { dataset } = document.documentElement
  const { theme, contrast } = dataset
  const found: string[] = []
  for (const run of runs) {
    if (run.theme !== undefined)
      Object.assign(dataset, { theme: run.theme, contrast: run.contrast })
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Frames run no scripts here. Their content is checked where it is a page.
    const { violations } = await axe.run(within, {
      runOnly: [...run.rules],
      resultTypes: ['violations'],
      iframes: false,
    })
    const themeName = `${dataset['theme'] ?? 'system'} ${dataset['contrast'] ?? ''}`
    for (const { id, nodes } of violations)
      for (const { html, target } of nodes) {
        // ARIA in HTML allows no role on a textarea, but only a role can describe one with suggestions.
        if (id === 'aria-allowed-role' && html.startsWith('<textarea')) continue
        found.push(`${themeName}, ${id}: ${target.join(' ')}: ${html}`)
      }
  }
  for (const [name, value] of Object.entries({ theme, contrast })) {
    if (value === undefined) delete dataset[name]
    else dataset[name] = value
  }
  document.adoptedStyleSheets.pop()
  return found
}
