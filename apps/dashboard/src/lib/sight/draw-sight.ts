import { type Sight, SIGHT_ID, type SightElement, type SightNode, surroundings } from './sight.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** Whether it is of this page, as wide and as tall, of this release: then nothing jumps when the program takes over. */
export function fits(sight: Sight): boolean {
  const now = surroundings()
  return (
    sight.version === now.version &&
    sight.program === now.program &&
    sight.address === now.address &&
    sight.size[0] === now.size[0] &&
    sight.size[1] === now.size[1] &&
    sight.isMirrored === now.isMirrored
  )
}

/** Fetches styles ahead. They are no part of the page yet: the order of its layers comes further down in its head. */
export function fetchSheets(sheets: readonly string[]): void {
  for (const href of sheets) {
    const link = linkTo('preload', href)
    link.as = 'style'
    document.head.append(link)
  }
}

/**
 * Shows what a page showed before, above the page, as soon as its styles are there. It is to be looked at and no
 * more: presses go through it to what lies below. Whoever removes it ends it.
 */
export function drawSight(sight: Sight): void {
  const box = document.createElement('div')
  box.id = SIGHT_ID
  box.inert = true
  box.ariaHidden = 'true'
  box.hidden = true
  const scrolled: (() => void)[] = []
  box.append(...sight.nodes.map((node) => drawn(node, scrolled)))
  document.documentElement.style.cssText = sight.rootStyle
  document.body.append(box)
  const show = () => {
    box.hidden = false
    for (const scroll of scrolled) scroll()
  }
  const coming = sight.sheets.filter((href) => !isLinked(href)).map(linkSheet)
  // Without its styles it is no sight.
  Promise.all(coming).then(show, () => box.remove())
}

function drawn(node: SightNode, scrolled: (() => void)[]): Node {
  if (typeof node === 'string') return document.createTextNode(node)
  const element = made(node)
  for (const [name, value] of Object.entries(node.attributes)) element.setAttribute(name, value)
  if (node.style !== undefined && element instanceof HTMLElement) element.style.cssText = node.style
  element.append(...node.children.map((child) => drawn(child, scrolled)))
  const { at } = node
  if (at !== undefined) scrolled.push(() => element.scrollTo({ left: at[0], top: at[1] }))
  return element
}

const made = ({ tag, isDrawing }: SightElement): Element =>
  isDrawing === true ? document.createElementNS(SVG, tag) : document.createElement(tag)

const isLinked = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(
    (link) => link.href === href,
  )

function linkSheet(href: string): Promise<unknown> {
  const link = linkTo('stylesheet', href)
  document.head.append(link)
  return new Promise((resolve, reject) => {
    link.addEventListener('load', resolve)
    link.addEventListener('error', reject)
  })
}

function linkTo(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.crossOrigin = ''
  link.href = href
  return link
}
