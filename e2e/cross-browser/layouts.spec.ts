import { expect, test } from './fixtures.ts'
import { page } from './locator.ts'
import { column, composer, deck } from './page-objects.ts'

test(
  'shows three columns at 1280 px and only the composer on the share page',
  { tag: '@OVR-08' },
  async ({ mira, instance }) => {
    const columns = await mira.query(deck.getByRole('region'))
    const shown = columns.filter(
      ({ isVisible, box }) => isVisible && box.x >= 0 && box.x + box.width <= 1_280,
    )
    expect(shown.length).toBeGreaterThanOrEqual(3)

    await mira.goto(`${instance.url}/share?text=Seen%20on%20the%20way`)
    await expect
      .poll(async () => (await mira.query(composer.text))[0]?.value)
      .toBe('Seen on the way')
    await mira.waitForHidden(deck)
    expect(await mira.query(page.getByRole('feed'))).toEqual([])
    await mira.click(composer.button('Publish'))
    await mira.click(page.getByRole('link', 'View post'))
    await mira.waitForVisible(column('Post').post('Seen on the way'))
  },
)
