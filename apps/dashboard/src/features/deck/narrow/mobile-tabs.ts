import { msg } from '@lingui/core/macro'

/** The tabs of a narrow window, in swipe order. */
export const MOBILE_TABS = [
  { path: '/', icon: 'home', label: msg`Home` },
  { path: '/notifications', icon: 'bell', label: msg`Notifications` },
  { path: '/timelines/public/local', icon: 'people', label: msg`Local` },
  { path: '/timelines/public', icon: 'globe', label: msg`Federated` },
  { path: '/search', icon: 'search', label: msg`Search` },
] as const

/** @returns -1 for a path that has no tab */
export function getTabIndex(path: string): number {
  if (path === '/timelines/home') return 0
  return MOBILE_TABS.findIndex((tab) => tab.path === path)
}
