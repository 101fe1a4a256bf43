import {
  type ViewSnapshot,
  type SnapshotElement,
  type SnapshotNode,
  getPageState,
} from './view-snapshot.ts'

/** Elements that run code, load resources or belong to another document. The snapshot is only visual. */
const OMITTED_TAGS = new Set([
  'script',
  'style',
  'link',
  'iframe',
  'object',
  'embed',
  'dialog',
  'audio',
])

/** Attributes that styles and images need. IDs and event handlers are not among them. */
const KEPT_ATTRIBUTES =
  /^(?:class|dir|lang|role|type|src|srcset|sizes|alt|width|height|poster|hidden|disabled|placeholder|rows|href|viewBox|d|fill|points|x|y|cx|cy|r|rx|ry|transform|stroke.*|aria-.*|data-.*)$/

/** References to other elements by ID. The snapshot has no IDs. */
const REFERENCES = /^aria-(?:labelledby|describedby|controls|owns|activedescendant|details)$/

/** Replaced by another one at the next start. */
const TRANSIENT = '[data-fleeting]'

const COLUMN = '[role="region"], section'

const ROW = '[data-item-index]'

/** Captures the visible part below `root` for `renderViewSnapshot`. Reads layout, so call it after all DOM changes. */
export function takeViewSnapshot(root: Element): ViewSnapshot {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href]')]
  return {
    ...getPageState(),
    rootStyle: document.documentElement.style.cssText,
    sheets: sheets.map(({ href }) => href),
    nodes: captureNodes(root),
  }
}

const captureNodes = (parent: Node): readonly SnapshotNode[] =>
  [...parent.childNodes].flatMap((node): readonly SnapshotNode[] => {
    if (node instanceof Text) return [node.data]
    return node instanceof Element ? captureElement(node) : []
  })

function captureElement(element: Element): readonly SnapshotElement[] {
  const tag = element.localName
  if (OMITTED_TAGS.has(tag) || element.matches(TRANSIENT)) return []
  if (element.matches(ROW) && isBelowView(element)) return []
  // A column outside the viewport keeps its width but not its content.
  const isSeen = !element.matches(COLUMN) || !isBesideView(element)
  const { scrollLeft, scrollTop } = element
  const isScrolled = scrollLeft !== 0 || scrollTop !== 0
  const style = element instanceof HTMLElement ? element.style.cssText : ''
  return [
    {
      tag,
      ...(element instanceof SVGElement && { isDrawing: true }),
      attributes: Object.fromEntries(getAttributes(element)),
      ...(style !== '' && { style }),
      ...(isScrolled && { at: [scrollLeft, scrollTop] as const }),
      children: isSeen ? captureNodes(element) : [],
    },
  ]
}

function getAttributes(element: Element): readonly (readonly [string, string])[] {
  return [...element.attributes]
    .filter(
      ({ name, value }) =>
        KEPT_ATTRIBUTES.test(name) && !REFERENCES.test(name) && isPersistent(name, value),
    )
    .filter(({ name }) => name !== 'src' || element.localName === 'img')
    .map(({ name, value }) => [name, value] as const)
}

/** An object URL is invalid after the page is unloaded. */
const isPersistent = (name: string, value: string) => name !== 'src' || !value.startsWith('blob:')

/** Rows above the viewport stay, because they hold the visible rows in position. */
const isBelowView = (element: Element) => element.getBoundingClientRect().top >= innerHeight

function isBesideView(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect()
  return right <= 0 || left >= innerWidth
}
