import { graphql, useFragment } from 'react-relay'
import type { SearchWordsForm_group$key } from '#generated/SearchWordsForm_group.graphql.ts'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { searchWordsMessages } from '#lib/messages/catalogues/searchWords.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { useAct } from '#relay/acts/useAct.ts'
import { limits } from '#rules/limits.ts'
import { useServices } from '#services/Services.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LabelFormFrame } from './LabelFormFrame.tsx'
import { deleteSynonyms, saveSynonyms } from './synonymActs.ts'
import { useLabelForm } from './useLabelForm.ts'

interface Props {
  /** Null for new ones. */
  group: SearchWordsForm_group$key | null
  onDone: () => void
  /** Not given where something stored is changed. */
  onAnother?: () => void
  onDeleted?: () => void
}

/** Words that mean the same, with commas between them. */
export function SearchWordsForm({ group, onDone, onAnother, onDeleted }: Props) {
  const t = useMessages(searchWordsMessages)
  const tCatalog = useMessages(catalogMessages)
  const language = useLanguage()
  const { toasts } = useServices()
  const data = useFragment(
    graphql`
      fragment SearchWordsForm_group on SynonymGroup {
        id
        words
      }
    `,
    group ?? null,
  )
  const [save] = useAct(saveSynonyms)
  const [remove] = useAct(deleteSynonyms)
  const stored = data?.words.join(', ') ?? ''
  const form = useLabelForm<{ words: string }>({
    name: `words.${data?.id ?? 'new'}`,
    stored: { words: stored },
    texts: {},
    check: ({ words }): { words?: string } =>
      wordsIn(words).length < limits.synonyms.least ? { words: t('words.few') } : {},
    send: ({ words }) => save({ groupId: data?.id ?? null, words: wordsIn(words) }),
    onDone,
    onAnother,
  })
  const { values, change, errorOf } = form
  const onDelete = async (id: string): Promise<void> => {
    const problem = problemOf(await remove({ groupId: id }), language, (what) =>
      t('words.failed', { what }),
    )
    if (problem === null) onDeleted?.()
    else toasts.add({ text: problem })
  }
  return (
    <LabelFormFrame
      label={data ? tCatalog('catalog.editNamed', { name: stored }) : t('team.new')}
      form={form}
      deletesAtOnce
      onDelete={data ? () => void onDelete(data.id) : undefined}
    >
      <TextField
        label={t('words.label')}
        hint={t('words.hint')}
        value={values.words}
        onValueChange={(words) => change({ words })}
        error={errorOf('words')}
        autoComplete="off"
      />
    </LabelFormFrame>
  )
}

/** As people put them into one field, with whatever comma they have. */
function wordsIn(text: string): string[] {
  return text
    .split(/[,;،、，\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')
}
