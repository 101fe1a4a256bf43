import type { MessageDescriptor } from '@lingui/core'
import type { IconName } from '../icon/icon-glyphs.ts'

/**
 * One thing that can be done, as data. Buttons, menus, keys, the palette and the shortcuts dialog are drawn from such
 * records. `Facts` decide whether an action is offered and what it is called; it runs on `Context`.
 */
export interface Action<Facts, Context extends Facts = Facts, Input = void> {
  /** Unique among all actions: a key is looked up by it. */
  readonly id: string
  readonly label: MessageDescriptor | ((facts: Facts) => MessageDescriptor)
  /** Without one, it has keys but no name: the palette does not offer it. */
  readonly icon?: IconName | ((facts: Facts) => IconName)
  /** As tinykeys reads them: one after the other with a space between. Any of them runs it. */
  readonly keys?: readonly string[]
  /** What the shortcuts dialog calls it, where that differs from the label. */
  readonly keyLabel?: MessageDescriptor
  readonly isDangerous?: boolean
  /** Always, if not said. */
  readonly isAvailable?: (facts: Facts) => boolean
  readonly run: (context: Context, input: Input) => void
}

type Keyed = Pick<Action<never>, 'id' | 'keys'>

/** The keys of an action. All that binds or shows keys reads them here, so that a setting could replace them. */
export const getKeys = ({ keys = [] }: Keyed): readonly string[] => keys

/** Whether there is what an action needs. */
export const isOffered = <Facts>(
  { isAvailable }: Pick<Action<Facts>, 'isAvailable'>,
  facts: Facts,
): boolean => isAvailable === undefined || isAvailable(facts)

/** An action, and what it is called and looks like given the facts. */
export interface OfferedAction<One> {
  readonly action: One
  readonly label: MessageDescriptor
  readonly icon: IconName | undefined
}

/** Those of a table that are offered, in its order. */
export const getOffered = <Facts, One extends Action<Facts, never, never>>(
  actions: readonly One[],
  facts: Facts,
): readonly OfferedAction<One>[] =>
  actions
    .filter((action) => isOffered(action, facts))
    .map((action) => {
      const { label, icon } = action
      return {
        action,
        label: typeof label === 'function' ? label(facts) : label,
        icon: typeof icon === 'function' ? icon(facts) : icon,
      }
    })

/** One line of the shortcuts dialog. */
export interface KeyLine {
  readonly keys: readonly string[]
  readonly label: MessageDescriptor
}

/** What the shortcuts dialog says of an action; nothing of one without keys. */
export function getKeyLines(
  action: Keyed & Pick<Action<never>, 'label' | 'keyLabel'>,
): readonly KeyLine[] {
  const { label, keyLabel } = action
  const keys = getKeys(action)
  const shown = keyLabel ?? (typeof label === 'function' ? null : label)
  return keys.length === 0 || shown === null ? [] : [{ keys, label: shown }]
}
