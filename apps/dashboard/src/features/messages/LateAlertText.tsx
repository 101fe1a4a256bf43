import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import type { AlertTextProps } from './AlertText.tsx'

const alertText = latePart(async () => (await import('./AlertText.tsx')).AlertText)

/** Fetches what alerts advise, before there is no connection to fetch it by. */
export function fetchAlertText(): void {
  alertText.load().catch(() => undefined)
}

/** The error's own words, until the reader's language and what to do about it are there. */
export function LateAlertText(props: AlertTextProps) {
  const { Part } = useLatePart(alertText, 'now')
  return Part === null ? props.alert[props.part] : <Part {...props} />
}
