import { createElement, type ReactNode } from 'react'
import type { CustomEmojiEntity, MentionEntity, TagEntity } from '@colonnade/domain/entities'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { emojify, MOST_PICTURES, type PictureBudget } from './emojify.tsx'
import { trueHost } from './link-host.ts'
import { linkTarget } from './link-target.ts'
import { isAddressText, splitAddress } from './link-text.ts'
import { parseInert } from './parse-inert.ts'
import { isSafeAddress } from './safe-address.ts'
import { walkContent, wordsOf } from './walk-content.ts'
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
  readonly walker: TreeWalker
  readonly pictures: PictureBudget
  readonly elements: { left: number }
}

/**
 * Turns a server's HTML into React nodes by way of an allow-list; no markup reaches the page. What no
 * one would write (too long, too deep, too many pieces) is cut, so that no text can hang the page.
 */
export function renderContent(html: string, context: ContentContext): ReactNode {
  return childrenOf(
    {
      ...context,
      walker: walkContent(parseInert(html.slice(0, LONGEST_HTML))),
      pictures: { left: MOST_PICTURES },
      elements: { left: MOST_ELEMENTS },
    },
    0,
  )
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

function nodeOf(node: Node, key: number, drawing: Drawing, depth: number): ReactNode {
  if (node instanceof Text) {
    return emojify(node.data, drawing.emojis, drawing.isAnimated, drawing.pictures)
  }
  if (!(node instanceof HTMLElement)) return null
  if (drawing.hidesQuoteLine === true && node.classList.contains('quote-inline')) return null
  drawing.elements.left -= 1
  if (depth >= DEEPEST || drawing.elements.left < 0) return wordsOf(node)
  const name = node.localName
  if (name === 'br') return <br key={key} />
  if (name === 'a') return linkOf(node, key, drawing, depth)
  return createElement(
    PARAGRAPHS.has(name) ? paragraphFor(node) : name,
    { key, ...attributesOf(node) },
    ...childrenOf(drawing, depth + 1),
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
  return isSafeAddress(href, document.baseURI) ? href : null
}

function linkOf(element: HTMLElement, key: number, drawing: Drawing, depth: number): ReactNode {
  const href = addressOf(element)
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
    const isAddress = isAddressText(text, href)
    const host = isAddress ? null : trueHost(text, href)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer" title={href} dir="ltr">
        {isAddress ? <ShortLink href={href} /> : <bdi>{children}</bdi>}
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

/** All of an address is there to be copied, found and read aloud; the eye sees the short form. */
function ShortLink({ href }: { readonly href: string }) {
  const { before, shown, isCut, after } = splitAddress(href)
  return (
    <>
      {before !== '' && <span className={styles['unseen']}>{before}</span>}
      {shown}
      {isCut && <span className={styles['ellipsis']} aria-hidden="true" />}
      {after !== '' && <span className={styles['unseen']}>{after}</span>}
    </>
  )
}
