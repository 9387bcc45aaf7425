import { useRef } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { listLimits } from '#rules/listLimits.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { useSearchAddress } from './useSearchAddress.ts'

interface Props {
  /** Slugs of those that can be searched by themselves. */
  boards: readonly string[]
  /** Opens the palette, where there are no keys for it. */
  onPalette?: () => void
}

/** Search as you type, from every screen; `/` leads here. */
export function SearchBox({ boards, onPalette }: Props) {
  const t = useMessages(commonMessages)
  const field = useRef<HTMLInputElement>(null)
  const { text, type, submit, pending, form } = useSearchAddress(boards)
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
      maxLength={listLimits.search.max}
      form={form}
      end={
        onPalette && (
          <IconButton
            label={t('search.palette')}
            aria-haspopup="dialog"
            icon={<Icon name="go" size={18} />}
            onClick={onPalette}
          />
        )
      }
    />
  )
}
