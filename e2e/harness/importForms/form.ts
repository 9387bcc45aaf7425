import fs from 'node:fs'
import path from 'node:path'
import type { RestIssue } from '#server/areas/importing/testing/forms.ts'
import type { ShownIdea } from './shown.ts'

/** A form of file that can be imported. */
export interface ImportForm {
  readonly name: string
  /** Under which its ideas are shown as their source. */
  readonly project: string
  /** What the command is told beside the source. */
  readonly options?: readonly string[]
  /**
   * Writes its files into an empty folder, those of GitHub's forms of the issues given. Gives what is
   * to be imported, and what is to be seen then.
   */
  write(
    folder: string,
    issues: readonly RestIssue[],
  ): Promise<{ readonly source: string; readonly ideas: readonly ShownIdea[] }>
}

/** Writes a file and the folders above it. Gives its path. */
export function written(folder: string, name: string, content: string | Buffer): string {
  const at = path.join(folder, name)
  fs.mkdirSync(path.dirname(at), { recursive: true })
  fs.writeFileSync(at, content)
  return at
}
