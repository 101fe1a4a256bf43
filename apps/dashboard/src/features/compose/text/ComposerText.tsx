import { useLingui } from '@lingui/react/macro'
import { memo, type RefObject, useLayoutEffect, useState } from 'react'
import {
  findHashtags,
  findMentions,
  findUrls,
  isTypedTextRtl,
  textBlocks,
} from '@colonnade/domain/text'
import type { FocusRequest } from '../../../state/compose/composer-focus.ts'
import { useFieldText } from '../../../ui/text-field/use-field-text.ts'
import { TAKES_EMOJI } from '../emoji-target.ts'
import type { Suggesting } from '../suggestions/suggesting.ts'
import { useFieldSuggestions } from '../suggestions/use-field-suggestions.tsx'
import { useRequestedFocus, useRequestedSelection } from './field-focus.ts'
import styles from '../Composer.module.css'

/**
 * A longer text is not laid out a second time for its colours: that would take longer than the time between two keys.
 * No server that is known takes one. UTF-16 units.
 */
const LONGEST_COLOURED = 20_000

interface ComposerTextProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>
  readonly value: string
  /** Another one stands for another draft. */
  readonly draftId: string | undefined
  /** The text is on its way and must not change under it. */
  readonly isLocked: boolean
  readonly suggesting: Suggesting
  /** The last request to focus the text. */
  readonly focusRequest: FocusRequest
  /** After a request, select the names after the first, so that typing drops them (CMP-48). */
  readonly preselectsNames: boolean
  readonly takesFocus: boolean
  readonly onChange: (value: string) => void
}

/** The text: as tall as what is in it, in the direction of what is in it, with what could be meant below. */
export function ComposerText(props: ComposerTextProps) {
  const { ref, value, draftId, isLocked, suggesting, takesFocus, onChange } = props
  const { t } = useLingui()
  const { token, follow, fieldProps, options } = useFieldSuggestions({
    ref,
    name: 'text',
    suggesting,
    isLocked,
  })
  const { onKeyDown } = fieldProps
  const isPending = useRequestedFocus({ field: ref, request: props.focusRequest, takesFocus })
  const textProps = useFieldText<HTMLTextAreaElement>({
    ref,
    value,
    textId: draftId,
    isInserted: takesFocus,
    onKeyDown,
    onChange: (text, element) => {
      onChange(text)
      follow(element)
    },
  })
  useRequestedSelection(ref, isPending, props.preselectsNames)
  const dir = direction(value)
  const isLong = value.length > LONGEST_COLOURED

  useLayoutEffect(() => {
    if (isLong && ref.current !== null) scrollToCaret(ref.current)
  }, [isLong, ref])

  return (
    <div className={styles['grow']} dir={dir} data-long={isLong || undefined}>
      {!isLong && <TextColours text={value} anchor={token} />}
      <textarea
        aria-label={t`What's on your mind?`}
        placeholder={t`What's on your mind?`}
        dir={dir}
        readOnly={isLocked}
        rows={1}
        autoCapitalize="sentences"
        style={isLong && token !== null ? { anchorName: token.name } : undefined}
        {...fieldProps}
        {...TAKES_EMOJI}
        {...textProps}
      />
      {options}
    </div>
  )
}

/** Brings the caret near the middle of a field that scrolls from now on. */
function scrollToCaret(field: HTMLTextAreaElement): void {
  const share = field.selectionEnd / Math.max(1, field.value.length)
  field.scrollTop = share * field.scrollHeight - field.clientHeight / 2
}

function direction(text: string): 'auto' | 'rtl' | 'ltr' {
  if (text === '') return 'auto'
  return isTypedTextRtl(text) ? 'rtl' : 'ltr'
}

interface TextPiece {
  readonly start: number
  readonly text: string
  readonly isLink: boolean
}

/**
 * A text cut into what will become a link and what stands between.
 *
 * @param cut where one more cut goes, in UTF-16 units: something stands there
 */
export function textPieces(text: string, cut: number | null): readonly TextPiece[] {
  const found = [...findUrls(text), ...findMentions(text), ...findHashtags(text)]
  const links = found.toSorted((a, b) => a.start - b.start)
  const edges = new Set([0, text.length, ...links.flatMap(({ start, end }) => [start, end])])
  if (cut !== null && cut <= text.length) edges.add(cut)
  const sorted = [...edges].toSorted((a, b) => a - b)
  let linked = 0
  let next = 0
  return sorted.map((start, index) => {
    for (let link = links[next]; link !== undefined && link.start <= start; link = links[next]) {
      linked = Math.max(linked, link.end)
      next += 1
    }
    return { start, text: text.slice(start, sorted[index + 1]), isLink: start < linked }
  })
}

interface TextColoursProps {
  readonly text: string
  /** What stands beside the text hangs on this place in it. */
  readonly anchor: { readonly at: number; readonly name: string } | null
}

/**
 * The text once more behind the field: it gives the field its height and shows in colour what will
 * become a link. The field's own letters are transparent and lie on these.
 */
export function TextColours({ text, anchor }: TextColoursProps) {
  // A new line at the end has no height of its own.
  const blocks = placeIn(textBlocks(`${text}\n`), anchor?.at ?? -1)

  return (
    <div className={styles['colours']} aria-hidden="true">
      {blocks.map(({ block, at }, index) => (
        // Their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <Block key={index} text={block} at={at} name={at < 0 ? '' : (anchor?.name ?? '')} />
      ))}
    </div>
  )
}

/** The blocks, and where in one of them a place of the whole text is; -1 in the others. */
function placeIn(blocks: readonly string[], place: number) {
  let end = 0
  return blocks.map((block) => {
    const at = place - end
    end += block.length
    return { block, at: at < block.length ? at : -1 }
  })
}

interface BlockProps {
  readonly text: string
  /** Where in it the anchor is; -1 for elsewhere. */
  readonly at: number
  readonly name: string
}

/**
 * Some lines: laid out by themselves and rendered only when something changes in them, however long the text is. Elements
 * are changed and never removed while someone types: Chromium ends a run of typing, as undo takes it back, when any
 * element of the page is removed.
 */
const Block = memo(function Block({ text, at, name }: BlockProps) {
  const pieces = textPieces(text, at < 0 ? null : at)
  const [most, setMost] = useState(pieces.length)
  if (pieces.length > most) setMost(pieces.length)

  return (
    <div>
      {Array.from({ length: Math.max(most, pieces.length) }, (_none, index) => {
        const piece = pieces[index]
        const isAnchor = piece?.start === at
        return (
          <span
            // As with the blocks: pieces are told apart by their place.
            // oxlint-disable-next-line react/no-array-index-key
            key={index}
            data-link={piece?.isLink === true || undefined}
            style={isAnchor ? { anchorName: name } : undefined}
          >
            {piece?.text ?? ''}
          </span>
        )
      })}
    </div>
  )
})
