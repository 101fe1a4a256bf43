import { I18nProvider } from '@lingui/react'
import type { ComponentType } from 'react'
import { i18n } from '../lib/i18n.ts'
import styles from './Gallery.module.css'

type States = Readonly<Record<string, ComponentType>>

/** The states in a `*.gallery.tsx` file. Each export is one state or a table of several. */
type GalleryFile = Readonly<Record<string, ComponentType | States>>

const galleryFiles = import.meta.glob<GalleryFile>('../**/*.gallery.tsx', { eager: true })

/**
 * Renders every component in every state, for visual review, screenshots and accessibility checks. Dialogs must be
 * rendered in place.
 */
export function Gallery() {
  const wanted = new URLSearchParams(location.search).get('only')

  return (
    <I18nProvider i18n={i18n}>
      <main className={styles['gallery']}>
        <h1>Gallery</h1>
        {Object.entries(galleryFiles)
          .filter(([path]) => wanted === null || path.includes(wanted))
          .map(([path, states]) => (
            <section key={path} aria-label={getTitle(path)}>
              <h2>{getTitle(path)}</h2>
              <div className={styles['states']}>
                {getStates(states).map(([name, State]) => (
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

const getStates = (file: GalleryFile): readonly (readonly [string, ComponentType])[] =>
  Object.entries(file).flatMap(([name, states]) =>
    isTable(states) ? Object.entries(states) : [[name, states] as const],
  )

/** Returns false for a component, which is a function or an object that React has marked. */
const isTable = (states: ComponentType | States): states is States =>
  typeof states === 'object' && !('$$typeof' in states)

function getTitle(path: string): string {
  return path.replace(/^.*\//, '').replace('.gallery.tsx', '')
}
