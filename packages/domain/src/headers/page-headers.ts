import { contentPolicy, type InlineHashes, withLoopbackMedia } from './content-policy.ts'

/** What no page of a deck ever asks a device for. */
const NEVER = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** For this page alone. Chromium complains of `web-share`, which is so by itself. */
const OWN = ['clipboard-write']

/** A frame that plays another site's film may be lent these (`FrameCard`); none has them by itself. */
const LENT = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

const PERMISSIONS = [
  ...NEVER.map((feature) => `${feature}=()`),
  ...OWN.map((feature) => `${feature}=(self)`),
  ...LENT.map((feature) => `${feature}=*`),
].join(', ')

const POLICY = 'Content-Security-Policy'

/** What does not hang on the build. */
const CONSTANT = {
  // Other hosts are told nothing; an own server still sees where a form came from.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'X-Content-Type-Options': 'nosniff',
  // For browsers that do not know frame-ancestors.
  'X-Frame-Options': 'DENY',
  // Signing in leaves the page and comes back to it; no window is opened that would have to answer.
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** The headers that every file of the program is sent with, whoever sends it. */
export function pageHeaders(
  hashes: InlineHashes,
  policy = contentPolicy(hashes),
): Readonly<Record<string, string>> {
  return { [POLICY]: policy, ...CONSTANT }
}

/** The same headers, of a page whose media may be on the reader's own machine. */
export const allowLoopbackMedia = (
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...headers,
  [POLICY]: withLoopbackMedia(headers[POLICY] ?? ''),
})

/** For what stands below `/assets/`: such a name stands for one content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable'

/** For pages, workers and all else: kept, and asked about each time. */
export const CACHE_ASKING = 'no-cache'

/**
 * `Strict-Transport-Security` of whatever comes over HTTPS, and of nothing else: for a year no first call goes by HTTP.
 * It says nothing of other names below the same one, and asks for no place in the lists of browsers.
 */
export const STAY_SECURE = 'max-age=31536000'

/** Where a build keeps its headers, below its own folder: no path of an address leads there. */
export const HEADERS_FOLDER = '.headers'
export const HEADERS_FILE = 'headers.json'
