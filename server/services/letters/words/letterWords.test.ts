import { codeLetter } from '../signInLetters.ts'
import type { LetterWords } from './english.ts'
import { letterWords } from './letterWords.ts'

const tags = ['en', 'de', 'fr', 'es']
const said = (make: (words: LetterWords) => string): string[] =>
  tags.map((tag) => make(letterWords(tag)))

test('letters are written in the language of the site, and say so', () => {
  for (const locale of tags) {
    const { html, subject } = codeLetter({ name: 'Fieldnotes', locale }, 'https://ideas.example', {
      email: 'ana@example.com',
      code: '123456',
      link: 'a-secret',
    })
    expect(html).toContain(`<html lang="${locale}">`)
    expect(subject).toContain('123456')
    expect(subject).toContain('Fieldnotes')
  }
})

test('a language that letters are not written in is English', () => {
  expect(letterWords('ja')).toBe(letterWords('en'))
})

test('who commented is counted and joined as each language has it', () => {
  expect(said(({ told }) => told.commentedOn(['Ana'], 0, 'Dark mode'))).toEqual([
    'Ana commented on “Dark mode”.',
    'Ana hat „Dark mode“ kommentiert.',
    'Ana a commenté «\u202fDark mode\u202f».',
    'Ana ha comentado en “Dark mode”.',
  ])
  expect(said(({ told }) => told.commentedOn(['Ana', 'Bo', 'Chen'], 1204, 'Dark mode'))).toEqual([
    'Ana, Bo, Chen and 1,204 others commented on “Dark mode”.',
    'Ana, Bo, Chen und 1.204 weitere haben „Dark mode“ kommentiert.',
    'Ana, Bo, Chen et 1\u202f204 autres ont commenté «\u202fDark mode\u202f».',
    'Ana, Bo, Chen y 1204 más han comentado en “Dark mode”.',
  ])
})

test('what shipped is told as an answer to who asked, with the day as each language writes it', () => {
  const asked = new Date('2026-01-12T23:59:00Z')
  expect(said(({ told }) => told.youAsked('Dark mode', asked, 1))).toEqual([
    'You asked for “Dark mode” on 12 January 2026, and so did 1 other person. It has shipped.',
    'Du hast dir am 12. Januar 2026 „Dark mode“ gewünscht, wie auch eine andere Person. Das ist jetzt umgesetzt.',
    'Vous avez demandé «\u202fDark mode\u202f» le 12 janvier 2026, tout comme une autre personne. C’est livré.',
    'Pediste “Dark mode” el 12 de enero de 2026, igual que otra persona. Ya está lanzada.',
  ])
})
