/**
 * Returns the behaviour for scrolling elements into view: instant with reduced motion, by the system or the settings.
 * CSS covers only its own scrolling; a call with `smooth` would be smooth in any case.
 */
export function getScrollBehavior(): ScrollBehavior {
  const isReduced =
    document.documentElement.dataset['motion'] === 'reduce' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  return isReduced ? 'instant' : 'smooth'
}
