import { createElement, Fragment, type ReactNode } from 'react'
import type { CustomEmojiEntity, MentionEntity, TagEntity } from '@colonnade/domain/entities'
import {
  escapeHtml,
  getHtmlRole,
  hasVisibleText,
  HTML_ROLES,
  type HtmlRole,
  htmlToText,
} from '@colonnade/domain/text'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { emojify, MOST_PICTURES, type PictureBudget } from './emojify.tsx'
import { hostOf, isSafeAddress, trueHost } from './link-host.ts'
import { linkTarget } from './link-target.ts'
import { isAddressText, shortAddress, splitAddress } from './link-text.ts'
import { parseInert } from './parse-inert.ts'
import {
  getAlternative,
  getDrawnName,
  hasVisibleWords,
  walkContent,
  wordsOf,
} from './walk-content.ts'
import styles from './Content.module.css'

/** What a text may refer to. Accounts have no mentions and tags, statuses have all. */
export interface ContentContext {
  readonly emojis: readonly CustomEmojiEntity[]
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
  readonly isAnimated: boolean
  /** What it quotes is shown beside it: the line that names it for others is left out. */
  readonly hidesQuoteLine?: boolean
}

/** Markup nested deeper than anyone writes is cut to its text, so that no post can hang the page. */
const DEEPEST = 24

/** What is read of a text, in UTF-16 units of its HTML; ten times what the most generous servers allow. */
const LONGEST_HTML = 200_000

/** Elements drawn of one text; the words of all further ones stay. */
const MOST_ELEMENTS = 2000

/** Tags that are read of one text, so that all elements may be closed: browsers take the square of how many are not. */
const MOST_TAGS = 2 * MOST_ELEMENTS

/** A break, and another one for a blank line; more would only take room. */
const MOST_BREAKS = 2

/** Headings would break the page's own outline. */
const PARAGRAPHS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** What must not stand in a paragraph. */
const BLOCKS = [...HTML_ROLES]
  .flatMap(([name, role]) => (role === 'block' ? [name] : []))
  .join(', ')

/** A text while it is drawn. */
interface Drawing extends ContentContext {
  readonly walker: TreeWalker
  readonly pictures: PictureBudget
  readonly elements: { left: number }
}

/**
 * Turns a server's HTML into React nodes by way of an allow-list; no markup reaches the page. What no
 * one would write (too long, too deep, too many pieces) is cut, so that no text can hang the page.
 */
export function renderContent(html: string, context: ContentContext): ReactNode {
  return blockChildrenOf(
    {
      ...context,
      walker: walkContent(parseInert(withFewTags(html.slice(0, LONGEST_HTML)))),
      pictures: { left: MOST_PICTURES },
      elements: { left: MOST_ELEMENTS },
    },
    0,
  )
}

/** Of what has too many tags the words alone stay. */
function withFewTags(html: string): string {
  let end = -1
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    end = html.indexOf('<', end + 1)
    if (end === -1) return html
  }
  return html.slice(0, end) + escapeHtml(htmlToText(html.slice(end)))
}

/** Of the node that the walker stands at, to which it comes back. */
function childrenOf(drawing: Drawing, depth: number): ReactNode[] {
  const { walker } = drawing
  const parent = walker.currentNode
  const children: ReactNode[] = []
  for (let node = walker.firstChild(); node !== null; node = walker.nextSibling()) {
    children.push(nodeOf(node, children.length, drawing, depth))
  }
  walker.currentNode = parent
  return children
}

/** The same without the breaks that would only take room: first, last, or after others. */
function blockChildrenOf(drawing: Drawing, depth: number): ReactNode[] {
  const { walker } = drawing
  const parent = walker.currentNode
  const children: ReactNode[] = []
  let breaks = MOST_BREAKS
  let end = 0
  for (let node = walker.firstChild(); node !== null; node = walker.nextSibling()) {
    if (node instanceof HTMLBRElement) {
      if (breaks < MOST_BREAKS) children.push(<br key={children.length} />)
      breaks += 1
      continue
    }
    const child = nodeOf(node, children.length, drawing, depth)
    if (child === null) continue
    children.push(child)
    if (!isNodeSeen(node)) continue
    breaks = 0
    end = children.length
  }
  walker.currentNode = parent
  return children.slice(0, end)
}

function nodeOf(node: Node, key: number, drawing: Drawing, depth: number): ReactNode {
  if (node instanceof Text) {
    return emojify(node.data, drawing.emojis, drawing.isAnimated, drawing.pictures)
  }
  if (!(node instanceof Element)) return null
  if (getHtmlRole(node.localName) === 'alternative') return alternativeOf(node, key, drawing)
  if (!(node instanceof HTMLElement)) return null
  if (node instanceof HTMLFormElement) return formOf(node, key, drawing, depth)
  if (drawing.hidesQuoteLine === true && node.classList.contains('quote-inline')) return null
  drawing.elements.left -= 1
  if (depth >= DEEPEST || drawing.elements.left < 0) return wordsOf(node)
  return elementOf(node, key, drawing, depth)
}

/** Its fields can stand in for its properties, so that none of them is read. */
function formOf(form: HTMLFormElement, key: number, drawing: Drawing, depth: number): ReactNode {
  drawing.elements.left -= 1
  if (depth >= DEEPEST || drawing.elements.left < 0) return wordsOf(form)
  if (!isSeen(form)) return null
  const holdsBlock = hasVisibleWords(
    form,
    (node) => node instanceof Element && getHtmlRole(node.localName) === 'block',
  )
  const children = blockChildrenOf(drawing, depth + 1)
  return createElement(holdsBlock ? Fragment : 'p', { key }, ...children)
}

function elementOf(node: HTMLElement, key: number, drawing: Drawing, depth: number): ReactNode {
  const name = getDrawnName(node)
  const role = getHtmlRole(node.localName)
  if (name === 'br' || node.localName === 'hr') return <br key={key} />
  if (name === 'a') return linkOf(node, key, drawing, depth)
  if (name === 'code' || name === 'pre') {
    if (!isSeen(node)) return null
    // Colons are letters there.
    const children = childrenOf({ ...drawing, emojis: [] }, depth + 1)
    return createElement(name, { key, ...attributesOf(node) }, ...children)
  }
  if (role === 'block' || (role === 'line' && (name !== null || holdsBlocks(node)))) {
    if (!isSeen(node)) return null
    const drawn = name === null || PARAGRAPHS.has(name) ? paragraphFor(node) : name
    const children = blockChildrenOf(drawing, depth + 1)
    return createElement(drawn, { key, ...attributesOf(node) }, ...children)
  }
  const children = childrenOf(drawing, depth + 1)
  if (name !== null) return createElement(name, { key, ...attributesOf(node) }, ...children)
  return partOf(role, key, children)
}

/** What loses its tag, but not what parts its words from others. */
function partOf(role: HtmlRole, key: number, children: ReactNode[]): ReactNode {
  switch (role) {
    case 'quotation':
      return createElement(Fragment, { key }, '“', ...children, '”')
    case 'line':
      return createElement(Fragment, { key }, ...children, <br />)
    case 'space':
      return createElement(Fragment, { key }, ...children, ' ')
    default:
      return createElement(Fragment, { key }, ...children)
  }
}

const isSeen = (element: Element): boolean =>
  hasVisibleWords(element, (node) =>
    node instanceof Text
      ? hasVisibleText(node.data)
      : node instanceof Element && shownAlternative(node) !== '',
  )

/** The same for what a block holds. */
function isNodeSeen(node: Node): boolean {
  if (node instanceof Text) return hasVisibleText(node.data)
  const isPart = node instanceof HTMLElement && getHtmlRole(node.localName) !== 'alternative'
  return !isPart || node.localName === 'hr' || isSeen(node)
}

const holdsBlocks = (element: Element): boolean =>
  element.childElementCount > 0 && element.querySelector(BLOCKS) !== null

/** Paragraphs cannot hold each other, whatever servers send. */
const paragraphFor = (element: Element): 'p' | 'div' => (holdsBlocks(element) ? 'div' : 'p')

function attributesOf(element: HTMLElement): Record<string, string | number | boolean> {
  const attributes: Record<string, string | number | boolean> = {}
  if (element.lang !== '') attributes['lang'] = element.lang
  if (element instanceof HTMLOListElement) {
    attributes['start'] = element.start
    if (element.reversed) attributes['reversed'] = true
  }
  if (element instanceof HTMLLIElement && element.value !== 0) attributes['value'] = element.value
  return attributes
}

/** The words in place of a picture or film: its alternative text, or else where it is. Empty for everything else. */
function shownAlternative(element: Element): string {
  if (getHtmlRole(element.localName) !== 'alternative') return ''
  const words = getAlternative(element)
  if (hasVisibleText(words)) return words
  const source = element.closest('a')?.getAttribute('href') ?? sourceOf(element)
  return source === null ? '' : shortAddress(source)
}

/** Where a picture or film is; null for none that can be opened. */
function sourceOf(element: Element): string | null {
  const source = element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src')
  if (source == null || !/^https?:/i.test(source)) return null
  return isSafeAddress(source, document.baseURI) ? source : null
}

const EMOJI = /^(?::\S+:|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}|\u200d|\ufe0f)+)$/u

/** Pictures of emoji are words, not something to open. */
const isEmoji = (element: Element, words: string): boolean =>
  element.classList.contains('emoji') || EMOJI.test(words)

function alternativeOf(element: Element, key: number, drawing: Drawing): ReactNode {
  const words = shownAlternative(element)
  if (words === '') return null
  const source = sourceOf(element)
  if (source === null || isEmoji(element, words) || element.closest('a') !== null) {
    return emojify(words, drawing.emojis, drawing.isAnimated, drawing.pictures)
  }
  const text = getAlternative(element)
  return outsideLink(key, source, { text, children: words, hasPictures: false })
}

/** null for what leads nowhere, and for a link inside of another, which pages cannot hold. */
function addressOf(element: HTMLElement): string | null {
  const href = element.getAttribute('href')
  if (href === null || element.matches('a a')) return null
  return isSafeAddress(href, document.baseURI) ? href : null
}

function linkOf(element: HTMLElement, key: number, drawing: Drawing, depth: number): ReactNode {
  const href = addressOf(element)
  const { left } = drawing.pictures
  const children = childrenOf(drawing, depth + 1)
  if (href === null) return <span key={key}>{children}</span>
  const text = wordsOf(element)
  const target = linkTarget(
    {
      href,
      text,
      classes: Array.from(element.classList),
      rel: (element.getAttribute('rel') ?? '').split(/\s+/),
    },
    drawing,
  )
  if (target.kind === 'outside') {
    return outsideLink(key, href, { text, children, hasPictures: drawing.pictures.left < left })
  }
  return (
    <AppLink
      key={key}
      to={target.path}
      title={target.kind === 'account' ? `@${target.acct}` : undefined}
      dir="auto"
    >
      {children}
    </AppLink>
  )
}

interface LinkWords {
  /** The words of the children. */
  readonly text: string
  readonly children: ReactNode
  /** Whether some of the words are drawn as pictures, which may be letters of another host. */
  readonly hasPictures: boolean
}

function outsideLink(key: number, href: string, words: LinkWords): ReactNode {
  const { text, children, hasPictures } = words
  const isAddress = isAddressText(text, href)
  const host = isAddress ? null : hasPictures ? hostOf(href) : trueHost(text, href)
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer" title={href} dir="ltr">
      {isAddress ? shortLink(href) : <bdi>{children}</bdi>}
      {host !== null && <bdi className={styles['host']}> ({host})</bdi>}
    </a>
  )
}

/** All of an address is there to be copied, found and read aloud; the eye sees the short form. */
function shortLink(href: string): ReactNode {
  const { before, isHostCut, shown, isCut, after } = splitAddress(href)
  return (
    <>
      {before !== '' && <span className={styles['unseen']}>{before}</span>}
      {isHostCut && <span className={styles['ellipsis']} aria-hidden="true" />}
      {shown}
      {isCut && <span className={styles['ellipsis']} aria-hidden="true" />}
      {after !== '' && <span className={styles['unseen']}>{after}</span>}
    </>
  )
}
