// The first import, because it determines the order of the CSS layers.
import '../styles/index.css'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { i18n } from '../lib/i18n.ts'

/** Renders a component with English texts and the styles, without stores. */
export function renderInEnglish(part: ReactNode) {
  return render(<I18nProvider i18n={i18n}>{part}</I18nProvider>)
}
