import { startCopy } from '../instance.ts'
import { expect, test } from './fixtures.ts'
import { column, composer, pressed, signIn } from './parts.ts'
import { page } from './place.ts'

/** What a server lacks is asked for once, and browsers write every refusal down. */
test.use({
  forgiven: /status of 4\d\d|WebSocket|can’t establish a connection|Failed to load resource/,
})

test(
  'on a server that answers with the fields of 2019 alone one reads, writes, and opens a thread and a profile',
  { tag: '@OVR-09' },
  async ({ newcomer: person }) => {
    const instance = await startCopy()
    instance.controls.speak('mastodon-2019')
    await signIn(person, instance.url)
    await person.see(column('Notifications').posts.first())

    await person.fill(composer.text, 'Written on an old server')
    await person.click(composer.button('Publish'))
    const own = column('Home').post('Written on an old server')
    await person.click(own.role('button', 'Favourite'))
    await pressed(person, own.role('button', 'Favourite'), true)
    await person.click(own.role('link', /ago|now|\d/).last())
    await person.see(column('Post').post('Written on an old server'))
    await person.click(column('Post').posts.first().role('link').first())
    await person.see(page.role('tab', 'Posts and replies'))

    expect(await person.look(page.role('alert'))).toEqual([])
    await instance.close()
  },
)
