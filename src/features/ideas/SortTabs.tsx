import type { ReactNode } from 'react'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { AppLink } from '#parts/link/AppLink.tsx'
import { LinkTabs } from '#ui/LinkTabs.tsx'
import { choiceHref, sorts, type ListChoice, type SortName } from './listAddress.ts'
import { ListScope } from './ListScope.tsx'

/**
 * The orders of a list, with what is in it and how it is sorted. A search has one order of its own,
 * so that it shows no others.
 */
export function SortTabs({
  choice,
  siteSort = 'trending',
  end,
}: {
  choice: ListChoice
  /** The order of lists whose address says none. */
  siteSort?: SortName
  end?: ReactNode
}) {
  const t = useMessages(commonMessages)
  const names = Object.keys(sorts) as SortName[]
  const tabs =
    choice.search === ''
      ? names.map((sort) => ({
          href: choiceHref({ ...choice, sort: sort === siteSort ? null : sort }),
          label: t(`sort.${sort}`),
          current: sort === (choice.sort ?? siteSort),
        }))
      : [{ href: choiceHref(choice), label: t('sort.best'), current: true }]
  return (
    <>
      <LinkTabs label={t('sort.label')} tabs={tabs} component={AppLink} end={end} />
      <ListScope choice={choice} sort={choice.sort ?? siteSort} />
    </>
  )
}
