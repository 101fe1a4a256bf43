// Imported first, because the first import decides the order of the CSS layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { Tabs } from './Tabs.tsx'

/** As long as the Spanish labels. */
const LABELS = ['Publicaciones', 'Publicaciones y respuestas', 'Multimedia', 'Fijada']

test(
  'wraps tabs that are too long for one row into a second with `takesRows`',
  { tags: ['BY-54'] },
  async () => {
    const screen = await renderInEnglish(
      <div style={{ inlineSize: 358 }}>
        <Tabs
          label="Show"
          takesRows
          tabs={LABELS.map((label) => ({ id: label, label }))}
          selected={LABELS[0] ?? null}
          onSelect={() => undefined}
        />
      </div>,
    )

    const list = screen.getByRole('tablist').element()
    expect(list.scrollWidth).toBe(list.clientWidth)
    const rows = screen.getByRole('tab').elements()
    expect(new Set(rows.map((tab) => tab.getBoundingClientRect().top)).size).toBe(2)
  },
)
