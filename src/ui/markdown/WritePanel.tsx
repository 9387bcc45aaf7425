import type { ReactNode, RefObject } from 'react'
import { AutoTextArea, type AreaRows } from '../AutoTextArea.tsx'
import type { Completions } from '../completion/Completions.ts'
import { useCompletion } from '../completion/useCompletion.tsx'
import type { FieldControl } from '../Field.tsx'
import type { useMarkup } from './useMarkup.ts'
import css from './WritePanel.module.css'

interface Props {
  area: RefObject<HTMLTextAreaElement | null>
  control: FieldControl
  markup: ReturnType<typeof useMarkup>
  hidden: boolean
  value: string
  onValueChange: (value: string) => void
  minRows: AreaRows
  placeholder?: string
  completions?: Completions
  /** Images, below the text. */
  tray: ReactNode
}

/** The text of a Markdown field as it is written, and its images. */
export function WritePanel({
  area,
  control,
  markup,
  hidden,
  value,
  onValueChange,
  minRows,
  placeholder,
  completions,
  tray,
}: Props) {
  const { typed, areaProps, popup } = useCompletion(area, value, completions)
  return (
    <div
      role="tabpanel"
      id={`${control.id}-write`}
      aria-labelledby={`${control.id}-write-tab`}
      hidden={hidden}
      className={css.write}
    >
      <AutoTextArea
        {...control}
        {...areaProps}
        ref={area}
        value={value}
        onValueChange={(next) => {
          onValueChange(next)
          typed()
        }}
        onKeyDown={(event) => {
          if (!markup.onKeyDown(event)) areaProps.onKeyDown?.(event)
        }}
        minRows={minRows}
        placeholder={placeholder}
        className={css.area}
      />
      {popup}
      {tray}
    </div>
  )
}
