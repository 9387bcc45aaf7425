import { useRef } from 'react'
import { t } from '#lib/messages/t.ts'
import { limits } from '#rules/limits.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { SearchField } from '#ui/SearchField.tsx'
import { useSearchAddress } from './useSearchAddress.ts'

/** Search as you type, from every screen; `/` leads here. `boards`: slugs of those that can be searched by themselves. */
export function SearchBox({ boards }: { boards: readonly string[] }) {
  const field = useRef<HTMLInputElement>(null)
  const { text, type, submit, pending } = useSearchAddress(boards)
  useShortcut('/', () => field.current?.focus())
  return (
    <SearchField
      ref={field}
      label={t('search.label')}
      placeholder={t('search.placeholder')}
      shortcut="/"
      value={text}
      onValueChange={type}
      onSubmit={submit}
      pending={pending}
      maxLength={limits.search.max}
    />
  )
}
