import { graphql, useFragment } from 'react-relay'
import { useHref, useNavigate } from 'react-router-dom'
import type { RoadmapFilters_query$key } from '#generated/RoadmapFilters_query.graphql.ts'
import { roadmapMessages } from '#lib/messages/catalogues/roadmap.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { paths } from '#services/navigation/paths.ts'
import { Button } from '#ui/Button.tsx'
import { roadmapHref, type RoadmapChoice } from './roadmapAddress.ts'
import css from './RoadmapFilters.module.css'

/** The choices of board and tag: a form for a page without a script, at once with one. */
export function RoadmapFilters({
  query,
  choice,
}: {
  query: RoadmapFilters_query$key
  choice: RoadmapChoice
}) {
  const t = useMessages(roadmapMessages)
  const navigate = useNavigate()
  const { site } = useFragment(
    graphql`
      fragment RoadmapFilters_query on Query {
        site {
          boards {
            slug
            name
          }
          tags {
            slug
            name
          }
        }
      }
    `,
    query,
  )
  const action = useHref(paths.roadmap)
  const boards = site?.boards ?? []
  const tags = site?.tags ?? []
  if (boards.length < 2 && tags.length === 0) return null
  const choose = (change: Partial<RoadmapChoice>): void =>
    void navigate(roadmapHref({ ...choice, after: null, ...change }))
  return (
    <form method="get" action={action} aria-label={t('roadmap.filters')} className={css.filters}>
      {choice.column !== null && <input type="hidden" name="column" value={choice.column} />}
      {boards.length > 1 && (
        <Choice
          name="board"
          label={t('roadmap.board')}
          all={t('roadmap.allBoards')}
          options={boards}
          value={choice.board}
          onChoose={(board) => choose({ board })}
        />
      )}
      {tags.length > 0 && (
        <Choice
          name="tag"
          label={t('roadmap.tag')}
          all={t('roadmap.anyTag')}
          options={tags}
          value={choice.tag}
          onChoose={(tag) => choose({ tag })}
        />
      )}
      <noscript>
        <Button type="submit" size="s">
          {t('roadmap.filter')}
        </Button>
      </noscript>
    </form>
  )
}

interface ChoiceProps {
  name: string
  label: string
  all: string
  options: readonly { readonly slug: string; readonly name: string }[]
  value: string | null
  onChoose: (slug: string | null) => void
}

function Choice({ name, label, all, options, value, onChoose }: ChoiceProps) {
  return (
    <select
      name={name}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value || null)}
      className={css.choice}
    >
      <option value="">{all}</option>
      {value !== null && options.every(({ slug }) => slug !== value) && (
        <option value={value}>{value}</option>
      )}
      {options.map((option) => (
        <option key={option.slug} value={option.slug}>
          {option.name}
        </option>
      ))}
    </select>
  )
}
