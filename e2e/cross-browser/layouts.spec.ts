import { expect, test } from './fixtures.ts'
import { column, composer, deck } from './parts.ts'
import { page } from './place.ts'

test(
  'a window of 1280 px shows three columns, and the page for sharing the composer alone',
  { tag: '@OVR-08' },
  async ({ mira, instance }) => {
    const columns = await mira.look(deck.role('region'))
    const shown = columns.filter(
      ({ isVisible, box }) => isVisible && box.x >= 0 && box.x + box.width <= 1_280,
    )
    expect(shown.length).toBeGreaterThanOrEqual(3)

    await mira.goto(`${instance.url}/share?text=Seen%20on%20the%20way`)
    await expect
      .poll(async () => (await mira.look(composer.text))[0]?.value)
      .toBe('Seen on the way')
    await mira.miss(deck)
    expect(await mira.look(page.role('feed'))).toEqual([])
    await mira.click(composer.button('Publish'))
    await mira.click(page.role('link', 'View post'))
    await mira.see(column('Post').post('Seen on the way'))
  },
)
