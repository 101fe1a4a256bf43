import { createHash } from 'node:crypto'
import { escapeHtml } from '@colonnade/domain/text'
import { createHtmlResponse } from '../http/response.ts'

/** A small version of the dashboard's theme for the server's own pages. */
const style = `
:root { color-scheme: light dark; --hue: 262;
  --accent: light-dark(oklch(0.5 0.19 var(--hue)), oklch(0.76 0.13 var(--hue)));
  --accent-strong: light-dark(oklch(0.44 0.2 var(--hue)), oklch(0.83 0.11 var(--hue)));
  --accent-ink: light-dark(oklch(0.99 0.005 var(--hue)), oklch(0.18 0.04 var(--hue)));
  --accent-wash: light-dark(oklch(0.95 0.025 var(--hue)), oklch(0.29 0.05 var(--hue)));
  --page: light-dark(oklch(0.925 0.006 265), oklch(0.155 0.012 265));
  --surface: light-dark(oklch(0.995 0.001 265), oklch(0.205 0.014 265));
  --line: light-dark(oklch(0.895 0.007 265), oklch(0.285 0.016 265));
  --line-strong: light-dark(oklch(0.8 0.012 265), oklch(0.38 0.02 265));
  --ink: light-dark(oklch(0.24 0.02 265), oklch(0.94 0.006 265));
  --ink-soft: light-dark(oklch(0.45 0.018 265), oklch(0.745 0.014 265)); }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 24px 16px;
  background: var(--page); color: var(--ink);
  font: 15px/1.5 system-ui, 'Segoe UI', 'Noto Sans', sans-serif; }
main { inline-size: min(100%, 440px); padding: 28px; background: var(--surface);
  border: 1px solid var(--line); border-radius: 14px; box-shadow: 0 10px 30px oklch(0 0 0 / 0.12); }
h1 { margin: 0 0 8px; font-size: 22px; line-height: 1.25; text-wrap: balance; }
p { margin: 0 0 16px; color: var(--ink-soft); }
p strong { color: var(--ink); overflow-wrap: anywhere; }
a { color: var(--accent); }
.brand { display: flex; align-items: center; gap: 10px; margin-block-end: 20px; font-weight: 600; color: var(--ink); }
.brand svg { inline-size: 24px; block-size: 24px; color: var(--accent); }
fieldset { margin: 0 0 20px; padding: 0; border: 0; min-inline-size: 0; }
legend { padding: 0; margin-block-end: 8px; font-weight: 600; }
.people { max-block-size: 290px; overflow: auto; border: 1px solid var(--line); border-radius: 10px; }
.people label { display: flex; align-items: center; gap: 12px; padding: 10px 12px; cursor: pointer; }
.people label + label { border-block-start: 1px solid var(--line); }
.people label:has(:checked) { background: var(--accent-wash); }
.people label:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: -2px; }
.people img { inline-size: 36px; block-size: 36px; border-radius: 8px; background: var(--line); }
.people img.emoji { inline-size: 1.25em; block-size: 1.25em; border-radius: 0; background: none; vertical-align: -0.25em; }
.people b, .people small { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.people span { flex: 1; min-inline-size: 0; }
.people small { color: var(--ink-soft); font-size: 13px; }
input { accent-color: var(--accent); inline-size: 17px; block-size: 17px; margin: 0; }
.choices { display: flex; gap: 10px; }
button { flex: 1; padding: 11px 16px; font: inherit; font-weight: 600; border-radius: 10px; cursor: pointer;
  border: 1px solid var(--line-strong); background: transparent; color: var(--ink); }
button.main { flex: 2; border-color: transparent; background: var(--accent); color: var(--accent-ink); }
button.main:hover { background: var(--accent-strong); }
button:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.tall { place-items: start center; }
.tall main { inline-size: min(100%, 640px); }
code { display: block; padding: 12px; border: 1px solid var(--line); border-radius: 10px; overflow-wrap: anywhere; }
`

const logo = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M3 4h18M3 20h18M6 7v10M12 7v10M18 7v10"/></svg>`

// Browsers request an icon in any case. An inline icon prevents a 404.
const icon = encodeURIComponent(
  logo
    .replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
    .replace('currentColor', '#6b7cff'),
)

interface PageLayout {
  /** Additional styles of the page. */
  readonly style?: string
  /** Aligns the page to the top, for long texts and forms. */
  readonly isTall?: boolean
}

/** Returns the content of the page's style element. */
const getStyleSheet = ({ style: more = '' }: Pick<PageLayout, 'style'>): string => style + more

/** @param body HTML, already escaped */
function renderPage(title: string, body: string, frame: PageLayout = {}): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:image/svg+xml,${icon}">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${getStyleSheet(frame)}</style>
</head>
<body${frame.isTall === true ? ' class="tall"' : ''}><main><div class="brand">${logo}<span>Colonnade</span></div>
${body}
</main></body>
</html>`
}

interface PageHeadersOptions {
  /** The contents of the page's style elements. */
  readonly styles: readonly string[]
  /** Whether a form of the page redirects to another site, as the authorization form does. */
  readonly hasExternalRedirect?: boolean
}

/**
 * Creates the headers of pages that act for the user: no scripts, no resources from other sites, no forms to other
 * sites, no embedding in frames.
 */
const createPageHeaders = ({
  styles,
  hasExternalRedirect = false,
}: PageHeadersOptions): Readonly<Record<string, string>> => ({
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Content-Security-Policy': [
    "default-src 'none'",
    `style-src ${styles.map(hashStyle).join(' ')}`,
    "img-src 'self' data:",
    ...(hasExternalRedirect ? [] : ["form-action 'self'"]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; '),
})

/** Returns the source expression of a style element for a content security policy. */
export const hashStyle = (style: string): string =>
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`

export interface PageContent {
  readonly title: string
  /** HTML, already escaped. */
  readonly body: string
}

interface PageResponseOptions extends PageLayout {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Whether a form of the page redirects to another site. */
  readonly hasExternalRedirect?: boolean
}

/** Creates a response with a page of the server and restrictive security headers. */
export function createPageResponse(
  { title, body }: PageContent,
  { status = 200, headers = {}, hasExternalRedirect = false, ...frame }: PageResponseOptions = {},
): Response {
  return createHtmlResponse(renderPage(title, body, frame), {
    status,
    headers: {
      ...createPageHeaders({ styles: [getStyleSheet(frame)], hasExternalRedirect }),
      ...headers,
    },
  })
}
