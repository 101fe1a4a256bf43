import { CONTENTS_POLICY } from '@colonnade/domain/headers'
import { trustedPolicy } from '../../../lib/trusted-types/trusted-policy.ts'
import { unlisten } from './unlisten.ts'

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
