import { lazyModule } from '../../lib/lazy-module.ts'
import { Lazy } from '../../ui/lazy/Lazy.tsx'
import type { AlertTextProps } from './AlertText.tsx'

/** What alerts advise: fetched before there is no connection to fetch it by. */
export const alertText = lazyModule(async () => (await import('./AlertText.tsx')).AlertText)

/** The error's own words, until the reader's language and what to do about it are there. */
export function LateAlertText(props: AlertTextProps) {
  return (
    <Lazy module={alertText} props={props} fallback={props.alert[props.part]} failure="nothing" />
  )
}
