import {
  addImages,
  arrived,
  describeImage,
  imagesOfText,
  joinImages,
  movedCaret,
  splitImages,
  waitingImage,
  waitingIn,
  withoutImage,
  withoutWaiting,
} from './imageText.ts'

const address = `/images/${'a'.repeat(26)}`

test('an image comes to where it was waited for, with what was written about it meanwhile', () => {
  const text = `Before\n${waitingImage('k1', 'Adding a [new].png…')}\nafter ${waitingImage('k2', 'x')}`
  expect(waitingIn(text)).toEqual(['k1', 'k2'])
  const came = { address, label: 'Adding a [new].png…' }
  expect(arrived(text, 'k1', came)).toBe(`Before\n![](${address})\nafter ![x](uploading:k2)`)
  expect(arrived('![A kestrel](uploading:k1)', 'k1', came)).toBe(`![A kestrel](${address})`)
  expect(arrived('moved on', 'k1', came)).toBe('moved on')
  expect(withoutWaiting(text, (key) => key === 'k1')).toBe('Before\nafter ![x](uploading:k2)')
})

test('descriptions are changed and images taken out where they stand, twins apart', () => {
  const text = `![one](${address})\n![one](${address}) and`
  const [, second] = imagesOfText(text)
  expect(second && describeImage(text, second, 'a]( b\n[c')).toBe(
    `![one](${address})\n![a ( b c](${address}) and`,
  )
  expect(second && withoutImage(text, second)).toBe(`![one](${address})\n and`)
  expect(
    imagesOfText(`![x](https://x.invalid${address}) ![y](/images/short) [z](${address})`),
  ).toEqual([])
})

test.each(['', 'words', 'words\n', '\n', 'one\n\ntwo\n\n', ' ', `![in](${address})\n\nbetween`])(
  'the words %j and the images at the end of them are told apart and put together',
  (words) => {
    const tail = `![a](${address})\n![b](uploading:k1)`
    expect(splitImages(joinImages(words, tail))).toEqual({ words, tail })
    expect(splitImages(words)).toEqual({ words, tail: '' })
    expect(addImages(joinImages(words, tail), 'X')).toBe(joinImages(words, `${tail}\nX`))
  },
)

test('images at the end are told from words that were stored in other ways; taking them out leaves no lines', () => {
  const last = `![](${address})`
  expect(splitImages(`words\n${last}\n`)).toEqual({ words: 'words', tail: last })
  expect(splitImages(`words ${last}`)).toEqual({ words: `words ${last}`, tail: '' })
  const text = `words\n\n![x](uploading:k1)`
  expect(withoutWaiting(text, () => true)).toBe('words')
  const one = `words\n\n${last}`
  expect(imagesOfText(one).map((image) => withoutImage(one, image))).toEqual(['words'])
  const old = `words\n${last}\n`
  expect(withoutWaiting(old, () => true)).toBe(old)
})

test('a caret stays with the words around it', () => {
  const [before, after] = ['ab ![x](uploading:k) cd', `ab ![](${address}) cd`]
  expect(movedCaret(before, after, 2)).toBe(2)
  expect(movedCaret(before, after, before.length)).toBe(after.length)
  expect(movedCaret(before, after, before.length - 2)).toBe(after.length - 2)
})
