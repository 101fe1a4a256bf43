import { I18nProvider } from '@lingui/react'
import type { ComponentType } from 'react'
import { i18n, startI18n } from '../lib/i18n.ts'
import styles from './Gallery.module.css'

/** The states that a `*.gallery.tsx` file shows: each export is one. */
type GalleryFile = Readonly<Record<string, ComponentType>>

const files = import.meta.glob<GalleryFile>('../**/*.gallery.tsx', { eager: true })

startI18n()

/** Every part of the product in every state, for eyes, screenshots and accessibility checks. */
export function Gallery() {
  const wanted = new URLSearchParams(location.search).get('only')

  return (
    <I18nProvider i18n={i18n}>
      <main className={styles['gallery']}>
        <h1>Gallery</h1>
        {Object.entries(files)
          .filter(([path]) => wanted === null || path.includes(wanted))
          .map(([path, states]) => (
            <section key={path} aria-label={titleOf(path)}>
              <h2>{titleOf(path)}</h2>
              <div className={styles['states']}>
                {Object.entries(states).map(([name, State]) => (
                  <figure key={name} className={styles['state']}>
                    <figcaption>{name}</figcaption>
                    <div className={styles['cell']}>
                      <State />
                    </div>
                  </figure>
                ))}
              </div>
            </section>
          ))}
      </main>
    </I18nProvider>
  )
}

function titleOf(path: string): string {
  return path.replace(/^.*\//, '').replace('.gallery.tsx', '')
}
