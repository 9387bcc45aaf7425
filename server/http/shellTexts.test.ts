import { readFileSync } from 'node:fs'
import path from 'node:path'
import { languages } from '#rules/languages.ts'
import { inLanguage } from './shellTexts.ts'

const html = readFileSync(path.resolve(import.meta.dirname, '../../index.html'), 'utf8')
const english = /<html lang="en">|did not load completely|data-reload>Reload|needs JavaScript/g

test('all that the page says before its code is there is in the language of the site', () => {
  expect(html.match(english)).toHaveLength(4)
  for (const { tag } of languages.filter((it) => it.tag !== 'en')) {
    const page = inLanguage(html, tag)
    expect(page.match(english)).toBeNull()
    expect(page).toMatch(new RegExp(`^<!doctype html>\\n<html lang="${tag}" dir="ltr">`))
    expect(page.match(/<script/g)).toEqual(html.match(/<script/g))
  }
  const german = inLanguage(html, 'de')
  expect(german).toContain('Diese Seite wurde nicht vollständig geladen')
  expect(german).toContain('<button type="button" data-reload>Neu laden</button>')
})

test('English and unknown languages leave the page as it is, whatever stands in the database', () => {
  for (const tag of ['en', 'tlh', '"><script>', '']) expect(inLanguage(html, tag)).toBe(html)
})

test('under a path the page says both', () => {
  expect(inLanguage('<html data-base="/x" lang="en"><p>', 'fr')).toBe(
    '<html data-base="/x" lang="fr" dir="ltr"><p>',
  )
})
