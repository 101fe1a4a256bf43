const TAG = /<[a-z][^<>]*>/gi
const ACTING = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi

/**
 * Renames the attributes that would style or act. They could do neither where this is read, but browsers complain of
 * each to the console as if they had tried. Of safety nothing hangs on it; time grows with the length alone.
 */
export const unlisten = (html: string): string =>
  // Most posts have none.
  html.search(ACTING) === -1 ? html : html.replace(TAG, (tag) => tag.replace(ACTING, '$1x-$2'))
