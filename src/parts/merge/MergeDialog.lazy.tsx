import { useState } from 'react'
import { mergingMessages } from '#lib/messages/catalogues/merging.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { DialogProps, OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { MergeResult } from './MergeResult.tsx'
import { useMergeChoices } from './useMergeChoices.ts'
import { useMergeIdeas, type Merged } from './useMergeIdeas.ts'
import css from './MergeDialog.module.css'

export interface MergeDialogProps extends OverlayProps, Pick<DialogProps, 'onClosed'> {
  ideas: readonly { readonly id: string; readonly title: string }[]
  onMerged?: (merged: Merged) => void
}

/** Asks what one or more ideas are to be merged into, and says what that gives. */
export function MergeDialog({ isOpen, onClose, onClosed, ideas, onMerged }: MergeDialogProps) {
  const t = useMessages(mergingMessages)
  const ids = ideas.map(({ id }) => id)
  const [only] = ideas.length === 1 ? ideas : []
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { choices, failure: notFound } = useMergeChoices(ids, text)
  const { merge, isSending, failure } = useMergeIdeas((merged) => {
    onClose()
    onMerged?.(merged)
  })
  const intoId = choices?.some(({ id }) => id === chosen) ? chosen : null
  const footer = (
    <>
      <div role="status" className={css.result}>
        {intoId !== null && <MergeResult key={intoId} ideaIds={ids} intoId={intoId} />}
      </div>
      <Button
        variant="primary"
        onClick={() => intoId !== null && void merge(ids, intoId)}
        aria-disabled={intoId === null || isSending}
      >
        {t('merge.do')}
      </Button>
      <Button onClick={onClose}>{t('merge.cancel')}</Button>
    </>
  )
  const problem = failure ?? notFound
  return (
    <Dialog
      title={
        only
          ? t('merge.title', { title: only.title })
          : t('merge.titleMany', { count: ideas.length })
      }
      isOpen={isOpen}
      onClose={onClose}
      onClosed={onClosed}
      footer={footer}
    >
      {/* Enter in the search is no decision. */}
      <FormStack ref={focusSearch} onSubmit={(event) => event.preventDefault()}>
        <p>{t(only ? 'merge.hint' : 'merge.hintMany')}</p>
        <SearchField
          label={t('merge.search')}
          placeholder={t('merge.searchShort')}
          value={text}
          onValueChange={setText}
          maxLength={limits.search.max}
        />
        {choices !== null && choices.length > 0 && (
          <ChoiceField
            legend={t('merge.choices')}
            legendHidden
            value={intoId ?? ''}
            onValueChange={setChosen}
            options={choices.map(({ id, number, title, votes, status }) => ({
              value: id,
              label: title,
              hint: [t('merge.choice', { number: String(number), count: votes }), status]
                .filter(Boolean)
                .join(' · '),
            }))}
          />
        )}
        <div role="status">{choices?.length === 0 && <p>{t('merge.none')}</p>}</div>
        {problem !== null && (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </FormStack>
    </Dialog>
  )
}

/** One opens it to search. */
function focusSearch(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}
