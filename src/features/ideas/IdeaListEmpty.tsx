import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { paths } from '#services/navigation/paths.ts'
import { ButtonLink } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { choiceHref, filterCount, type ListChoice } from './listAddress.ts'

/** A list without ideas, and what to do next. */
export function IdeaListEmpty({ choice }: { choice: ListChoice }) {
  const t = useMessages(commonMessages)
  const isFiltered = filterCount(choice) > 0
  // The filters may hide the idea that was searched for.
  if (choice.search !== '' && !isFiltered) {
    return (
      <EmptyState
        title={t('list.noHits.title')}
        action={
          <ButtonLink
            href={`${paths.post}?title=${encodeURIComponent(choice.search)}`}
            component={AppLink}
            variant="primary"
          >
            {t('list.noHits.post')}
          </ButtonLink>
        }
      >
        {t('list.noHits.text')}
      </EmptyState>
    )
  }
  if (isFiltered) {
    return (
      <EmptyState
        title={t('list.filtered.title')}
        action={
          <ButtonLink
            href={choiceHref({ ...choice, statuses: [], tags: [], own: [] })}
            component={AppLink}
          >
            {t('list.filtered.clear')}
          </ButtonLink>
        }
      >
        {t('list.filtered.text')}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('list.empty.title')}
      action={
        <ButtonLink href={paths.post} component={AppLink} variant="primary">
          {t('post.action')}
        </ButtonLink>
      }
    >
      {t('list.empty.text')}
    </EmptyState>
  )
}
