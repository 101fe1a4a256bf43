import { createHash } from 'node:crypto'

interface PageHeaders {
  /** The style sheets that stand in the page, each as it stands there. */
  readonly styles: readonly string[]
  /** Whether a form of it ends on a page of somebody else, as that of letting an app in does. */
  readonly mayLeave?: boolean
}

/**
 * For pages that act in somebody's name: they run nothing, take nothing from elsewhere, send their forms
 * nowhere else, and stand in nobody's frame.
 */
export const pageHeaders = ({
  styles,
  mayLeave = false,
}: PageHeaders): Readonly<Record<string, string>> => ({
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${styles.map(sourceOf).join(' ')}`,
    "img-src 'self' data:",
    ...(mayLeave ? [] : ["form-action 'self'"]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
})

/** A style sheet of a page as a policy names it. */
export const sourceOf = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`
