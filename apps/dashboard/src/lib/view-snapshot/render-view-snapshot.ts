import {
  type ViewSnapshot,
  SNAPSHOT_ID,
  type SnapshotElement,
  type SnapshotNode,
  getPageState,
} from './view-snapshot.ts'

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/**
 * Returns whether a snapshot has the page's address, size and release, so that the layout does not shift when the app
 * renders.
 */
export function fitsPage(sight: ViewSnapshot): boolean {
  const now = getPageState()
  return (
    sight.version === now.version &&
    sight.program === now.program &&
    sight.address === now.address &&
    sight.size[0] === now.size[0] &&
    sight.size[1] === now.size[1] &&
    sight.isMirrored === now.isMirrored
  )
}

/** Preloads style sheets. They are not applied yet, because the cascade layers are ordered later in the head. */
export function preloadStyleSheets(sheets: readonly string[]): void {
  for (const href of sheets) {
    const link = createLink('preload', href)
    link.as = 'style'
    document.head.append(link)
  }
}

/**
 * Renders a snapshot above the page as soon as its style sheets are loaded. It is inert: clicks reach the page below
 * it. Removing its element ends it.
 */
export function renderViewSnapshot(sight: ViewSnapshot): void {
  const box = document.createElement('div')
  box.id = SNAPSHOT_ID
  box.inert = true
  box.ariaHidden = 'true'
  box.hidden = true
  const scrolled: (() => void)[] = []
  box.append(...sight.nodes.map((node) => createNode(node, scrolled)))
  document.documentElement.style.cssText = sight.rootStyle
  document.body.append(box)
  const show = () => {
    box.hidden = false
    for (const scroll of scrolled) scroll()
  }
  const coming = sight.sheets.filter((href) => !isLinked(href)).map(loadStyleSheet)
  // Removed when a style sheet fails to load.
  Promise.all(coming).then(show, () => box.remove())
}

function createNode(node: SnapshotNode, scrolled: (() => void)[]): Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const element = createElement(node)
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
  if (node.style !== undefined && element instanceof HTMLElement) element.style.cssText = node.style
  element.append(...node.children.map((child) => createNode(child, scrolled)))
  const { at } = node
  if (at !== undefined) scrolled.push(() => element.scrollTo({ left: at[0], top: at[1] }))
  return element
}

const createElement = ({ tag, isDrawing }: SnapshotElement): Element =>
  isDrawing === true ? document.createElementNS(SVG_NAMESPACE, tag) : document.createElement(tag)

const isLinked = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.href === href,
  )

function loadStyleSheet(href: string): Promise<unknown> {
  const link = createLink('stylesheet', href)
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
}

function createLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = href
  return link
}
