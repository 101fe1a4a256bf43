/** How long a frame takes where the browser cannot tell when it paints: 60 in a second. @see MOB-09 */
export const FRAME_FALLBACK_MS = 1000 / 60
