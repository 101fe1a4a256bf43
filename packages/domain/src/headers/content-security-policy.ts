import { CONTENTS_POLICY, WORKERS_POLICY } from './trusted-types.ts'

/** Hashes of the inline scripts and styles of the pages: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Servers on the user's own machine, which may use plain HTTP; signing in allows the same ones. `[::1]` is missing
 * because the host grammar of CSP 3 (2.3.1) has no brackets, and browsers warn about them.
 */
const LOOPBACK = ['127.0.0.1:*', 'localhost:*', '*.localhost:*'] as const

const getLoopbackSources = (scheme: 'http' | 'ws') => LOOPBACK.map((host) => `${scheme}://${host}`)

/** Images and videos may be on any host that the server uses. */
const MEDIA = ["'self'", 'https:', 'data:', 'blob:']

/** Directives for content that loads without a request of the user. */
const MEDIA_DIRECTIVES = /^(?:img|media|frame)-src /

/**
 * Creates the Content-Security-Policy of the pages. The user may sign in to any server, so requests and images may go
 * to any secure host. Scripts and styles are limited to those of the build, and eval is not allowed.
 */
export function createContentPolicy({ scripts, styles }: InlineHashes): string {
  return formatPolicy({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoteKeywords(scripts)],
    'style-src': ["'self'", ...quoteKeywords(styles)],
    'connect-src': [
      "'self'",
      'https:',
      'wss:',
      ...getLoopbackSources('http'),
      ...getLoopbackSources('ws'),
    ],
    'img-src': MEDIA,
    'media-src': MEDIA,
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", 'https:'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [CONTENTS_POLICY, WORKERS_POLICY],
  })
}

/**
 * Adds media from the local machine to a policy, for a dashboard that is served from it beside local servers. A
 * remote server has no reason to name local addresses.
 */
export const withLoopbackMedia = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) =>
      MEDIA_DIRECTIVES.test(directive) && !directive.includes(' http://')
        ? [directive, ...getLoopbackSources('http')].join(' ')
        : directive,
    )
    .join('; ')

/**
 * Creates the policy for the dev server, which adds inline scripts and styles to the page, does not use eval, and
 * shows its errors as HTML. Only these three are relaxed.
 */
export function createDevContentPolicy(): string {
  return createContentPolicy({ scripts: ['unsafe-inline'], styles: ['unsafe-inline'] }).replace(
    /; require-trusted-types-for .*$/,
    '',
  )
}

const quoteKeywords = (words: readonly string[]) => words.map((word) => `'${word}'`)

const formatPolicy = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
