// First of all imports: whoever comes before it would order the layers.
import '../../styles/index.css'
import { expect, test } from 'vitest'
import { renderInEnglish } from '../../testing/render-in-english.tsx'
import { Tabs } from './Tabs.tsx'

/** As long as they are in Spanish. */
const LABELS = ['Publicaciones', 'Publicaciones y respuestas', 'Multimedia', 'Fijada']

test(
  'tabs that are too long for one row stand whole in a second, where they are to',
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
