export type FilterContext = 'home' | 'notifications' | 'public' | 'thread' | 'account'

/**
 * Which filters apply in a place, by its timeline key or name: lists count as home, profiles as what they
 * are, whatever else is not known as public. What counts on a profile, `isActive` says.
 *
 * @see FLT-02 to FLT-04
 */
export function filterContext(place: string): FilterContext {
  if (place === 'home' || place === 'notifications' || place === 'thread') return place
  if (place.startsWith('account:')) return 'account'
  return place.startsWith('list:') ? 'home' : 'public'
}
