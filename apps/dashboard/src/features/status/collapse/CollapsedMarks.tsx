import { useLingui } from '@lingui/react/macro'
import type { StatusRecord } from '@colonnade/domain/entities'
import { HeaderMark } from '../HeaderMark.tsx'

interface CollapsedMarksProps {
  readonly status: StatusRecord
}

/** What else there is in a collapsed post, as small pictures. */
export function CollapsedMarks({ status }: CollapsedMarksProps) {
  const { t } = useLingui()
  const types = new Set(status.media_attachments.map(({ type }) => type))

  return (
    <>
      {types.has('image') && <HeaderMark icon="image" name={t`Pictures`} />}
      {(types.has('video') || types.has('gifv')) && <HeaderMark icon="play" name={t`Video`} />}
      {types.has('audio') && <HeaderMark icon="sound" name={t`Sound`} />}
      {types.has('unknown') && <HeaderMark icon="file" name={t`Files`} />}
      {status.poll !== null && <HeaderMark icon="poll" name={t`Poll`} />}
    </>
  )
}
