import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  type TextareaHTMLAttributes,
} from 'react'
import { typedAfter } from '#lib/typedAfter.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { CompletionList, optionId } from './CompletionList.tsx'
import type { Completion, Completions } from './Completions.ts'

const SIGN = '@'

interface Open {
  from: number
  typed: string
  active: number
}

type AreaProps = Pick<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  | 'onKeyDown'
  | 'onSelect'
  | 'onBlur'
  | 'aria-autocomplete'
  | 'aria-haspopup'
  | 'aria-controls'
  | 'aria-activedescendant'
>

/**
 * Completes text typed after an @ in a textarea. Call `typed` after each change by the user, spread
 * `areaProps` on the textarea, and render `popup` beside it in a positioned element. Without
 * `completions` it does nothing.
 */
export function useCompletion(
  area: RefObject<HTMLTextAreaElement | null>,
  value: string,
  completions: Completions | undefined,
): { typed: () => void; areaProps: AreaProps; popup: ReactNode } {
  const id = useId()
  const [open, setOpen] = useState<Open | null>(null)
  /** The sign whose list was dismissed or completed, so that it does not open again. */
  const settled = useRef<number | null>(null)
  const setCaret = useCaret(area, value)
  const options = completions?.options ?? []
  // The highlighted option may be gone, when fewer options match than before.
  const active = Math.min(open?.active ?? 0, Math.max(0, options.length - 1))
  const close = (): void => {
    completions?.onEnd()
    setOpen(null)
  }
  const typed = (): void => {
    if (!completions) return
    const place = typedAt(area.current)
    if (place?.from !== settled.current) settled.current = null
    if (!place || settled.current !== null) return close()
    setOpen({ ...place, active: 0 })
    completions.onSearch(place.typed, place.from)
  }
  const choose = (option: Completion): void => {
    if (!open || !completions) return
    setCaret(completions.choose(option, open.from, open.from + SIGN.length + open.typed.length))
    settled.current = open.from
    close()
  }
  const reach = (index: number): void => setOpen((now) => now && { ...now, active: index })
  const move = (by: number): void => reach((active + by + options.length) % options.length)
  if (!completions) return { typed, areaProps: {}, popup: null }
  const isShown = open !== null && options.length > 0 && area.current !== null
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isShown || !isPlain(event)) return
    const option = options[active]
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if ((event.key === 'Enter' || event.key === 'Tab') && option) choose(option)
    else if (event.key === 'Escape') {
      settled.current = open.from
      close()
    } else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Closes the list when the caret leaves the typed text. */
  const onSelect = (): void => {
    if (open && typedAt(area.current)?.from !== open.from) close()
  }
  return {
    typed,
    areaProps: {
      onKeyDown,
      onSelect,
      onBlur: close,
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      ...(isShown && { 'aria-controls': id, 'aria-activedescendant': optionId(id, active) }),
    },
    popup: (
      <>
        {isShown && area.current && (
          <CompletionList
            {...{ id, options, active, area: area.current }}
            label={completions.label}
            at={open.from}
            onChoose={choose}
            onActiveChange={reach}
          />
        )}
        <VisuallyHidden>
          <span aria-live="polite">{isShown && completions.found(options.length)}</span>
        </VisuallyHidden>
      </>
    ),
  }
}

/** Gives a function that puts the caret somewhere once the next text is drawn. */
function useCaret(
  area: RefObject<HTMLTextAreaElement | null>,
  value: string,
): (to: number) => void {
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    area.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [area, value])
  return (to) => void (caret.current = to)
}

/** Gives the text after a sign before the caret; null where there is none, or text is selected. */
function typedAt(area: HTMLTextAreaElement | null): ReturnType<typeof typedAfter> {
  const { value = '', selectionStart = 0, selectionEnd = 0 } = area ?? {}
  return selectionStart === selectionEnd ? typedAfter(SIGN, value, selectionStart) : null
}

/** Whether a key is meant for the list: no shortcut, and no part of a letter that is composed. */
function isPlain({ nativeEvent, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return !nativeEvent.isComposing && !metaKey && !ctrlKey && !altKey && !shiftKey
}
