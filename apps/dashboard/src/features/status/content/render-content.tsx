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
import { replaceEmoji, MAX_EMOJI_IMAGES, type EmojiBudget } from './emojify.tsx'
import { getHost, isSafeUrl, findMisleadingHost } from './link-safety.ts'
import { getLinkTarget } from './link-target.ts'
import { parseInert } from './parse-inert.ts'
import { isUrlText, shortenUrl, splitUrl } from './shorten-url.ts'
import {
  getAlternative,
  getRenderedName,
  hasVisibleContent,
  walkContent,
  getText,
} from './walk-content.ts'
import styles from './Content.module.css'

/** Data that a text may refer to. Posts have all of it; accounts have no mentions and hashtags. */
export interface ContentContext {
  readonly emojis: readonly CustomEmojiEntity[]
  readonly mentions: readonly MentionEntity[]
  readonly tags: readonly TagEntity[]
  readonly isAnimated: boolean
  /** The quote is rendered separately, so the fallback line that links to it is left out. */
  readonly hidesQuoteLine?: boolean
}

/** Deeper markup is reduced to its text, so that no post can freeze the page. */
const MAX_DEPTH = 24

/** Maximum length of the HTML that is parsed, in UTF-16 units; ten times the limit of the most generous servers. */
const MAX_HTML_LENGTH = 200_000

/** Maximum number of elements rendered of one text. Further elements are reduced to their text. */
const MAX_ELEMENTS = 2000

/**
 * Maximum number of tags parsed of one text, enough to close all elements. Browsers need quadratic time for unclosed
 * elements.
 */
const MAX_TAGS = 2 * MAX_ELEMENTS

/** A line break, and another one for a blank line. More would only take space. */
const MAX_BREAKS = 2

/** Headings become paragraphs, because they would break the page's own outline. */
const PARAGRAPHS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** Elements that are not allowed inside a paragraph. */
const BLOCKS = [...HTML_ROLES]
  .flatMap(([name, role]) => (role === 'block' ? [name] : []))
  .join(', ')

/** The state while one text is rendered. */
interface RenderState extends ContentContext {
  readonly walker: TreeWalker
  readonly emojiBudget: EmojiBudget
  readonly elements: { left: number }
}

/**
 * Converts a server's HTML into React nodes by an allow-list. No markup is inserted into the page. Unreasonable
 * content (too long, too deep, too many elements) is truncated, so that no text can freeze the page.
 */
export function renderContent(html: string, context: ContentContext): ReactNode {
  return renderBlockChildren(
    {
      ...context,
      walker: walkContent(parseInert(limitTags(html.slice(0, MAX_HTML_LENGTH)))),
      emojiBudget: { left: MAX_EMOJI_IMAGES },
      elements: { left: MAX_ELEMENTS },
    },
    0,
  )
}

/** Reduces everything after the maximum number of tags to its text. */
function limitTags(html: string): string {
  let end = -1
  for (let tags = 0; tags <= MAX_TAGS; tags += 1) {
    end = html.indexOf('<', end + 1)
    if (end === -1) return html
  }
  return html.slice(0, end) + escapeHtml(htmlToText(html.slice(end)))
}

/** Renders the children of the walker's current node, and leaves the walker at that node. */
function renderChildren(drawing: RenderState, depth: number): ReactNode[] {
  const { walker } = drawing
  const parent = walker.currentNode
  const children: ReactNode[] = []
  for (let node = walker.firstChild(); node !== null; node = walker.nextSibling()) {
    children.push(renderNode(node, children.length, drawing, depth))
  }
  walker.currentNode = parent
  return children
}

/** Like `renderChildren`, without breaks that only take space: at the beginning, at the end, or repeated. */
function renderBlockChildren(drawing: RenderState, depth: number): ReactNode[] {
  const { walker } = drawing
  const parent = walker.currentNode
  const children: ReactNode[] = []
  let breaks = MAX_BREAKS
  let end = 0
  for (let node = walker.firstChild(); node !== null; node = walker.nextSibling()) {
    if (node instanceof HTMLBRElement) {
      if (breaks < MAX_BREAKS) children.push(<br key={children.length} />)
      breaks += 1
      continue
    }
    const child = renderNode(node, children.length, drawing, depth)
    if (child === null) continue
    children.push(child)
    if (!isNodeVisible(node)) continue
    breaks = 0
    end = children.length
  }
  walker.currentNode = parent
  return children.slice(0, end)
}

function renderNode(node: Node, key: number, drawing: RenderState, depth: number): ReactNode {
  if (node instanceof Text) {
    return replaceEmoji(node.data, drawing.emojis, drawing.isAnimated, drawing.emojiBudget)
  }
  if (!(node instanceof Element)) return null
  if (getHtmlRole(node.localName) === 'alternative') return renderAlternative(node, key, drawing)
  if (!(node instanceof HTMLElement)) return null
  if (node instanceof HTMLFormElement) return renderForm(node, key, drawing, depth)
  if (drawing.hidesQuoteLine === true && node.classList.contains('quote-inline')) return null
  drawing.elements.left -= 1
  if (depth >= MAX_DEPTH || drawing.elements.left < 0) return getText(node)
  return renderElement(node, key, drawing, depth)
}

/** A form's fields can shadow its properties, so none of them is read. */
function renderForm(
  form: HTMLFormElement,
  key: number,
  drawing: RenderState,
  depth: number,
): ReactNode {
  drawing.elements.left -= 1
  if (depth >= MAX_DEPTH || drawing.elements.left < 0) return getText(form)
  if (!isElementVisible(form)) return null
  const holdsBlock = hasVisibleContent(
    form,
    (node) => node instanceof Element && getHtmlRole(node.localName) === 'block',
  )
  const children = renderBlockChildren(drawing, depth + 1)
  return createElement(holdsBlock ? Fragment : 'p', { key }, ...children)
}

function renderElement(
  node: HTMLElement,
  key: number,
  drawing: RenderState,
  depth: number,
): ReactNode {
  const name = getRenderedName(node)
  const role = getHtmlRole(node.localName)
  if (name === 'br' || node.localName === 'hr') return <br key={key} />
  if (name === 'a') return renderLink(node, key, drawing, depth)
  if (name === 'code' || name === 'pre') {
    if (!isElementVisible(node)) return null
    // Inside code, shortcodes are text.
    const children = renderChildren({ ...drawing, emojis: [] }, depth + 1)
    return createElement(name, { key, ...getAttributes(node) }, ...children)
  }
  if (role === 'block' || (role === 'line' && (name !== null || containsBlocks(node)))) {
    if (!isElementVisible(node)) return null
    const drawn = name === null || PARAGRAPHS.has(name) ? getParagraphTag(node) : name
    const children = renderBlockChildren(drawing, depth + 1)
    return createElement(drawn, { key, ...getAttributes(node) }, ...children)
  }
  const children = renderChildren(drawing, depth + 1)
  if (name !== null) return createElement(name, { key, ...getAttributes(node) }, ...children)
  return renderInlinePart(role, key, children)
}

/** Renders an element without its tag, but keeps the separation of its text. */
function renderInlinePart(role: HtmlRole, key: number, children: ReactNode[]): ReactNode {
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

const isElementVisible = (element: Element): boolean =>
  hasVisibleContent(element, (node) =>
    node instanceof Text
      ? hasVisibleText(node.data)
      : node instanceof Element && getVisibleAlternative(node) !== '',
  )

/** Like `isElementVisible`, for the children of a block. */
function isNodeVisible(node: Node): boolean {
  if (node instanceof Text) return hasVisibleText(node.data)
  const isPart = node instanceof HTMLElement && getHtmlRole(node.localName) !== 'alternative'
  return !isPart || node.localName === 'hr' || isElementVisible(node)
}

const containsBlocks = (element: Element): boolean =>
  element.childElementCount > 0 && element.querySelector(BLOCKS) !== null

/** Paragraphs must not be nested, whatever servers send. */
const getParagraphTag = (element: Element): 'p' | 'div' => (containsBlocks(element) ? 'div' : 'p')

function getAttributes(element: HTMLElement): Record<string, string | number | boolean> {
  const attributes: Record<string, string | number | boolean> = {}
  if (element.lang !== '') attributes['lang'] = element.lang
  if (element instanceof HTMLOListElement) {
    attributes['start'] = element.start
    if (element.reversed) attributes['reversed'] = true
  }
  if (element instanceof HTMLLIElement && element.value !== 0) attributes['value'] = element.value
  return attributes
}

/** The text in place of an image or video: its alternative text, or else its URL. Empty for other elements. */
function getVisibleAlternative(element: Element): string {
  if (getHtmlRole(element.localName) !== 'alternative') return ''
  const words = getAlternative(element)
  if (hasVisibleText(words)) return words
  const source = element.closest('a')?.getAttribute('href') ?? getSourceUrl(element)
  return source === null ? '' : shortenUrl(source)
}

/** The URL of an image or video; null when it cannot be opened. */
function getSourceUrl(element: Element): string | null {
  const source = element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src')
  if (source == null || !/^https?:/i.test(source)) return null
  return isSafeUrl(source, document.baseURI) ? source : null
}

const EMOJI = /^(?::\S+:|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}|\u200d|\ufe0f)+)$/u

/** Whether an image is an emoji, which is text and needs no link. */
const isEmoji = (element: Element, words: string): boolean =>
  element.classList.contains('emoji') || EMOJI.test(words)

function renderAlternative(element: Element, key: number, drawing: RenderState): ReactNode {
  const words = getVisibleAlternative(element)
  if (words === '') return null
  const source = getSourceUrl(element)
  if (source === null || isEmoji(element, words) || element.closest('a') !== null) {
    return replaceEmoji(words, drawing.emojis, drawing.isAnimated, drawing.emojiBudget)
  }
  const text = getAlternative(element)
  return renderExternalLink(key, source, { text, children: words, hasImages: false })
}

/** null without a safe URL, and for a link inside another one, which HTML does not allow. */
function getSafeHref(element: HTMLElement): string | null {
  const href = element.getAttribute('href')
  if (href === null || element.matches('a a')) return null
  return isSafeUrl(href, document.baseURI) ? href : null
}

function renderLink(
  element: HTMLElement,
  key: number,
  drawing: RenderState,
  depth: number,
): ReactNode {
  const href = getSafeHref(element)
  const { left } = drawing.emojiBudget
  const children = renderChildren(drawing, depth + 1)
  if (href === null) return <span key={key}>{children}</span>
  const text = getText(element)
  const target = getLinkTarget(
    {
      href,
      text,
      classes: Array.from(element.classList),
      rel: (element.getAttribute('rel') ?? '').split(/\s+/),
    },
    drawing,
  )
  if (target.kind === 'outside') {
    return renderExternalLink(key, href, {
      text,
      children,
      hasImages: drawing.emojiBudget.left < left,
    })
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

interface LinkContent {
  /** The text of the children. */
  readonly text: string
  readonly children: ReactNode
  /** Whether part of the text is rendered as images, which could be letters of another host. */
  readonly hasImages: boolean
}

const OUTSIDE_LINK = { target: '_blank', rel: 'noopener noreferrer', 'data-outside': true }

function renderExternalLink(key: number, href: string, words: LinkContent): ReactNode {
  const { text, children, hasImages } = words
  const isAddress = isUrlText(text, href)
  const host = isAddress ? null : hasImages ? getHost(href) : findMisleadingHost(text, href)
  return (
    <a key={key} href={href} title={href} dir="ltr" {...OUTSIDE_LINK}>
      {isAddress ? renderShortUrl(href) : <bdi>{children}</bdi>}
      {host !== null && <bdi className={styles['host']}> ({host})</bdi>}
    </a>
  )
}

/** The complete URL can be copied, found and read aloud; only the short form is visible. */
function renderShortUrl(href: string): ReactNode {
  const { before, isHostCut, shown, isCut, after } = splitUrl(href)
  return (
    <>
      {before !== '' && <span className={styles['visuallyHidden']}>{before}</span>}
      {isHostCut && <span className={styles['ellipsis']} aria-hidden="true" />}
      {shown}
      {isCut && <span className={styles['ellipsis']} aria-hidden="true" />}
      {after !== '' && <span className={styles['visuallyHidden']}>{after}</span>}
    </>
  )
}
