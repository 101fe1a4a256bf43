import { type Emoji, getEmojiText, getFrequentEmojis } from '@colonnade/domain/emoji'
import {
  chooseSkinToneAtom,
  countEmojiUseAtom,
  emojiTableAtom,
  ownEmojiIndexAtom,
  ownEmojisAtom,
  skinToneAtom,
} from '../../state/emoji/emojis.ts'
import { useAppValue, useSessionAction, useSessionValue } from '../../state/react/index.ts'
import { serverSettingsAtom } from '../../state/settings/server-settings.ts'
import { groupEmojis } from './group-emojis.ts'
import { PickerView } from './PickerView.tsx'

interface EmojiPickerProps {
  readonly onPick: (text: string) => void
  readonly onClose: () => void
}

/** The emoji that are available to the current session, the most used first. */
export function EmojiPicker({ onPick, onClose }: EmojiPickerProps) {
  const table = useAppValue(emojiTableAtom)
  const own = useSessionValue(ownEmojisAtom)
  const ownIndex = useSessionValue(ownEmojiIndexAtom)
  const tone = useSessionValue(skinToneAtom)
  const { frequentlyUsedEmojis } = useSessionValue(serverSettingsAtom)
  const chooseTone = useSessionAction(chooseSkinToneAtom)
  const countUse = useSessionAction(countEmojiUseAtom)
  if (table === null) return null

  const handlePick = (emoji: Emoji) => {
    countUse(emoji.id)
    onPick(getEmojiText(emoji, tone))
  }

  return (
    <PickerView
      groups={groupEmojis([...own, ...table.emojis], getFrequentEmojis(frequentlyUsedEmojis))}
      index={[...ownIndex, ...table.index]}
      cells={table.cells}
      tone={tone}
      onChooseTone={chooseTone}
      onPick={handlePick}
      onClose={onClose}
    />
  )
}
