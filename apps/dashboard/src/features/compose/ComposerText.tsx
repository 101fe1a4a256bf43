import { useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { isRtl } from '@colonnade/domain/text'
import { TextColours } from './TextColours.tsx'
import styles from './Composer.module.css'

interface ComposerTextProps {
  readonly ref: Ref<HTMLTextAreaElement>
  readonly value: string
  /** The text is on its way and must not change under it. */
  readonly isLocked: boolean
  readonly onChange: (value: string) => void
}

/** The text: as tall as what is in it, in the direction of what is in it. */
export function ComposerText({ ref, value, isLocked, onChange }: ComposerTextProps) {
  const { t } = useLingui()

  return (
    <div className={styles['grow']} dir={direction(value)}>
      <TextColours text={value} />
      <textarea
        ref={ref}
        aria-label={t`What is on your mind?`}
        placeholder={t`What is on your mind?`}
        dir={direction(value)}
        value={value}
        readOnly={isLocked}
        rows={1}
        autoCapitalize="sentences"
        onChange={(event) => {
          onChange(event.currentTarget.value)
        }}
      />
    </div>
  )
}

function direction(text: string): 'auto' | 'rtl' | 'ltr' {
  if (text === '') return 'auto'
  return isRtl(text) ? 'rtl' : 'ltr'
}
