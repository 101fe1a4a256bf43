import { plural, t } from '@lingui/core/macro'
import type { AccountKey } from '@colonnade/domain/entities'
import { i18n } from '../../../lib/i18n.ts'
import type { AuthorChange } from '../../../state/authors/choose-author.ts'
import type { DraftRemains } from '../../../state/authors/move-draft.ts'

interface Authors {
  readonly from: AccountKey
  readonly to: AccountKey
}

/** Returns in a sentence what did not come along to the new author; null if everything did. @see BY-37 */
export function describeAuthorChange(change: AuthorChange, authors: Authors): string | null {
  const owner = `@${authors.from}`
  if (change.kind === 'moved')
    return change.remains === null ? null : describeRemains(change.remains, authors)
  switch (change.what) {
    case 'reply':
      return t`Your reply stays with ${owner}.`
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
  const host = to.slice(to.indexOf('@') + 1)
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

/** Returns the names of files; those without a name are counted. */
function listFiles(all: readonly string[]): readonly string[] {
  const names = all.filter((name) => name !== '')
  const files = all.length - names.length
  return files === 0 ? names : [...names, plural(files, { one: '# file', other: '# files' })]
}

const joinWords = (words: readonly string[]): string =>
  new Intl.ListFormat(i18n.locale).format(words)
