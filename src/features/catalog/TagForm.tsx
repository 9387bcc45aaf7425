import { graphql, useFragment } from 'react-relay'
import type { TagForm_tag$key } from '#generated/TagForm_tag.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { limits } from '#rules/limits.ts'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { ColorField } from './ColorField.tsx'
import { isColor } from './colorNote.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { LabelFormFrame } from './LabelFormFrame.tsx'
import { createTag, updateTag } from './tagActs.ts'
import { TagMark } from './TagMark.tsx'
import { useLabelForm } from './useLabelForm.ts'
import css from './Catalog.module.css'

const readers = ['PUBLIC', 'TEAM'] as const

interface TagValues extends Record<string, string> {
  name: string
  description: string
  visibility: (typeof readers)[number]
  color: string
}

interface Props {
  /** Null for a new one. */
  tag: TagForm_tag$key | null
  onDone: () => void
  onCancel: () => void
  /** Not given where something stored is changed. */
  onAnother?: () => void
  onDelete?: () => void
}

/** The name of a tag, what it is for, its colour, and who sees it. */
export function TagForm({ tag, onDone, onCancel, onAnother, onDelete }: Props) {
  const t = useMessages(catalogMessages)
  const data = useFragment(
    graphql`
      fragment TagForm_tag on Tag {
        id
        name
        description
        color
        visibility
      }
    `,
    tag ?? null,
  )
  const [create] = useAct(createTag)
  const [update] = useAct(updateTag)
  const id = data?.id ?? 'new'
  const form = useLabelForm<TagValues>({
    name: `tag.${id}`,
    stored: {
      name: data?.name ?? '',
      description: data?.description ?? '',
      visibility: (data?.visibility ?? 'PUBLIC') as TagValues['visibility'],
      color: data?.color ?? '',
    },
    texts: { name: 'label', description: 'labelDescription' },
    check: ({ color }) => (isColor(color) ? {} : { color: t('catalog.color.wrong') }),
    send: (values, changed) => (data ? update({ tagId: id, ...changed }) : create(values)),
    onDone,
    onCancel,
    onAnother,
  })
  const { values, change, errorOf } = form
  return (
    <LabelFormFrame
      label={data ? t('catalog.editNamed', { name: data.name }) : t('tags.new')}
      form={form}
      onDelete={onDelete}
    >
      <div className={css.pair}>
        <TextField
          label={t('catalog.name')}
          value={values.name}
          onValueChange={(name) => change({ name })}
          error={errorOf('name')}
          max={limits.label.max}
          autoComplete="off"
        />
        <SelectField
          label={t('tags.seeing')}
          value={values.visibility}
          onValueChange={(visibility) =>
            change({ visibility: visibility as TagValues['visibility'] })
          }
          options={readers.map((value) => ({ value, label: t(`tags.${value}`) }))}
          error={errorOf('visibility')}
        />
      </div>
      <DescriptionField
        value={values.description}
        onValueChange={(description) => change({ description })}
        error={errorOf('description')}
      />
      <ColorField
        value={values.color}
        onValueChange={(color) => change({ color })}
        error={errorOf('color')}
        sample={(color) => <TagMark name={values.name || t('catalog.name')} color={color} />}
      />
    </LabelFormFrame>
  )
}
