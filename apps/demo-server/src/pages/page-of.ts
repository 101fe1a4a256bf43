/**
 * The page that answers a path of the address bar: the lone composer at its own, the dashboard at every
 * other that looks like none of a file.
 *
 * @returns null for a file
 */
export function pageOf(pathname: string): 'index.html' | 'share.html' | null {
  if (/^\/share(?:\.html|\/)?$/.test(pathname)) return 'share.html'
  const isFile = /\.[a-z0-9]+$/i.test(pathname) && pathname !== '/index.html'
  return isFile ? null : 'index.html'
}
