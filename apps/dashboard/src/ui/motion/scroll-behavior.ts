/**
 * How what is brought into view gets there: in one step for whoever wants less motion, by their system or by the
 * settings. Style sheets say so for what follows them; a call that asks for `smooth` would be smooth all the same.
 */
export function scrollBehavior(): ScrollBehavior {
  const isReduced =
    document.documentElement.dataset['motion'] === 'reduce' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  return isReduced ? 'instant' : 'smooth'
}
