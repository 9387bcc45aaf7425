import { memo, type ReactElement } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ErrorCatcher } from '#relay/boundaries/ErrorCatcher.tsx'
import { useNearScreen } from './useNearScreen.ts'

/** A row of an idea. What else its properties say belongs to the same answer as the idea. */
export type IdeaRowElement = ReactElement<{
  readonly idea: unknown
  readonly isOfOneBoard?: boolean
  readonly words?: readonly string[]
}>

interface Props {
  rows: readonly IdeaRowElement[]
  /** The piece's name among the remembered heights. */
  name: string
  heights: Map<string, number>
  windowed: boolean
}

/** Some rows that are drawn together, or the room they take while they are far away. One that cannot be drawn costs its own place. */
export const IdeaRowPiece = memo(function IdeaRowPiece({ rows, name, heights, windowed }: Props) {
  const t = useMessages(commonMessages)
  const { ref, near, height } = useNearScreen({ name, heights, windowed, rows: rows.length })
  return (
    <div ref={ref} style={near ? undefined : { height }}>
      {near &&
        rows.map((row) => (
          <ErrorCatcher
            key={row.key}
            resetKey={row.props.idea}
            renderError={() => <p>{t('section.failed')}</p>}
          >
            {row}
          </ErrorCatcher>
        ))}
    </div>
  )
}, isSame)

function isSame(before: Props, after: Props): boolean {
  return (
    before.windowed === after.windowed &&
    before.heights === after.heights &&
    before.name === after.name &&
    before.rows.length === after.rows.length &&
    before.rows.every((row, index) => isSameRow(row.props, after.rows[index]?.props))
  )
}

function isSameRow(
  before: IdeaRowElement['props'],
  after: IdeaRowElement['props'] | undefined,
): boolean {
  return (
    before.idea === after?.idea &&
    before.isOfOneBoard === after?.isOfOneBoard &&
    before.words === after?.words
  )
}
