import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { blurredPicture } from '../late-parts.ts'

/** The colours of a picture before it is there, once what draws them is. */
export function Blurhash({ hash }: { readonly hash: string }) {
  return <Lazy module={blurredPicture} props={{ hash }} failure="nothing" when="later" />
}
