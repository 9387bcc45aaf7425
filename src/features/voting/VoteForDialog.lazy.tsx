import { useId, useRef, useState, type FormEvent } from 'react'
import type { Translate } from '#lib/messages/catalogue.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useProblemText, type SayProblem } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { checkText } from '#rules/validation.ts'
import { isWebAddress } from '#rules/webAddress.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PersonField } from './PersonField.tsx'
import { useCastVoteFor } from './useCastVoteFor.ts'
import type { KnownPerson } from './usePeopleByName.ts'

/** The team's knowledge of the wish. */
interface Wish {
  readonly name: string
  readonly person: KnownPerson | null
  readonly evidenceUrl: string
  readonly why: string
}

type Field = 'name' | 'evidenceUrl' | 'why'
type Wrong = Partial<Record<Field, string>>

const nothing: Wish = { name: '', person: null, evidenceUrl: '', why: '' }

/** The team's vote for somebody who asked elsewhere. */
export function VoteForDialog({ ideaId, isOpen, onClose }: OverlayProps & { ideaId: string }) {
  const t = useMessages(votingMessages)
  const formId = useId()
  const { form, wish, change, errorOf, failure, isSending, send } = useVoteFor(ideaId, onClose)
  const footer = (
    <>
      <Button type="submit" form={formId} variant="primary" aria-disabled={isSending}>
        {t('for.send')}
      </Button>
      <Button onClick={onClose}>{t('for.cancel')}</Button>
    </>
  )
  return (
    <Dialog title={t('for.title')} isOpen={isOpen} onClose={onClose} footer={footer}>
      <FormStack ref={form} id={formId} onSubmit={send} isSending={isSending}>
        <p>{t('for.lead')}</p>
        <PersonField
          name={wish.name}
          onNameChange={(name) => change({ name })}
          person={wish.person}
          onPersonChange={(person) => change({ person })}
          error={errorOf('name')}
        />
        <TextField
          label={t('for.evidence')}
          optional
          type="url"
          value={wish.evidenceUrl}
          onValueChange={(evidenceUrl) => change({ evidenceUrl })}
          max={limits.evidenceUrl.max}
          error={errorOf('evidenceUrl')}
          autoComplete="off"
        />
        <TextField
          label={t('for.why')}
          optional
          hint={t('for.who')}
          value={wish.why}
          onValueChange={(why) => change({ why })}
          max={limits.voteReason.max}
          error={errorOf('why')}
          autoComplete="off"
        />
        {failure !== null && (
          <Notice tone="danger" role="alert">
            {failure}
          </Notice>
        )}
      </FormStack>
    </Dialog>
  )
}

/** The form's fields, what is wrong with them, and its sending. */
function useVoteFor(ideaId: string, onClose: () => void) {
  const t = useMessages(votingMessages)
  const sayProblem = useProblemText()
  const [kept, keep] = useUnsaved(`vote-for.${ideaId}`)
  const wish = kept === null ? nothing : (JSON.parse(kept) as Wish)
  const form = useRef<HTMLFormElement>(null)
  const [wrong, setWrong] = useState<Wrong>({})
  const [castFor] = useCastVoteFor()
  const { state, problems, submit, clear } = useSubmission((what) => t('for.failed', { what }))
  const [problem = null] = problems
  const fieldOf = { name: 'name', userId: 'name', evidenceUrl: 'evidenceUrl', why: 'why' } as const
  const refused = fieldOf[problem?.field as keyof typeof fieldOf] as Field | undefined
  const change = (part: Partial<Wish>): void => {
    setWrong({})
    clear()
    keep(JSON.stringify({ ...wish, ...part }))
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = wrongIn(wish, t, sayProblem)
    setWrong(found)
    if (Object.keys(found).length > 0) return focusFirstWrong(form.current)
    const { name, person, evidenceUrl, why } = wish
    const cast = await submit(() =>
      castFor({
        ideaId,
        voter: person ? { userId: person.id } : { name },
        evidenceUrl: evidenceUrl.trim() || null,
        why: why.trim() || null,
      }),
    )
    if (!cast) return focusFirstWrong(form.current)
    keep(null)
    onClose()
  }
  return {
    form,
    wish,
    change,
    errorOf: (field: Field): string | undefined =>
      wrong[field] ?? (refused === field ? problem?.message : undefined),
    /** Why it was not done, where no field is to blame. */
    failure: problem && !refused ? problem.message : null,
    isSending: state === 'sending',
    send,
  }
}

function wrongIn(
  { name, person, evidenceUrl, why }: Wish,
  t: Translate<typeof votingMessages>,
  sayProblem: SayProblem,
): Wrong {
  const found: Wrong = {}
  const check = (kind: Parameters<typeof checkText>[0], field: Field, text: string): void => {
    const first = checkText(kind, field, text)
    if (first) found[field] = sayProblem(first)
  }
  if (!person) check('personName', 'name', name)
  check('evidenceUrl', 'evidenceUrl', evidenceUrl)
  if (evidenceUrl.trim() !== '' && !isWebAddress(evidenceUrl.trim()))
    found.evidenceUrl ??= t('for.evidenceBad')
  check('voteReason', 'why', why)
  return found
}
