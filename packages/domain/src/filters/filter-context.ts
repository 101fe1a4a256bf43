export type FilterContext = 'home' | 'notifications' | 'public' | 'thread'

/**
 * Which filters apply in a place, by its timeline key or name: lists count as home, whatever is not
 * known as public.
 *
 * @see FLT-02 to FLT-04
 */
export function filterContext(place: string): FilterContext {
  if (place === 'home' || place === 'notifications' || place === 'thread') return place
  return place.startsWith('list:') ? 'home' : 'public'
}
