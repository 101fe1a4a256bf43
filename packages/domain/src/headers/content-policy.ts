import { CONTENTS_POLICY, WORKERS_POLICY } from './trusted-types.ts'

/** What stands in the pages themselves, named by its hash: `sha256-…`. */
export interface InlineHashes {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Servers on one's own machine, which may speak plain http: what signing in allows as well. `[::1]` cannot be said in
 * a policy: the grammar of hosts (CSP 3, 2.3.1) has no brackets, and browsers complain of them.
 */
const LOOPBACK = ['127.0.0.1:*', 'localhost:*', '*.localhost:*'] as const

const onLoopback = (scheme: 'http' | 'ws') => LOOPBACK.map((host) => `${scheme}://${host}`)

/** Pictures and films come from wherever the chosen server keeps them. */
const MEDIA = ["'self'", 'https:', 'data:', 'blob:']

/** What is loaded without being asked for by a call. */
const LOADING = /^(?:img|media|frame)-src /

/**
 * The Content-Security-Policy of the program's pages. Any server may be signed in to, so calls and pictures may go to
 * any that is reached safely; scripts and styles are the build's own alone, and nothing becomes code at run time.
 */
export function contentPolicy({ scripts, styles }: InlineHashes): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'connect-src': ["'self'", 'https:', 'wss:', ...onLoopback('http'), ...onLoopback('ws')],
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
 * The same for a deck that stands on the reader's own machine, beside servers that are there too. Anywhere else no
 * server has to name what is on that machine.
 */
export const withLoopbackMedia = (policy: string): string =>
  policy
    .split('; ')
    .map((directive) =>
      LOADING.test(directive) && !directive.includes(' http://')
        ? [directive, ...onLoopback('http')].join(' ')
        : directive,
    )
    .join('; ')

/**
 * The same under the dev server, which puts scripts and styles into the page, evaluates none, and shows its own
 * errors as HTML: those three are as loose as it needs, everything else is as strict.
 */
export function devContentPolicy(): string {
  return contentPolicy({ scripts: ['unsafe-inline'], styles: ['unsafe-inline'] }).replace(
    /; require-trusted-types-for .*$/,
    '',
  )
}

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`)

const written = (directives: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
