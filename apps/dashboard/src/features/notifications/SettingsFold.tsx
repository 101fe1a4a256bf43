import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import styles from './NotificationSettings.module.css'

interface SettingsFoldProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A group of settings that opens by its title. */
export function SettingsFold({ title, children }: SettingsFoldProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)

  return (
    <section className={styles['fold']}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
          {title}
        </button>
      </h3>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  )
}
