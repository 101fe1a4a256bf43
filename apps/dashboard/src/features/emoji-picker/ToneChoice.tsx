import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { SKIN_TONES, type SkinTone, type UnicodeEmoji } from '@colonnade/domain/emoji'
import { EmojiImage } from './EmojiImage.tsx'
import styles from './EmojiPicker.module.css'

/** The raised hand that previews the skin tones. */
const HAND: UnicodeEmoji = {
  id: 'hand',
  shortNames: ['hand'],
  name: 'raised hand',
  keywords: [],
  emoticons: [],
  category: 'people',
  unified: '270b',
  skins: ['270b-1f3fb', '270b-1f3fc', '270b-1f3fd', '270b-1f3fe', '270b-1f3ff'],
}

interface ToneChoiceProps {
  readonly tone: SkinTone
  readonly cells: ReadonlyMap<string, number>
  readonly onChoose: (tone: SkinTone) => void
}

/** The skin tone select: shows the selected tone, and all six when it is open. */
export function ToneChoice({ tone, cells, onChoose }: ToneChoiceProps) {
  const { t } = useLingui()
  const [isOpen, setIsOpen] = useState(false)
  const names = {
    1: t`Default`,
    2: t`Light`,
    3: t`Medium-light`,
    4: t`Medium`,
    5: t`Medium-dark`,
    6: t`Dark`,
  }

  return (
    <div className={styles['tones']}>
      <button
        type="button"
        className={styles['emoji']}
        aria-label={t`Skin tone: ${names[tone]}`}
        aria-expanded={isOpen}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        <EmojiImage emoji={HAND} tone={tone} cells={cells} />
      </button>
      {isOpen && (
        <fieldset className={styles['toneRow']}>
          <legend className="visually-hidden">{t`Skin tone`}</legend>
          {SKIN_TONES.map((each) => (
            <button
              key={each}
              type="button"
              className={styles['emoji']}
              aria-label={names[each]}
              aria-pressed={each === tone}
              onClick={() => {
                onChoose(each)
                setIsOpen(false)
              }}
            >
              <EmojiImage emoji={HAND} tone={each} cells={cells} />
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
