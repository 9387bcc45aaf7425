import { render } from '@testing-library/react'
import { english } from '#lib/messages/english.ts'
import { createPolish } from '#testing/polish/createPolish.ts'
import { useDocumentLanguage } from './useDocumentLanguage.ts'

function Screen({ language }: { language: Parameters<typeof useDocumentLanguage>[0] }) {
  useDocumentLanguage(language)
  return null
}

test('the document says which language the screen is in, and which way it is written', () => {
  const { rerender } = render(<Screen language={english} />)
  expect(document.documentElement).toHaveAttribute('lang', 'en')
  rerender(<Screen language={{ ...createPolish(), direction: 'rtl' }} />)
  expect(document.documentElement).toHaveAttribute('lang', 'pl')
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})

test('what the document says already is not set again', () => {
  const root = document.documentElement
  root.lang = 'en'
  root.removeAttribute('dir')
  const observer = new MutationObserver(() => undefined)
  observer.observe(root, { attributes: true })
  render(<Screen language={english} />)
  expect(observer.takeRecords()).toEqual([])
})
