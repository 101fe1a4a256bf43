import { I18nProvider } from '@lingui/react'
import type { ComponentType } from 'react'
import { i18n } from '../lib/i18n.ts'
import styles from './Gallery.module.css'

type States = Readonly<Record<string, ComponentType>>

/** The states that a `*.gallery.tsx` file shows: each export is one, or a table of some. */
type GalleryFile = Readonly<Record<string, ComponentType | States>>

const files = import.meta.glob<GalleryFile>('../**/*.gallery.tsx', { eager: true })

/** Every part of the product in every state, for eyes, screenshots and accessibility checks. Its dialogs are to stand in place. */
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
                {statesOf(states).map(([name, State]) => (
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

const statesOf = (file: GalleryFile): readonly (readonly [string, ComponentType])[] =>
  Object.entries(file).flatMap(([name, states]) =>
    isTable(states) ? Object.entries(states) : [[name, states] as const],
  )

/** A component is a function, or an object that React has marked. */
const isTable = (states: ComponentType | States): states is States =>
  typeof states === 'object' && !('$$typeof' in states)

function titleOf(path: string): string {
  return path.replace(/^.*\//, '').replace('.gallery.tsx', '')
}
