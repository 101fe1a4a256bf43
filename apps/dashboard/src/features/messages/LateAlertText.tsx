import { useLingui } from '@lingui/react'
import type { Alert } from '@colonnade/domain/feedback'
import { latePart, useLatePart } from '../../ui/later/late-part.ts'
import { translateOwnWords } from './own-words.ts'

const alertText = latePart(async () => (await import('./AlertText.tsx')).AlertText)

/** Fetches what alerts advise, before there is no connection to fetch it by. */
export function fetchAlertText(): void {
  alertText.load().catch(() => undefined)
}

/** The error's words alone, until what to do about it is there. */
export function LateAlertText({ alert }: { readonly alert: Alert }) {
  const { i18n } = useLingui()
  const { Part } = useLatePart(alertText, 'now')
  return Part === null ? translateOwnWords(i18n, alert.message) : <Part alert={alert} />
}
