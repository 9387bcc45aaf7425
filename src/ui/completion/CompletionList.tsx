import { useEffect, useLayoutEffect, useRef } from 'react'
import { cx } from '#lib/cx.ts'
import { Avatar } from '../Avatar.tsx'
import { caretPlace } from './caretPlace.ts'
import type { Completion } from './Completions.ts'
import floating from '../floating.module.css'
import css from './CompletionList.module.css'

interface Props {
  id: string
  label: string
  options: readonly Completion[]
  active: number
  /** The completed textarea, and the index of the sign in its text. */
  area: HTMLTextAreaElement
  at: number
  onChoose: (option: Completion) => void
  onActiveChange: (index: number) => void
}

const GAP = 4

/** Gives the id of an option, which the textarea points to. */
export function optionId(id: string, index: number): string {
  return `${id}-${index}`
}

/**
 * The list of completions, under the current line or above it where there is more room. Focus stays
 * in the textarea.
 */
export function CompletionList({
  id,
  label,
  options,
  active,
  area,
  at,
  onChoose,
  onActiveChange,
}: Props) {
  const list = useRef<HTMLUListElement>(null)

  useLayoutEffect(() => {
    const box = list.current
    const around = box?.offsetParent
    if (!box || !around) return
    const caret = caretPlace(area, at)
    const [frame, outer] = [area.getBoundingClientRect(), around.getBoundingClientRect()]
    const [x, y] = [
      frame.left - outer.left - around.clientLeft,
      frame.top - outer.top - around.clientTop,
    ]
    const below =
      (window.visualViewport?.height ?? window.innerHeight) - frame.top - caret.bottom - GAP
    const above = frame.top + caret.top - GAP
    const isAbove = below < box.offsetHeight && above > below
    box.style.left = `${Math.max(0, Math.min(x + caret.left, around.clientWidth - box.offsetWidth))}px`
    box.style.top = `${isAbove ? y + caret.top - GAP - box.offsetHeight : y + caret.bottom + GAP}px`
  }, [area, at, options])

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' })
  }, [active, options])

  return (
    // The list takes no focus: the textarea keeps it and points to the active option.
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className={cx(floating.box, css.list)}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map((option, index) => (
        <li
          key={option.id}
          id={optionId(id, index)}
          role="option"
          aria-selected={index === active}
          className={cx(floating.option, css.option)}
          onClick={() => onChoose(option)}
          onPointerMove={() => index !== active && onActiveChange(index)}
        >
          <Avatar name={option.name} src={option.avatar} size={24} />
          <bdi className={css.name}>{option.name}</bdi>
          {option.note !== undefined && <span className={css.note}>{option.note}</span>}
        </li>
      ))}
    </ul>
  )
}
