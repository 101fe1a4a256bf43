import { CONTENTS_POLICY } from '@colonnade/domain/headers'
import { trustedPolicy } from '../../../lib/trusted-types/trusted-policy.ts'

const TAG = /<[a-z][^<>]*>/gi
const ACTING = /([\s"'/])(style|on[a-z]+)(?=\s*=)/gi

/**
 * Renames the attributes that would style or act. They could do neither where this is read, but browsers complain of
 * each to the console as if they had tried. Of safety nothing hangs on it; time grows with the length alone.
 */
export const unlisten = (html: string): string =>
  // Most posts have none.
  html.search(ACTING) === -1 ? html : html.replace(TAG, (tag) => tag.replace(ACTING, '$1x-$2'))

/** What it lets pass goes into no page: only here is it at hand. */
const contents = trustedPolicy(CONTENTS_POLICY, { createHTML: unlisten })

/**
 * Reads HTML without letting it act: a template's content belongs to a document that no window shows, so nothing in it
 * loads, runs or is heard. The one place where a server's text is read as markup; what comes of it is looked at
 * (`walkContent`) and never put into the page.
 */
export function parseInert(html: string): DocumentFragment {
  const template = document.createElement('template')
  // oxlint-disable-next-line no-restricted-properties -- into a template that stands in no page
  template.innerHTML = contents.createHTML(html)
  return template.content
}
