import { useState, type FormEvent } from 'react'
import { segmentMessages } from '#lib/messages/catalogues/segment.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { checkText } from '#rules/validation.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useSetSegment } from './useSetSegment.ts'
import css from './People.module.css'

const FORM = 'segment-form'

interface Props extends OverlayProps {
  userId: string
  name: string
  segment: string
}

/** Asks for the group of customers that a member belongs to. */
export function SegmentDialog(props: Props) {
  return props.isOpen && <OpenDialog {...props} />
}

/** Begins with what is stored each time. */
function OpenDialog({ isOpen, onClose, userId, name, segment }: Props) {
  const t = useMessages(segmentMessages)
  const sayProblem = useProblemText()
  const [typed, setTyped] = useState(segment)
  const [setSegment] = useSetSegment()
  const { state, problems, submit, refuse, clear } = useSubmission()
  const error = problems.find(({ field }) => field === 'segment')?.message ?? null
  const whole = problems.filter(({ field }) => field !== 'segment')
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const problem = checkText('segment', 'segment', typed)
    if (problem) return refuse([{ field: 'segment', message: sayProblem(problem) }])
    if (await submit(() => setSegment({ userId, segment: typed }))) onClose()
  }
  const footer = (
    <>
      <Button type="submit" form={FORM} variant="primary" aria-disabled={state === 'sending'}>
        {t('save')}
      </Button>
      <Button onClick={onClose}>{t('cancel')}</Button>
    </>
  )
  return (
    <Dialog title={t('title', { name })} isOpen={isOpen} onClose={onClose} footer={footer}>
      <form id={FORM} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t('label')}
          hint={t('hint')}
          optional
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            clear()
          }}
          error={error}
          max={limits.segment.max}
          autoComplete="off"
        />
      </form>
      {whole.map(({ message }) => (
        <Notice key={message} tone="danger" role="alert" className={css.gap}>
          {message}
        </Notice>
      ))}
    </Dialog>
  )
}
