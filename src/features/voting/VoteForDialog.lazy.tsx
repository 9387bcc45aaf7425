import { useState } from 'react'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { problemText } from '#rules/problemText.ts'
import { checkText } from '#rules/validation.ts'
import { isWebAddress } from '#rules/webAddress.ts'
import { useServices } from '#services/Services.tsx'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { PersonField } from './PersonField.tsx'
import { useCastVoteFor } from './useCastVoteFor.ts'
import type { KnownPerson } from './usePeopleByName.ts'
import css from './Voting.module.css'

type Wrong = Partial<Record<'name' | 'evidenceUrl' | 'why', string>>

/** The team's vote for somebody who asked elsewhere. */
export function VoteForDialog({ ideaId, isOpen, onClose }: OverlayProps & { ideaId: string }) {
  const t = useMessages(votingMessages)
  const { toasts } = useServices()
  const [name, setName] = useState('')
  const [person, setPerson] = useState<KnownPerson | null>(null)
  const [evidenceUrl, setEvidence] = useState('')
  const [why, setWhy] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const [castFor] = useCastVoteFor()
  const { state, problems, submit, clear } = useSubmission((what) => t('for.failed', { what }))
  const failure = problems[0] ?? null
  const errorOf = (field: keyof Wrong): string | undefined =>
    wrong[field] ??
    (failure?.field === field || (field === 'name' && failure?.field === 'personId')
      ? failure.message
      : undefined)
  const change =
    <Value,>(set: (value: Value) => void) =>
    (value: Value): void => {
      setWrong({})
      clear()
      set(value)
    }
  const send = async (): Promise<void> => {
    const found: Wrong = {}
    const problem = (
      kind: Parameters<typeof checkText>[0],
      field: keyof Wrong,
      text: string,
    ): void => {
      const first = checkText(kind, field, text)
      if (first) found[field] = problemText(first)
    }
    if (!person) problem('personName', 'name', name)
    problem('evidenceUrl', 'evidenceUrl', evidenceUrl)
    if (evidenceUrl.trim() !== '' && !isWebAddress(evidenceUrl.trim()))
      found.evidenceUrl ??= t('for.evidenceBad')
    problem('voteReason', 'why', why)
    setWrong(found)
    if (Object.keys(found).length > 0) return
    const cast = await submit(() =>
      castFor({
        ideaId,
        personId: person?.id ?? null,
        name: person ? null : name,
        evidenceUrl: evidenceUrl.trim() || null,
        why: why.trim() || null,
      }),
    )
    if (!cast) return
    toasts.add({ text: t('for.done', { name: cast.vote?.voter.name ?? name }) })
    setName('')
    setPerson(null)
    setEvidence('')
    setWhy('')
    onClose()
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('for.cancel')}</Button>
      <Button variant="primary" onClick={() => void send()} aria-disabled={state === 'sending'}>
        {t('for.send')}
      </Button>
    </>
  )
  const isElsewhere =
    failure !== null &&
    errorOf('name') === undefined &&
    errorOf('evidenceUrl') === undefined &&
    errorOf('why') === undefined
  return (
    <Dialog title={t('for.title')} isOpen={isOpen} onClose={onClose} footer={footer}>
      <div className={css.form}>
        <p>{t('for.lead')}</p>
        <PersonField
          name={name}
          onNameChange={change(setName)}
          person={person}
          onPersonChange={change(setPerson)}
          error={errorOf('name')}
        />
        <TextField
          label={t('for.evidence')}
          optional
          type="url"
          value={evidenceUrl}
          onValueChange={change(setEvidence)}
          max={limits.evidenceUrl.max}
          error={errorOf('evidenceUrl')}
          autoComplete="off"
        />
        <TextField
          label={t('for.why')}
          optional
          hint={t('for.who')}
          value={why}
          onValueChange={change(setWhy)}
          max={limits.voteReason.max}
          error={errorOf('why')}
          autoComplete="off"
        />
        {isElsewhere && (
          <Notice tone="danger" role="alert">
            {failure.message}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
