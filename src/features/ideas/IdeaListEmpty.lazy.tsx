import { useLocation } from 'react-router-dom'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { ideaListMessages } from '#lib/messages/catalogues/ideaList.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { postHref } from '#services/navigation/postHref.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { choiceHref, filterCount, isOpenOnly, type ListChoice } from './listAddress.ts'

/** A list without ideas, and what to do next. */
export function IdeaListEmpty({ choice }: { choice: ListChoice }) {
  const t = useMessages(commonMessages)
  const tList = useMessages(ideaListMessages)
  const location = useLocation()
  const isFiltered = filterCount(choice) > 0
  // The filters may hide the idea that was searched for.
  if (choice.search !== '' && !isFiltered) {
    return (
      <EmptyState
        title={tList('list.noHits.title')}
        action={
          <ButtonLink href={postHref(location)} component={AppLink} variant="primary">
            {tList('list.noHits.post')}
          </ButtonLink>
        }
      >
        {tList('list.noHits.text')}
      </EmptyState>
    )
  }
  if (isFiltered) {
    return (
      <EmptyState
        title={tList('list.filtered.title')}
        action={
          <>
            <ButtonLink
              href={choiceHref({ ...choice, statuses: [], tags: [], own: [], values: {} })}
              component={AppLink}
            >
              {tList('list.filtered.clear')}
            </ButtonLink>
            {choice.search !== '' && (
              <ButtonLink href={postHref(location)} component={AppLink}>
                {tList('list.noHits.post')}
              </ButtonLink>
            )}
          </>
        }
      >
        {tList('list.filtered.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={tList(isOpenOnly(choice) ? 'list.open.title' : 'list.empty.title')}
      action={
        <ButtonLink href={postHref(location)} component={AppLink} variant="primary">
          {t('post.action')}
        </ButtonLink>
      }
    >
      {tList(isOpenOnly(choice) ? 'list.open.text' : 'list.empty.text')}
    </EmptyState>
  )
}
