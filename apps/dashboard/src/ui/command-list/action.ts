import type { MessageDescriptor } from '@lingui/core'
import type { IconName } from '../icon/icon-glyphs.ts'

/**
 * An action as data. Buttons, menus, keyboard shortcuts, the command palette and the shortcuts dialog are rendered
 * from such records. `Facts` decide whether an action is available and how it is labelled. It runs on `Context`.
 */
export interface Action<Facts, Context extends Facts = Facts, Input = void> {
  /** Unique among all actions, because keys are looked up by it. */
  readonly id: string
  readonly label: MessageDescriptor | ((facts: Facts) => MessageDescriptor)
  /** Without an icon the action has keys only, and the command palette does not list it. */
  readonly icon?: IconName | ((facts: Facts) => IconName)
  /** In tinykeys syntax, with a space between the keys of a sequence. Any of them runs the action. */
  readonly keys?: readonly string[]
  /** The label in the shortcuts dialog, when it differs from the label. */
  readonly keyLabel?: MessageDescriptor
  readonly isDangerous?: boolean
  /** Always available by default. */
  readonly isAvailable?: (facts: Facts) => boolean
  readonly run: (context: Context, input: Input) => void
}

type ActionKeys = Pick<Action<never>, 'id' | 'keys'>

/**
 * Returns the keys of an action. All code that binds or shows keys uses this, so that a setting could replace them.
 */
export const getKeys = ({ keys = [] }: ActionKeys): readonly string[] => keys

/** Returns whether an action is available. */
export const isActionAvailable = <Facts>(
  { isAvailable }: Pick<Action<Facts>, 'isAvailable'>,
  facts: Facts,
): boolean => isAvailable === undefined || isAvailable(facts)

/** An action with its label and icon for the given facts. */
export interface AvailableAction<One> {
  readonly action: One
  readonly label: MessageDescriptor
  readonly icon: IconName | undefined
}

/** Returns the available actions of a table, in its order. */
export const getAvailableActions = <Facts, One extends Action<Facts, never, never>>(
  actions: readonly One[],
  facts: Facts,
): readonly AvailableAction<One>[] =>
  actions
    .filter((action) => isActionAvailable(action, facts))
    .map((action) => {
      const { label, icon } = action
      return {
        action,
        label: typeof label === 'function' ? label(facts) : label,
        icon: typeof icon === 'function' ? icon(facts) : icon,
      }
    })

/** One line of the shortcuts dialog. */
export interface ShortcutLine {
  readonly keys: readonly string[]
  readonly label: MessageDescriptor
}

/** Returns the lines of the shortcuts dialog for an action; none for one without keys. */
export function getShortcutLines(
  action: ActionKeys & Pick<Action<never>, 'label' | 'keyLabel'>,
): readonly ShortcutLine[] {
  const { label, keyLabel } = action
  const keys = getKeys(action)
  const shown = keyLabel ?? (typeof label === 'function' ? null : label)
  return keys.length === 0 || shown === null ? [] : [{ keys, label: shown }]
}
