import { msg } from '@lingui/core/macro'

/** The ways of a narrow window, in the order in which a swipe goes through them. */
export const MOBILE_TABS = [
  { path: '/', icon: 'home', label: msg`Home` },
  { path: '/notifications', icon: 'bell', label: msg`Notifications` },
  { path: '/timelines/public/local', icon: 'people', label: msg`Local` },
  { path: '/timelines/public', icon: 'globe', label: msg`Federated` },
  { path: '/search', icon: 'search', label: msg`Search` },
] as const

/** @returns -1 for a path that has no tab */
export function tabIndexOf(path: string): number {
  if (path === '/timelines/home') return 0
  return MOBILE_TABS.findIndex((tab) => tab.path === path)
}
