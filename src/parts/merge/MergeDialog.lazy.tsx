import { useRef, useState, type KeyboardEvent } from 'react'
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
import { useMergeChoices, useSimilarChoices, type MergeChoice } from './useMergeChoices.ts'
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
  const found = useMergeChoices(ids, text)
  const similar = useSimilarChoices((isOpen && only) || null)
  const isUntyped = text.trim() === ''
  const choices = isUntyped ? similar : found.choices
  const button = useRef<HTMLButtonElement>(null)
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
        ref={button}
        variant="primary"
        onClick={() => intoId !== null && void merge(ids, intoId)}
        aria-disabled={intoId === null || isSending}
      >
        {t('merge.do')}
      </Button>
      <Button onClick={onClose}>{t('merge.cancel')}</Button>
    </>
  )
  const problem = failure ?? found.failure
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
      <FormStack
        ref={focusSearch}
        onKeyDown={(event) => goOn(event, button.current)}
        onSubmit={(event) => event.preventDefault()}
      >
        <p>{t(only ? 'merge.hint' : 'merge.hintMany')}</p>
        <SearchField
          label={t('merge.search')}
          placeholder={t('merge.searchShort')}
          value={text}
          onValueChange={setText}
          maxLength={limits.search.max}
        />
        {choices !== null && choices.length > 0 && (
          <Choices {...{ choices, intoId, isUntyped }} onChoose={setChosen} />
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

interface ChoicesProps {
  choices: readonly MergeChoice[]
  intoId: string | null
  /** They are those like the idea that is merged. */
  isUntyped: boolean
  onChoose: (id: string) => void
}

function Choices({ choices, intoId, isUntyped, onChoose }: ChoicesProps) {
  const t = useMessages(mergingMessages)
  return (
    <ChoiceField
      legend={t(isUntyped ? 'merge.similar' : 'merge.choices')}
      legendHidden={!isUntyped}
      value={intoId ?? ''}
      onValueChange={onChoose}
      options={choices.map(({ id, number, title, votes, status }) => ({
        value: id,
        label: title,
        hint: [t('merge.choice', { number: String(number), count: votes }), status]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  )
}

/** One opens it to search. */
function focusSearch(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus()
}

/**
 * An arrow goes on from the search to the choices, and chooses as among them; Enter goes on from a
 * choice to the button, beside which it says what that gives.
 */
function goOn(event: KeyboardEvent<HTMLFormElement>, button: HTMLElement | null): void {
  const first = event.currentTarget.querySelector<HTMLElement>('[type=radio]')
  const isAtChoice = event.target instanceof HTMLInputElement && event.target.type === 'radio'
  if (event.key === 'Enter' && isAtChoice) {
    event.preventDefault()
    button?.focus()
  } else if (event.key === 'ArrowDown' && !isAtChoice && first !== null) {
    event.preventDefault()
    first.focus()
    first.click()
  }
}
