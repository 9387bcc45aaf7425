import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete'
import { Dialog } from 'react-aria-components/Dialog'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { Input, SearchField } from 'react-aria-components/SearchField'
import { cx } from '#lib/cx.ts'
import { formatNumber } from '#lib/format.ts'
import { t } from '#lib/messages/t.ts'
import { Icon } from '../Icon.tsx'
import type { FilterPickerProps } from '../overlayProps.ts'
import css from './Popover.module.css'

/** Narrows a list: one or several options, found by typing when there are many. Stays open while several are chosen. */
export function FilterPicker({ label, triggerRef, isOpen, onClose, align = 'start', options, selected, onSelect, multiple = false, searchable = options.length > 12 }: FilterPickerProps) {
  const { contains } = useFilter({ sensitivity: 'base' })
  const list = (
    <ListBox
      aria-label={label}
      autoFocus={!searchable}
      selectionMode={multiple ? 'multiple' : 'single'}
      selectedKeys={selected}
      onSelectionChange={(keys) => {
        onSelect(keys === 'all' ? options.map((option) => option.id) : [...keys].map(String))
        if (!multiple) onClose()
      }}
      renderEmptyState={() => <p className={css.none}>{t('picker.none')}</p>}
      className={cx(css.list, !multiple && css.single)}
    >
      {options.map((option) => (
        <ListBoxItem key={option.id} id={option.id} textValue={option.label} className={css.item}>
          <span className={css.check}>
            <Icon name="check" size={14} />
          </span>
          {option.mark}
          <bdi className={css.label}>{option.label}</bdi>
          {option.count != null && <span className={css.note}>{formatNumber(option.count)}</span>}
        </ListBoxItem>
      ))}
    </ListBox>
  )
  return (
    <Popover triggerRef={triggerRef} isOpen={isOpen} onOpenChange={(open) => !open && onClose()} placement={`bottom ${align}`} className={css.popover}>
      <Dialog aria-label={label}>
        {searchable ? (
          <Autocomplete filter={contains}>
            <SearchField aria-label={t('picker.search', { label })} autoFocus className={css.find}>
              <Input className={css.input} />
            </SearchField>
            {list}
          </Autocomplete>
        ) : (
          list
        )}
      </Dialog>
    </Popover>
  )
}
