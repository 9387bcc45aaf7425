import { graphql, useFragment } from 'react-relay'
import type {
  BoardForm_board$data,
  BoardForm_board$key,
} from '#generated/BoardForm_board.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { limits } from '#rules/limits.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { TextField } from '#ui/TextField.tsx'
import { createBoard, updateBoard } from './boardActs.ts'
import { LabelFormFrame } from './LabelFormFrame.tsx'
import { useLabelForm, type LabelForm } from './useLabelForm.ts'
import css from './Catalog.module.css'

const readers = ['PUBLIC', 'MEMBERS', 'TEAM'] as const
const participants = ['MEMBERS', 'TEAM'] as const
const voters = ['EVERYONE', 'MEMBERS', 'TEAM'] as const

interface BoardValues extends Record<string, string> {
  name: string
  slug: string
  description: string
  visibility: (typeof readers)[number]
  posting: (typeof participants)[number]
  voting: (typeof voters)[number]
  commenting: (typeof participants)[number]
  template: string
}

const beginning: BoardValues = {
  name: '',
  slug: '',
  description: '',
  visibility: 'PUBLIC',
  posting: 'MEMBERS',
  voting: 'EVERYONE',
  commenting: 'MEMBERS',
  template: '',
}

interface Props {
  /** Null for a new one. */
  board: BoardForm_board$key | null
  onDone: () => void
  /** Not given where something stored is changed. */
  onAnother?: () => void
  onDelete?: () => void
}

/** Everything that the team says of a board. */
export function BoardForm({ board, onDone, onAnother, onDelete }: Props) {
  const t = useMessages(catalogMessages)
  const data = useFragment(
    graphql`
      fragment BoardForm_board on Board {
        id
        name
        slug
        description
        visibility
        posting
        voting
        commenting
        template
      }
    `,
    board ?? null,
  )
  const [create] = useAct(createBoard)
  const [update] = useAct(updateBoard)
  const id = data?.id ?? 'new'
  const form = useLabelForm<BoardValues>({
    name: `board.${id}`,
    stored: data ? valuesOf(data) : beginning,
    texts: { name: 'label', description: 'boardDescription', template: 'boardTemplate' },
    send: ({ slug: _slug, ...values }, changed) =>
      data ? update({ boardId: id, ...changed }) : create(values),
    onDone,
    onAnother,
  })
  const { values, change, errorOf } = form
  return (
    <LabelFormFrame
      label={data ? t('catalog.editNamed', { name: data.name }) : t('boards.new')}
      form={form}
      onDelete={onDelete}
    >
      <TextField
        label={t('catalog.name')}
        value={values.name}
        onValueChange={(name) => change({ name })}
        error={errorOf('name')}
        max={limits.label.max}
        autoComplete="off"
      />
      <TextField
        label={t('boards.description')}
        optional
        value={values.description}
        onValueChange={(description) => change({ description })}
        error={errorOf('description')}
        max={limits.boardDescription.max}
        autoComplete="off"
      />
      {data && (
        <TextField
          label={t('boards.address')}
          hint={t('boards.address.hint')}
          value={values.slug}
          onValueChange={(slug) => change({ slug })}
          error={errorOf('slug')}
          autoCapitalize="none"
          spellCheck={false}
          autoComplete="off"
        />
      )}
      <WhoMay {...{ values, change, errorOf }} />
      <TextArea
        label={t('boards.template')}
        optional
        hint={t('boards.template.hint')}
        value={values.template}
        onValueChange={(template) => change({ template })}
        error={errorOf('template')}
        max={limits.boardTemplate.max}
      />
    </LabelFormFrame>
  )
}

/** A board as its form has it. */
function valuesOf(board: BoardForm_board$data): BoardValues {
  const { name, slug, description, visibility, posting, voting, commenting, template } = board
  return {
    ...{ name, slug, description, template },
    ...({ visibility, posting, voting, commenting } as BoardValues),
  }
}

/** The people who read the board and take part in it. */
function WhoMay({
  values,
  change,
  errorOf,
}: Pick<LabelForm<BoardValues>, 'values' | 'change' | 'errorOf'>) {
  const t = useMessages(catalogMessages)
  const choices = [
    { field: 'visibility', label: t('boards.reading'), options: readers },
    { field: 'posting', label: t('boards.posting'), options: participants },
    { field: 'voting', label: t('boards.voting'), options: voters },
    { field: 'commenting', label: t('boards.commenting'), options: participants },
  ] as const
  return (
    <div className={css.pair}>
      {choices.map(({ field, label, options }) => (
        <SelectField
          key={field}
          label={label}
          value={values[field]}
          onValueChange={(value) => change({ [field]: value })}
          options={options.map((value) => ({ value, label: t(`boards.${value}`) }))}
          error={errorOf(field)}
        />
      ))}
    </div>
  )
}
