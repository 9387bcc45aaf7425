import { graphql, useFragment } from 'react-relay'
import type { ListSettings_site$key } from '#generated/ListSettings_site.graphql.ts'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ChoiceSetting } from './ChoiceSetting.tsx'

const sorts = ['TRENDING', 'TOP', 'NEWEST', 'ACTIVE', 'DISCUSSED'] as const

/** The settings of how lists of ideas are sorted at first, and of who sees their votes. */
export function ListSettings({ site }: { site: ListSettings_site$key }) {
  const t = useMessages(siteLookMessages)
  const { defaultSort, hidesCounts } = useFragment(
    graphql`
      fragment ListSettings_site on Site {
        defaultSort
        hidesCounts
      }
    `,
    site,
  )
  return (
    <>
      <ChoiceSetting
        name="defaultSort"
        heading={t('sort.title')}
        value={sorts.find((sort) => sort === defaultSort) ?? 'TRENDING'}
        options={sorts.map((value) => ({
          value,
          label: t(`sort.${value}`),
          hint: t(`sort.${value}.hint`),
        }))}
        change={(chosen) => ({ defaultSort: chosen })}
      />
      <ChoiceSetting
        name="hidesCounts"
        heading={t('counts.title')}
        value={hidesCounts ? 'hidden' : 'shown'}
        options={[
          { value: 'shown', label: t('counts.shown'), hint: t('counts.shown.hint') },
          { value: 'hidden', label: t('counts.hidden'), hint: t('counts.hidden.hint') },
        ]}
        change={(chosen) => ({ hidesCounts: chosen === 'hidden' })}
      />
    </>
  )
}
