import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TeamSection_idea$key } from '#generated/TeamSection_idea.graphql.ts'
import { comingMonths, formatMonth } from '#lib/formatMonth.ts'
import { ideaTeamMessages } from '#lib/messages/catalogues/ideaTeam.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { useClock } from '#services/clock/useClock.ts'
import { SideSection } from '#ui/layout/SideSection.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { AssigneeField } from './AssigneeField.tsx'
import { useAssignIdea, useExpectIdea, useHideIdeaCounts, usePinIdea } from './useMarkIdea.ts'
import css from './TeamSection.module.css'

/** The months to choose from, the present one among them. */
const MONTHS = 24

export interface TeamSectionProps {
  idea: TeamSection_idea$key
}

/** What the team sets on an idea: each choice is saved at once. */
export function TeamSection({ idea }: TeamSectionProps) {
  const t = useMessages(ideaTeamMessages)
  const language = useLanguage()
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment TeamSection_idea on Idea {
        id
        pinned
        countsHidden
        targetMonth
        assignee {
          id
          # eslint-disable-next-line relay/unused-fields -- AssigneeField shows it
          name
        }
      }
    `,
    idea,
  )
  const { id, pinned, countsHidden, assignee } = data
  const month = data.targetMonth ?? ''
  const [setPinned] = usePinIdea()
  const [setHidden] = useHideIdeaCounts()
  const [assign] = useAssignIdea()
  const [expect] = useExpectIdea()
  const [said, setSaid] = useState<{ isProblem: boolean; text: string } | null>(null)
  const settle = async (outcome: Promise<Parameters<typeof problemOf>[0]>): Promise<void> => {
    setSaid(null)
    const ended = await outcome
    const problem = problemOf(ended, language, (what) => t('failed', { what }))
    setSaid({ isProblem: problem !== null, text: problem ?? t('saved') })
  }
  const coming = comingMonths(clock, MONTHS)
  const months = month === '' || coming.includes(month) ? coming : [month, ...coming]
  const marks = [
    {
      key: 'pinned',
      checked: pinned,
      set: (on: boolean) =>
        setPinned(
          { ideaId: id, pinned: on },
          { optimistic: { setIdeaPinned: { errors: [], idea: { id, pinned: on } } } },
        ),
    },
    {
      key: 'hidden',
      checked: countsHidden === true,
      set: (on: boolean) =>
        setHidden(
          { ideaId: id, hidden: on },
          { optimistic: { setIdeaCountsHidden: { errors: [], idea: { id, countsHidden: on } } } },
        ),
    },
  ] as const
  return (
    <SideSection heading={t('title')}>
      <div className={css.fields}>
        {marks.map(({ key, checked, set }) => (
          <label key={key} className={css.mark}>
            <input
              type="checkbox"
              checked={checked}
              onChange={({ target }) => void settle(set(target.checked))}
            />
            {t(key)}
          </label>
        ))}
        <AssigneeField
          assignee={assignee ?? null}
          onChoose={(userId) => void settle(assign({ ideaId: id, userId }))}
        />
        <SelectField
          label={t('month')}
          value={month}
          onValueChange={(chosen) => void settle(expect({ ideaId: id, month: chosen || null }))}
          options={[
            { value: '', label: t('month.none') },
            ...months.map((value) => ({ value, label: formatMonth(value, clock, language) })),
          ]}
        />
        <div role="status" className={css.said}>
          {said && !said.isProblem && said.text}
        </div>
        {said?.isProblem && (
          <Notice tone="danger" role="alert">
            {said.text}
          </Notice>
        )}
      </div>
    </SideSection>
  )
}
