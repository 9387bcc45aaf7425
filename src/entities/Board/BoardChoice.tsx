import { graphql, useFragment } from 'react-relay'
import type { BoardChoice_site$key } from '#generated/BoardChoice_site.graphql.ts'
import { boardsMessages } from '#lib/messages/catalogues/boards.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { SelectField } from '#ui/SelectField.tsx'

/** Up to this many boards are laid out with their descriptions. */
const LAID_OUT = 5

/** The choice of an idea's board, '' while none is chosen; nothing if there is only one. */
export function BoardChoice({
  site,
  value,
  onValueChange,
  error,
}: {
  site: BoardChoice_site$key
  value: string
  onValueChange: (id: string) => void
  error?: string | null
}) {
  const t = useMessages(boardsMessages)
  const data = useFragment(
    graphql`
      fragment BoardChoice_site on Site {
        boards {
          id
          name
          description
          takesPosts
        }
      }
    `,
    site,
  )
  // Nobody is offered what they would be refused; what is chosen stays to be seen.
  const boards = data.boards.filter(({ id, takesPosts }) => takesPosts || id === value)
  if (boards.length < 2) return null
  const options = boards.map(({ id, name, description }) => ({
    value: id,
    label: name,
    hint: description,
  }))
  if (boards.length > LAID_OUT)
    return (
      <SelectField
        label={t('board.choice')}
        value={value}
        onValueChange={onValueChange}
        options={options}
        unchosen={t('board.unchosen')}
        error={error}
      />
    )
  return (
    <ChoiceField
      legend={t('board.choice')}
      value={value}
      onValueChange={onValueChange}
      options={options}
      error={error}
    />
  )
}
