import { expect, test } from 'vitest'
import { checkFile, chooseFiles, DEFAULT_MEDIA_LIMITS, turnAwayAll } from '../index.ts'

const acceptance = {
  accepted: ['image/png', 'video/mp4'],
  limits: { ...DEFAULT_MEDIA_LIMITS, image_size_limit: 10, video_size_limit: 100 },
}
const file = (name: string, type = 'image/png', size = 1) => ({ name, type, size })
const sea = file('sea.png')
const film = file('film.mp4', 'video/mp4')
const notes = file('notes.pdf', 'application/pdf')
const long = file('long.mp4', 'video/mp4', 101)

test.each([
  [sea, null],
  [file('sea.png', 'image/png', 10), null],
  [file('sea.png', 'image/png', 11), 'too-large'],
  [long, 'too-large'],
  [notes, 'wrong-type'],
  [file('huge.pdf', 'application/pdf', 999), 'wrong-type'],
] as const)('%j is judged %s [UPL-15]', (given, refusal) => {
  expect(checkFile(given, acceptance)).toBe(refusal)
})

test('a server that states no sizes takes any [UPL-15]', () => {
  const { accepted } = acceptance

  expect(checkFile(long, { accepted, limits: DEFAULT_MEDIA_LIMITS })).toBeNull()
})

test('what is refused is named, and the others are taken [UPL-15]', () => {
  const { taken, turnedAway } = chooseFiles([notes, sea, long, film], 4, acceptance)

  expect(taken).toEqual([sea, film])
  expect(turnedAway).toEqual({
    reason: 'wrong-type',
    name: 'notes.pdf',
    type: 'application/pdf',
    others: 1,
  })
})

test('a picture is not judged before it was made smaller [UPL-06]', () => {
  const large = file('large.heic', 'image/heic', 999)

  expect(chooseFiles([large], 4, acceptance)).toEqual({ taken: [large], turnedAway: null })
})

test('what has no room is counted [UPL-02]', () => {
  expect(chooseFiles([sea, sea, sea], 1, acceptance)).toEqual({
    taken: [sea],
    turnedAway: { reason: 'no-room', name: 'sea.png', type: 'image/png', others: 1 },
  })
  expect(chooseFiles([sea], 0, acceptance).turnedAway?.others).toBe(0)
  expect(chooseFiles([], 0, acceptance).turnedAway).toBeNull()
})

test('of ten thousand files only those are looked at that have room [UPL-02]', () => {
  let looks = 0
  const files = new Proxy(
    Array.from({ length: 10_000 }, () => sea),
    {
      get(target, name, receiver) {
        if (name !== 'length') looks += 1
        return Reflect.get(target, name, receiver) as unknown
      },
    },
  )

  expect(chooseFiles(files, 4, acceptance).turnedAway?.others).toBe(9_995)
  expect(turnAwayAll(files)).toMatchObject({ reason: 'one-by-one', others: 9_999 })
  expect(looks).toBeLessThan(10)
})
