import { Fragment, type ReactNode } from 'react'

/** A sentence of a catalogue with elements in the place of its parts, `{who}` for instance. */
export function Sentence({
  text,
  parts,
}: {
  text: string
  parts: Readonly<Record<string, ReactNode>>
}) {
  return text
    .split(/\{(\w+)\}/)
    .map((piece, at) => <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>)
}
