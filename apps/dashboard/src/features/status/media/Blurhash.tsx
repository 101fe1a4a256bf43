import { Lazy } from '../../../ui/lazy/Lazy.tsx'
import { blurhashImage } from '../lazy-parts.ts'

/** The blurhash of an image that is not loaded yet. Renders nothing until the decoder is loaded. */
export function Blurhash({ hash }: { readonly hash: string }) {
  return <Lazy module={blurhashImage} props={{ hash }} failure="nothing" when="later" />
}
