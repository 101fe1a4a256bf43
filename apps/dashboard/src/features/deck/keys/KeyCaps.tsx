import styles from './Keys.module.css'

interface KeyCapsProps {
  /** As tinykeys reads them: `g h`, `$mod+k`. */
  readonly keys: string
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform)

/** Signs that stand for a key's name, as they are printed on it. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
  Backspace: '⌫',
  Enter: '↵',
}

function capOf(key: string): string {
  if (key === '$mod') return isMac() ? '⌘' : 'Ctrl'
  return SIGNS[key] ?? (key.length === 1 ? key.toLocaleUpperCase() : key)
}

/** Keys as they look on a keyboard: those held together close, those pressed one after the other apart. */
export function KeyCaps({ keys }: KeyCapsProps) {
  return (
    <span className={styles['keys']} dir="ltr">
      {keys.split(' ').map((press, at) => (
        <span key={press + String(at)}>
          {press.split('+').map((key) => (
            <kbd key={key}>{capOf(key)}</kbd>
          ))}
        </span>
      ))}
    </span>
  )
}
