import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { TeamSection_idea$key } from '#generated/TeamSection_idea.graphql.ts'
import { comingMonths, formatMonth } from '#lib/formatMonth.ts'
import { ideaTeamMessages } from '#lib/messages/catalogues/ideaTeam.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { ListFile } from '#parts/link/ListFile.tsx'
import { useClock } from '#services/clock/useClock.ts'
import { SideSection } from '#ui/layout/SideSection.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { AssigneeField, type Person } from './AssigneeField.tsx'
import { IdeaMarks, type MarkOutcome } from './IdeaMarks.tsx'
import { useAssignIdea, useExpectIdea } from './useMarkIdea.ts'
import css from './TeamSection.module.css'

/** The months to choose from, the present one among them. */
const MONTHS = 24

export interface TeamSectionProps {
  idea: TeamSection_idea$key
}

/** The team's settings of an idea: each choice is saved at once. */
export function TeamSection({ idea }: TeamSectionProps) {
  const t = useMessages(ideaTeamMessages)
  const language = useLanguage()
  const clock = useClock()
  const data = useFragment(
    graphql`
      fragment TeamSection_idea on Idea {
        id
        ...IdeaMarks_idea
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
  const { id, assignee } = data
  const month = data.targetMonth ?? ''
  const [assign] = useAssignIdea()
  const [expect] = useExpectIdea()
  const [said, setSaid] = useState<{ isProblem: boolean; text: string } | null>(null)
  const settle = async (outcome: Promise<MarkOutcome>): Promise<void> => {
    setSaid(null)
    const ended = await outcome
    // A later choice says how it ended.
    if (ended.kind === 'superseded') return
    const problem = problemOf(ended, language, (what) => t('failed', { what }))
    setSaid({ isProblem: problem !== null, text: problem ?? t('saved') })
  }
  const giveTo = (person: Person | null): Promise<MarkOutcome> =>
    assign(
      { ideaId: id, userId: person?.id ?? null },
      { optimistic: { setIdeaAssignee: { errors: [], idea: { id, assignee: person } } } },
    )
  const coming = comingMonths(clock, MONTHS)
  const months = month === '' || coming.includes(month) ? coming : [month, ...coming]
  return (
    <SideSection heading={t('title')}>
      <div className={css.fields}>
        <IdeaMarks idea={data} onSet={(outcome) => void settle(outcome)} />
        <AssigneeField
          assignee={assignee ?? null}
          onChoose={(person) => void settle(giveTo(person))}
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
        <ListFile list="votes" query={`?idea=${id}`} />
        <ListFile list="comments" query={`?idea=${id}`} />
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
