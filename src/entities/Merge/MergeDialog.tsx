import { useState } from 'react'
import { t } from '#lib/messages/en/merging.ts'
import { limits } from '#rules/limits.ts'
import { Button } from '#ui/Button.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { SearchField } from '#ui/SearchField.tsx'
import { MergeResult } from './MergeResult.tsx'
import { useMergeChoices } from './useMergeChoices.ts'
import { useMergeIdea } from './useMergeIdea.ts'

interface Props extends OverlayProps {
  idea: { readonly id: string; readonly title: string }
  onMerged: (intoNumber: number) => void
}

/** Asks what an idea is to be merged into, and says what that gives. Lazy: never import it statically. */
export function MergeDialog({ isOpen, onClose, idea, onMerged }: Props) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { choices, failure: notFound } = useMergeChoices(idea.id, text)
  const { merge, isSending, failure } = useMergeIdea(idea.id, (number) => {
    onClose()
    onMerged(number)
  })
  const intoId = choices?.some(({ id }) => id === chosen) ? chosen : null
  const footer = (
    <>
      <Button onClick={onClose}>{t('merge.cancel')}</Button>
      <Button variant="primary" onClick={() => intoId !== null && merge(intoId)} aria-disabled={intoId === null || isSending}>
        {t('merge.do')}
      </Button>
    </>
  )
  const problem = failure ?? notFound
  return (
    <Dialog title={t('merge.title', { title: idea.title })} isOpen={isOpen} onClose={onClose} footer={footer}>
      <FormStack ref={focusSearch}>
        <p>{t('merge.hint')}</p>
        <SearchField label={t('merge.search')} placeholder={t('merge.search')} value={text} onValueChange={setText} maxLength={limits.search.max} />
        {choices !== null && choices.length > 0 && (
          <ChoiceField
            legend={t('merge.choices')}
            legendHidden
            value={intoId ?? ''}
            onValueChange={setChosen}
            options={choices.map(({ id, number, title, votes, status }) => ({
              value: id,
              label: title,
              hint: [t('merge.choice', { number: String(number), count: votes }), status].filter(Boolean).join(' · '),
            }))}
          />
        )}
        <div role="status">
          {choices?.length === 0 && <p>{t('merge.none')}</p>}
          {intoId !== null && <MergeResult key={intoId} ideaId={idea.id} intoId={intoId} />}
        </div>
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
