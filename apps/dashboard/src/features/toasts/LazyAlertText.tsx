import { lazyModule } from '../../lib/lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import type { AlertTextProps } from './AlertText.tsx'

/** The text of alerts. Preloaded while online, because offline it could not load. */
export const alertText = lazyModule(async () => (await import('./AlertText.tsx')).AlertText)

/** Shows the untranslated error message until the translated text with its advice has loaded. */
export function LazyAlertText(props: AlertTextProps) {
  return (
    <Lazy module={alertText} props={props} fallback={props.alert[props.part]} failure="nothing" />
  )
}
