import { graphql, useFragment } from 'react-relay'
import type { StatusForm_status$key } from '#generated/StatusForm_status.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { limits } from '#rules/limits.ts'
import { hasEnded, statusCategories, type StatusCategory } from '#rules/statuses.ts'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { Notice } from '#ui/Notice.tsx'
import { StatusMark } from '#ui/StatusMark.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ColorField } from './ColorField.tsx'
import { isColor } from './colorNote.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { LabelFormFrame } from './LabelFormFrame.tsx'
import { createStatus, updateStatus } from './statusActs.ts'
import { useLabelForm } from './useLabelForm.ts'
import css from './Catalog.module.css'

interface StatusValues extends Record<string, string> {
  name: string
  description: string
  category: StatusCategory
  color: string
}

interface Props {
  /** Null for a new one. */
  status: StatusForm_status$key | null
  onDone: () => void
  /** Not given where something stored is changed. */
  onAnother?: () => void
  onDelete?: () => void
}

/** The name of a status, what it says to people, its meaning and its colour. */
export function StatusForm({ status, onDone, onAnother, onDelete }: Props) {
  const t = useMessages(catalogMessages)
  const data = useFragment(
    graphql`
      fragment StatusForm_status on Status {
        id
        name
        description
        category
        color
      }
    `,
    status ?? null,
  )
  const [create] = useAct(createStatus)
  const [update] = useAct(updateStatus)
  const id = data?.id ?? 'new'
  const form = useLabelForm<StatusValues>({
    name: `status.${id}`,
    stored: {
      name: data?.name ?? '',
      description: data?.description ?? '',
      category: (data?.category ?? 'PLANNED') as StatusCategory,
      color: data?.color ?? '',
    },
    texts: { name: 'label', description: 'labelDescription' },
    check: ({ color }) => (isColor(color) ? {} : { color: t('catalog.color.wrong') }),
    send: (values, changed) => (data ? update({ statusId: id, ...changed }) : create(values)),
    onDone,
    onAnother,
  })
  const { values, change, errorOf } = form
  return (
    <LabelFormFrame
      label={data ? t('catalog.editNamed', { name: data.name }) : t('statuses.new')}
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
      <DescriptionField
        value={values.description}
        onValueChange={(description) => change({ description })}
        error={errorOf('description')}
      />
      <ChoiceField<StatusCategory>
        legend={t('statuses.means')}
        value={values.category}
        onValueChange={(category) => change({ category })}
        error={errorOf('category')}
        options={statusCategories.map((value) => ({
          value,
          label: t(`statuses.${value}`),
          hint: t(`statuses.${value}.hint`),
        }))}
      />
      <div role="status" className={css.said}>
        {data && data.category !== values.category && (
          <MeaningNote from={data.category} to={values.category} />
        )}
      </div>
      <ColorField
        value={values.color}
        onValueChange={(color) => change({ color })}
        error={errorOf('color')}
        sample={(color) => (
          <StatusMark category={values.category} color={color}>
            {values.name || t('catalog.name')}
          </StatusMark>
        )}
      />
    </LabelFormFrame>
  )
}

/** The effect of another meaning of a status on the ideas that have it. */
function MeaningNote({ from, to }: { from: string; to: StatusCategory }) {
  const t = useMessages(catalogMessages)
  const voting = t(hasEnded(to) ? 'statuses.votingCloses' : 'statuses.votingOpens')
  return (
    <Notice>
      {hasEnded(to) !== hasEnded(from) && `${voting} `}
      {t('statuses.quiet')}
    </Notice>
  )
}
