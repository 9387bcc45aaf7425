import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { StatusRow_status$key } from '#generated/StatusRow_status.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { FrameRefreshContext } from '#relay/boundaries/FrameRefreshContext.ts'
import type { StatusCategory } from '#rules/statuses.ts'
import { useServices } from '#services/Services.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { Switch } from '#ui/Switch.tsx'
import { LabelRow, type LabelRowProps } from './LabelRow.tsx'
import { setOnRoadmap } from './statusActs.ts'
import css from './Catalog.module.css'

interface Props extends Omit<LabelRowProps, 'count' | 'name' | 'control' | 'children'> {
  status: StatusRow_status$key
}

/** A status: its shape and name, what it means, whether it is on the roadmap, and how many ideas have it. */
export function StatusRow({ status, ...rest }: Props) {
  const t = useMessages(catalogMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const refreshFrame = use(FrameRefreshContext)
  const data = useFragment(
    graphql`
      fragment StatusRow_status on Status {
        id
        name
        description
        category
        color
        onRoadmap
        totalIdeaCount @catch(to: NULL)
      }
    `,
    status,
  )
  const [update] = useAct(setOnRoadmap)
  const category = data.category as StatusCategory
  const change = (onRoadmap: boolean): void => {
    void update({ statusId: data.id, onRoadmap }).then((outcome) => {
      const problem = problemOf(outcome, language, (what) => t('catalog.failed', { what }))
      if (problem !== null) toasts.add({ text: problem })
      else refreshFrame().catch(() => undefined)
    })
  }
  return (
    <LabelRow
      {...rest}
      name={data.name}
      count={data.totalIdeaCount}
      control={
        <Switch
          label={t('statuses.roadmapNamed', { name: data.name })}
          isOn={data.onRoadmap}
          onChange={change}
        >
          {t('statuses.roadmap')}
        </Switch>
      }
    >
      <span className={css.name}>
        <StatusMark category={category} color={data.color}>
          <bdi>{data.name}</bdi>
        </StatusMark>
      </span>
      {data.description && <span className={css.about}>{data.description}</span>}
      <span className={css.about}>
        {t('statuses.means')}: {t(`statuses.${category}`)}
      </span>
    </LabelRow>
  )
}
