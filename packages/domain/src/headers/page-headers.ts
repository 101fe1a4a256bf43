import {
  createContentPolicy,
  type InlineHashes,
  withLoopbackMedia,
} from './content-security-policy.ts'

/** Device features that no page uses. */
const DENIED_FEATURES = [
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

/** Allowed for this page only. `web-share` is missing because Chromium warns about it, and its default is the same. */
const OWN_FEATURES = ['clipboard-write']

/** Features that a frame with another site's video may get (`FrameCard`). No frame has them by default. */
const FRAME_FEATURES = ['autoplay', 'encrypted-media', 'fullscreen', 'picture-in-picture']

const PERMISSIONS = [
  ...DENIED_FEATURES.map((feature) => `${feature}=()`),
  ...OWN_FEATURES.map((feature) => `${feature}=(self)`),
  ...FRAME_FEATURES.map((feature) => `${feature}=*`),
].join(', ')

const POLICY = 'Content-Security-Policy'

/** Headers that do not depend on the build. */
const CONSTANT_HEADERS = {
  // Other hosts get no referrer. The own server still sees the origin of a form.
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': PERMISSIONS,
  'X-Content-Type-Options': 'nosniff',
  // For browsers without support for frame-ancestors.
  'X-Frame-Options': 'DENY',
  // No other site that opens this page has access to it. The page itself may open the window of a sign-in, and sees when
  // that is closed; that window has no access to the page, which removes its own name from it.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
} as const

/** Returns the headers for every file of the app, on any host. */
export function getPageHeaders(
  hashes: InlineHashes,
  policy = createContentPolicy(hashes),
): Readonly<Record<string, string>> {
  return { [POLICY]: policy, ...CONSTANT_HEADERS }
}

/** Returns the same headers with media from the user's own machine allowed. */
export const allowLoopbackMedia = (
  headers: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> => ({
  ...headers,
  [POLICY]: withLoopbackMedia(headers[POLICY] ?? ''),
})

/** For files below `/assets/`, whose names change with their content. */
export const CACHE_FOREVER = 'public, max-age=31536000, immutable'

/** For pages, workers and all other files: cached, but revalidated for each request. */
export const CACHE_REVALIDATE = 'no-cache'

/**
 * `Strict-Transport-Security` for HTTPS responses only. Valid for one year. Does not include subdomains and does not
 * request preloading.
 */
export const STRICT_TRANSPORT_SECURITY = 'max-age=31536000'

/** Where a build stores its headers, below its own folder. No URL path leads there. */
export const HEADERS_FOLDER = '.headers'
export const HEADERS_FILE = 'headers.json'
