import styles from './Shortcuts.module.css'

interface KeyCapsProps {
  /** In tinykeys syntax: `g h`, `$mod+k`. */
  readonly keys: string
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** Symbols for key names, as printed on the keys. */
const KEY_SYMBOLS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
  Backspace: '⌫',
  Enter: '↵',
}

function getKeyCap(key: string): string {
  if (key === '$mod') return isMac() ? '⌘' : 'Ctrl'
  return KEY_SYMBOLS[key] ?? (key.length === 1 ? key.toLocaleUpperCase() : key)
}

/** Shows keys as on a keyboard. Keys of a combination are close together, keys of a sequence have a gap. */
export function KeyCaps({ keys }: KeyCapsProps) {
  return (
    <span className={styles['keys']} dir="ltr">
      {keys.split(' ').map((press, at) => (
        <span key={press + String(at)}>
          {press.split('+').map((key) => (
            <kbd key={key}>{getKeyCap(key)}</kbd>
          ))}
        </span>
      ))}
    </span>
  )
}
