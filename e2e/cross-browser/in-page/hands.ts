import { Ivya } from 'ivya'
import { collectComplaints } from './complaints.ts'

/** What of the page a journey may see of each element that a selector finds. */
export interface Seen {
  readonly text: string
  /** What is written in a field; '' in all else. */
  readonly value: string
  readonly isVisible: boolean
  readonly isDisabled: boolean
  readonly isFocused: boolean
  /** The value of an attribute by its name, as far as it was asked for. */
  readonly attributes: Readonly<Record<string, string | null>>
  readonly box: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
}

/** Where to press, or why nowhere. */
export type Aim = { readonly x: number; readonly y: number } | { readonly trouble: string }

// Its engine matters for nothing that is asked here.
const ivya = Ivya.create({ browser: 'chromium', testIdAttribute: 'data-testid' })

function all(selector: string): readonly HTMLElement[] {
  const found = ivya.queryLocatorSelectorAll(selector)
  return found.filter((element) => element instanceof HTMLElement)
}

const isVisible = (element: Element) => {
  const { width, height } = element.getBoundingClientRect()
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  )
}

function see(element: HTMLElement, names: readonly string[]): Seen {
  const { x, y, width, height } = element.getBoundingClientRect()
  return {
    text: element.textContent.replaceAll(/\s+/g, ' ').trim(),
    value: 'value' in element ? String(element.value) : '',
    isVisible: isVisible(element),
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries(names.map((name) => [name, element.getAttribute(name)])),
    box: { x, y, width, height },
  }
}

/** Brings the one visible element into view and names its middle, where nothing lies above it. */
function aim(selector: string): Aim {
  const found = all(selector).filter(isVisible)
  const [element] = found
  if (element === undefined) return { trouble: 'nothing like it is visible' }
  if (found.length > 1) return { trouble: `${found.length} are visible` }
  if (element.matches(':disabled, [aria-disabled=true]')) return { trouble: 'it is disabled' }
  const point = middleOf(element)
  if (!isAbove(element, point))
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const now = middleOf(element)
  return isAbove(element, now) ? now : { trouble: `covered by ${describe(now)}` }
}

function middleOf(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

/** A press on a label is one on its field, and one on a part of an element one on it. */
function isAbove(element: Element, { x, y }: { x: number; y: number }): boolean {
  const hit = document.elementFromPoint(x, y)
  if (hit === null) return false
  const label = hit.closest('label')
  return element.contains(hit) || label?.control === element || label?.contains(element) === true
}

const describe = ({ x, y }: { x: number; y: number }) => {
  const hit = document.elementFromPoint(x, y)
  return hit === null ? 'the edge of the window' : `${hit.tagName} ${hit.textContent.slice(0, 40)}`
}

Object.assign(globalThis, {
  hands: {
    look: (selector: string, names: readonly string[]) =>
      all(selector).map((element) => see(element, names)),
    aim,
    collectComplaints,
  },
})
