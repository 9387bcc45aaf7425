import { useState, type ComponentProps } from 'react'
import { TextField } from './TextField.tsx'

interface Props extends Omit<ComponentProps<typeof TextField>, 'type' | 'max' | 'onBlur'> {
  /** Whether a day is one to hand on: a year that is being typed is 0002 before it is 2026. */
  isDay: (text: string) => boolean
}

/** A labelled field for a day such as 2026-05-03, which hands on whole days and their absence only. */
export function DateField({ value, onValueChange, isDay, ...rest }: Props) {
  const [typed, setTyped] = useState(value)
  const [seen, setSeen] = useState(value)
  // The values that were handed on and have not come back as `value` yet; they must not undo what was typed since.
  const [sent, setSent] = useState<readonly string[]>([])
  if (value !== seen) {
    const at = sent.lastIndexOf(value)
    setSeen(value)
    setSent(at < 0 ? [] : sent.slice(at + 1))
    if (at < 0) setTyped(value)
  }
  const change = (text: string): void => {
    setTyped(text)
    if (text !== '' && !isDay(text)) return
    setSent([...sent, text])
    onValueChange(text)
  }
  const leave = (): void => {
    setSent([])
    if (typed !== '' && !isDay(typed)) setTyped(value)
  }
  return <TextField {...rest} type="date" value={typed} onValueChange={change} onBlur={leave} />
}
