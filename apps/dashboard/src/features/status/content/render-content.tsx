import { createElement, type ReactNode } from 'react'
import type { CustomEmojiEntity, MentionEntity, TagEntity } from '@colonnade/domain/entities'
import { AppLink } from '../../../ui/link/AppLink.tsx'
import { emojify } from './emojify.tsx'
import { linkTarget } from './link-target.ts'
import { isAddressText, shortAddress } from './link-text.ts'
import { sanitise } from './sanitise.ts'

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

/** Headings would break the page's own outline. */
const SHOWN_AS: Readonly<Record<string, string>> = {
  div: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
}

/** Turns a server's HTML into React nodes by way of an allow-list; no markup reaches the page. */
export function renderContent(html: string, context: ContentContext): ReactNode {
  return childrenOf(sanitise(html), context, 0)
}

function childrenOf(parent: Node, context: ContentContext, depth: number): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => nodeOf(node, index, context, depth))
}

function nodeOf(node: Node, key: number, context: ContentContext, depth: number): ReactNode {
  if (node instanceof Text) return emojify(node.data, context.emojis, context.isAnimated)
  if (!(node instanceof HTMLElement)) return null
  if (context.hidesQuoteLine === true && node.classList.contains('quote-inline')) return null
  if (depth >= DEEPEST) return node.textContent
  const name = node.localName
  if (name === 'br') return <br key={key} />
  if (name === 'a') return linkOf(node, key, context, depth)
  return createElement(
    SHOWN_AS[name] ?? name,
    { key, ...attributesOf(node) },
    ...childrenOf(node, context, depth + 1),
  )
}

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

function linkOf(
  element: HTMLElement,
  key: number,
  context: ContentContext,
  depth: number,
): ReactNode {
  const href = element.getAttribute('href')
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
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer" title={href} dir="ltr">
        {isAddressText(text) ? shortAddress(href) : children}
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
