import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { getSpokenName, type NamedAccount, type StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { visibilityName } from '../header/visibility-name.ts'

interface Told {
  readonly status: Pick<
    StatusRecord,
    'spoiler_text' | 'in_reply_to_id' | 'poll' | 'media_attachments' | 'visibility' | 'local_only'
  >
  readonly booster: NamedAccount | null
  /** A filter keeps its contents out of sight. */
  readonly isLine: boolean
}

/**
 * What is seen of a row beside its words, for whoever hears it: its name holds none of it. Nothing of a plain post.
 * It does not change with what is opened, or a screen reader would say all of it again.
 */
export function rowFacts(i18n: I18n, { status, booster, isLine }: Told): string | undefined {
  const facts: string[] = isLine ? [] : contentFacts(i18n, status)
  if (status.visibility !== 'public') facts.push(visibilityName(i18n, status.visibility))
  if (status.local_only) facts.push(i18n._(msg`Local only`))
  if (booster !== null) {
    const name = getSpokenName(booster)
    facts.push(i18n._(msg`Boosted by ${name}`))
  }
  return facts.length === 0 ? undefined : facts.join(', ')
}

function contentFacts(i18n: I18n, status: Told['status']): string[] {
  const facts: string[] = []
  if (hasContentWarning(status)) facts.push(i18n._(msg`Content warning`))
  if (status.in_reply_to_id !== null) facts.push(i18n._(msg`Replying to a post`))
  if (status.poll !== null) facts.push(i18n._(msg`Poll`))
  if (status.media_attachments.length > 0) facts.push(...mediaFacts(i18n, status.media_attachments))
  return facts
}

/** How many attachments there are of each type: “2 images”, “1 video”. */
export function mediaFacts(i18n: I18n, media: StatusRecord['media_attachments']): string[] {
  const count = (...types: readonly string[]) =>
    media.filter(({ type }) => types.includes(type)).length
  const images = count('image')
  const videos = count('video', 'gifv')
  const sounds = count('audio')
  const files = count('unknown')

  return [
    images > 0 && msg({ message: plural(images, { one: '# image', other: '# images' }) }),
    videos > 0 && msg({ message: plural(videos, { one: '# video', other: '# videos' }) }),
    sounds > 0 && msg({ message: plural(sounds, { one: '# audio file', other: '# audio files' }) }),
    files > 0 && msg({ message: plural(files, { one: '# file', other: '# files' }) }),
  ].flatMap((words) => (words === false ? [] : i18n._(words)))
}
