import { createElement, type ReactNode } from 'react'
import type { CustomEmojiEntity, MentionEntity, TagEntity } from '@colonnade/domain/entities'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { emojify, MOST_PICTURES, type PictureBudget } from './emojify.tsx'
import { trueHost } from './link-host.ts'
import { linkTarget } from './link-target.ts'
import { isAddressText, shortAddress } from './link-text.ts'
import { sanitise } from './sanitise.ts'
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

/** Headings would break the page's own outline. */
const PARAGRAPHS = new Set(['p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

/** What must not stand in a paragraph. */
const BLOCKS = 'p, div, h1, h2, h3, h4, h5, h6, ul, ol, pre, blockquote'

/** A text while it is drawn. */
interface Drawing extends ContentContext {
  readonly pictures: PictureBudget
  readonly elements: { left: number }
}

/**
 * Turns a server's HTML into React nodes by way of an allow-list; no markup reaches the page. What no
 * one would write (too long, too deep, too many pieces) is cut, so that no text can hang the page.
 */
export function renderContent(html: string, context: ContentContext): ReactNode {
  const drawing = {
    ...context,
    pictures: { left: MOST_PICTURES },
    elements: { left: MOST_ELEMENTS },
  }
  return childrenOf(sanitise(html.slice(0, LONGEST_HTML)), drawing, 0)
}

function childrenOf(parent: Node, context: Drawing, depth: number): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => nodeOf(node, index, context, depth))
}

function nodeOf(node: Node, key: number, context: Drawing, depth: number): ReactNode {
  if (node instanceof Text) {
    return emojify(node.data, context.emojis, context.isAnimated, context.pictures)
  }
  if (!(node instanceof HTMLElement)) return null
  if (context.hidesQuoteLine === true && node.classList.contains('quote-inline')) return null
  context.elements.left -= 1
  if (depth >= DEEPEST || context.elements.left < 0) return node.textContent
  const name = node.localName
  if (name === 'br') return <br key={key} />
  if (name === 'a') return linkOf(node, key, context, depth)
  return createElement(
    PARAGRAPHS.has(name) ? paragraphFor(node) : name,
    { key, ...attributesOf(node) },
    ...childrenOf(node, context, depth + 1),
  )
}

/** Paragraphs cannot hold each other, whatever servers send. */
const paragraphFor = (element: HTMLElement): 'p' | 'div' =>
  element.querySelector(BLOCKS) === null ? 'p' : 'div'

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

/** null for what leads nowhere, and for a link inside of another, which pages cannot hold. */
function addressOf(element: HTMLElement): string | null {
  const href = element.getAttribute('href')
  if (href === null || element.matches('a a')) return null
  return URL.canParse(href, document.baseURI) ? href : null
}

function linkOf(element: HTMLElement, key: number, context: Drawing, depth: number): ReactNode {
  const href = addressOf(element)
  const children = childrenOf(element, context, depth + 1)
  if (href === null) return <span key={key}>{children}</span>
  const text = element.textContent
  const target = linkTarget(
    {
      href,
      text,
      classes: Array.from(element.classList),
      rel: (element.getAttribute('rel') ?? '').split(/\s+/),
    },
    context,
  )
  if (target.kind === 'outside') {
    const host = isAddressText(text) ? null : trueHost(text, href)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer" title={href} dir="ltr">
        {isAddressText(text) ? shortAddress(href) : <bdi>{children}</bdi>}
        {host !== null && <bdi className={styles['host']}> ({host})</bdi>}
      </a>
    )
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
