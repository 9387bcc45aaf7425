import { useNavigate } from 'react-router-dom'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyComponent } from '#ui/lazyComponent.tsx'
import { choiceHref, hasClosedChoice, type ListChoice, type SortName } from './listAddress.ts'
import css from './ListScope.module.css'

const SortNote = lazyComponent<{ choice: ListChoice; sort: SortName }>(() =>
  import('./SortNote.lazy.tsx').then((module) => module.SortNote),
)

/** The line under the orders of a list: whether what is closed is in it, and how it is sorted. */
export function ListScope({ choice, sort }: { choice: ListChoice; sort: SortName }) {
  const t = useMessages(commonMessages)
  const navigate = useNavigate()
  const { closed } = choice
  return (
    <div className={css.scope}>
      {hasClosedChoice(choice) && (
        <label className={css.closed} data-scripted>
          <input
            type="checkbox"
            checked={closed}
            onChange={() => void navigate(choiceHref({ ...choice, closed: !closed }))}
          />
          {t('filter.closed')}
        </label>
      )}
      <SortNote choice={choice} sort={sort} />
    </div>
  )
}
