import { graphql, useFragment } from 'react-relay'
import type { IdeaMarks_idea$key } from '#generated/IdeaMarks_idea.graphql.ts'
import { ideaTeamMessages } from '#lib/messages/catalogues/ideaTeam.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { problemOf } from '#parts/failure/problems.ts'
import { useHideIdeaCounts, usePinIdea } from './useMarkIdea.ts'
import css from './TeamSection.module.css'

/** The outcome of setting a mark. */
export type MarkOutcome = Parameters<typeof problemOf>[0]

interface Props {
  idea: IdeaMarks_idea$key
  onSet: (outcome: Promise<MarkOutcome>) => void
}

/** The team's switches of an idea: its pin, and that its votes are hidden. */
export function IdeaMarks({ idea, onSet }: Props) {
  const t = useMessages(ideaTeamMessages)
  const { id, pinned, countsHidden } = useFragment(
    graphql`
      fragment IdeaMarks_idea on Idea {
        id
        pinned
        countsHidden
      }
    `,
    idea,
  )
  const [setPinned] = usePinIdea()
  const [setHidden] = useHideIdeaCounts()
  const pin = (on: boolean): void =>
    onSet(
      setPinned(
        { ideaId: id, pinned: on },
        { optimistic: { setIdeaPinned: { errors: [], idea: { id, pinned: on } } } },
      ),
    )
  const hide = (on: boolean): void =>
    onSet(
      setHidden(
        { ideaId: id, hidden: on },
        { optimistic: { setIdeaCountsHidden: { errors: [], idea: { id, countsHidden: on } } } },
      ),
    )
  const marks = [
    { key: 'pinned', isOn: pinned, set: pin },
    { key: 'hidden', isOn: countsHidden === true, set: hide },
  ] as const
  return marks.map(({ key, isOn, set }) => (
    <label key={key} className={css.mark}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => set(target.checked)} />
      {t(key)}
    </label>
  ))
}
