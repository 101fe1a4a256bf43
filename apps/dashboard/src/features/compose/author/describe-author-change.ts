import { plural, t } from '@lingui/core/macro'
import type { AccountKey } from '@colonnade/domain/entities'
import { i18n } from '../../../lib/i18n.ts'
import type { AuthorChange } from '../../../state/authors/choose-author.ts'
import type { DraftRemains } from '../../../state/authors/move-draft.ts'
import type { ReplyMove } from '../../../state/authors/move-reply.ts'
import { explainFailure } from '../../status/index.ts'

interface Authors {
  readonly from: AccountKey
  readonly to: AccountKey
}

/** What became of a draft, or of a reply once its post was looked for. */
type SettledChange = Exclude<AuthorChange, { readonly kind: 'looking' }> | ReplyMove

/** Returns in a sentence what did not come along to the new author; null if everything did. @see BY-37 */
export function describeAuthorChange(change: SettledChange, authors: Authors): string | null {
  const owner = `@${authors.from}`
  if (change.kind === 'moved')
    return change.remains === null ? null : describeRemains(change.remains, authors)
  if (change.kind === 'not-moved') {
    const reason = explainFailure(change.failure, getHost(authors.to))
    return [reason, t`Your reply stays with ${owner}.`].join(' ')
  }
  switch (change.what) {
    case 'edit':
      return t`Your edit stays with ${owner}.`
    case 'text':
      return t`Your text stays with ${owner}.`
  }
}

function describeRemains(
  { files, poll, localOnly, emojis, excess }: DraftRemains,
  { from, to }: Authors,
): string {
  const owner = `@${from}`
  const name = t`Local only`
  const host = getHost(to)
  const kept = joinWords([...listFiles(files), ...(poll ? [t`the poll`] : [])])
  const unknown = joinWords([
    ...(localOnly ? [t`“${name}”`] : []),
    ...emojis.map((code) => `:${code}:`),
  ])
  const sentences = [
    kept === '' ? '' : t`Stays with ${owner}: ${kept}.`,
    unknown === '' ? '' : t`Not available on ${host}: ${unknown}.`,
    excess === 0
      ? ''
      : plural(excess, {
          one: `# character too many for ${host}.`,
          other: `# characters too many for ${host}.`,
        }),
  ]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

const getHost = (key: AccountKey): string => key.slice(key.indexOf('@') + 1)

/** Returns the names of files; those without a name are counted. */
function listFiles(all: readonly string[]): readonly string[] {
  const names = all.filter((name) => name !== '')
  const files = all.length - names.length
  return files === 0 ? names : [...names, plural(files, { one: '# file', other: '# files' })]
}

const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale).format(words)
