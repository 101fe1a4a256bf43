import { useLatePart } from '../../../ui/later/late-part.ts'
import { blurredPicture } from '../late-parts.ts'

/** The colours of a picture before it is there, once what draws them is. */
export function Blurhash({ hash }: { readonly hash: string }) {
  const { Part } = useLatePart(blurredPicture, 'later')
  return Part === null ? null : <Part hash={hash} />
}
