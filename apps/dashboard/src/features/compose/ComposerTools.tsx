import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CharactersLeft } from './text/CharactersLeft.tsx'
import styles from './Composer.module.css'

interface ComposerToolsProps {
  /** null where the warning cannot be switched. */
  readonly hasWarning: boolean | null
  /** The post is on its way and must not change. */
  readonly isLocked: boolean
  readonly remaining: number
  readonly onToggleWarning: () => void
  /** What can be put into the text, in front of the warning. */
  readonly children?: ReactNode
  /** How it is published, behind it. */
  readonly options?: ReactNode
}

/** What can be added to the text, and how much room is left. */
export function ComposerTools({
  hasWarning,
  isLocked,
  remaining,
  onToggleWarning,
  children,
  options,
}: ComposerToolsProps) {
  const { t } = useLingui()

  return (
    <div className={styles['tools']}>
      {children}
      {hasWarning !== null && (
        <button
          type="button"
          className={styles['tool']}
          aria-label={t`Content warning`}
          title={t`Content warning`}
          aria-pressed={hasWarning}
          disabled={isLocked}
          onClick={onToggleWarning}
        >
          {/* Two letters that every reader of such posts knows: an icon more than a text. */}
          <span aria-hidden="true">CW</span>
        </button>
      )}
      {options}
      <CharactersLeft remaining={remaining} />
    </div>
  )
}
