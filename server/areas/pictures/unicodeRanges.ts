/** Characters that follow each other, the first and the last among them. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Reads the ranges of characters as CSS writes them: `U+0000-00FF,U+131,U+4??`. */
export function readRanges(text: string): Range[] {
  return text.split(',').flatMap((one) => {
    const [, first, last] = /^\s*U\+([\dA-F?]+)(?:-([\dA-F]+))?\s*$/i.exec(one) ?? []
    if (first === undefined) return []
    return [
      {
        from: parseInt(first.replaceAll('?', '0'), 16),
        to: parseInt(last ?? first.replaceAll('?', 'F'), 16),
      },
    ]
  })
}
