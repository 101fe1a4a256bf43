import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { getSpokenName, type NamedAccount, type StatusRecord } from '@colonnade/domain/entities'
import { hasContentWarning } from '@colonnade/domain/text'
import { getVisibilityName } from '../header/get-visibility-name.ts'

interface RowDescriptionInput {
  readonly status: Pick<
    StatusRecord,
    'spoiler_text' | 'in_reply_to_id' | 'poll' | 'media_attachments' | 'visibility' | 'local_only'
  >
  readonly booster: NamedAccount | null
  /** A filter hides its content. */
  readonly isLine: boolean
}

/**
 * Returns the accessible description of a row: everything visible that its name does not contain. undefined for a
 * post without any. It does not depend on what is expanded, because a screen reader repeats a changed description.
 */
export function getRowDescription(
  i18n: I18n,
  { status, booster, isLine }: RowDescriptionInput,
): string | undefined {
  const facts: string[] = isLine ? [] : describeContent(i18n, status)
  if (status.visibility !== 'public') facts.push(getVisibilityName(i18n, status.visibility))
  if (status.local_only) facts.push(i18n._(msg`Local only`))
  if (booster !== null) {
    const name = getSpokenName(booster)
    facts.push(i18n._(msg`Boosted by ${name}`))
  }
  return facts.length === 0 ? undefined : facts.join(', ')
}

function describeContent(i18n: I18n, status: RowDescriptionInput['status']): string[] {
  const facts: string[] = []
  if (hasContentWarning(status)) facts.push(i18n._(msg`Content warning`))
  if (status.in_reply_to_id !== null) facts.push(i18n._(msg`Replying to a post`))
  if (status.poll !== null) facts.push(i18n._(msg`Poll`))
  if (status.media_attachments.length > 0)
    facts.push(...describeMedia(i18n, status.media_attachments))
  return facts
}

/** Counts the attachments by type: “2 images”, “1 video”. */
export function describeMedia(i18n: I18n, media: StatusRecord['media_attachments']): string[] {
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
