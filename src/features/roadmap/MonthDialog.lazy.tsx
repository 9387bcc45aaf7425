import { useState, type FormEvent } from 'react'
import { comingMonths, formatMonth } from '#lib/formatMonth.ts'
import { planningMessages } from '#lib/messages/catalogues/planning.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { problemOf } from '#parts/failure/problems.ts'
import { useClock } from '#services/clock/useClock.ts'
import { Button } from '#ui/Button.tsx'
import type { OverlayProps } from '#ui/overlayProps.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { useSetTargetMonth } from './useSetTargetMonth.ts'

/** The months to choose from, the present one among them. */
const MONTHS = 24

export interface MonthDialogProps extends OverlayProps {
  ideaId: string
  /** The present month, such as 2026-06; null where none is said. */
  month: string | null
}

/** Says in which month an idea is expected, or takes that away. */
export function MonthDialog({ isOpen, ...props }: MonthDialogProps) {
  return isOpen && <Opened {...props} />
}

function Opened({ ideaId, month, onClose }: Omit<MonthDialogProps, 'isOpen'>) {
  const t = useMessages(planningMessages)
  const language = useLanguage()
  const clock = useClock()
  const [chosen, setChosen] = useState(month ?? '')
  const [problem, setProblem] = useState<string | null>(null)
  const [run, isSaving] = useSetTargetMonth()
  const coming = comingMonths(clock, MONTHS)
  const months = month === null || coming.includes(month) ? coming : [month, ...coming]
  const save = async (event?: FormEvent): Promise<void> => {
    event?.preventDefault()
    if (isSaving) return
    const outcome = await run({ ideaId, month: chosen === '' ? null : chosen })
    const failure = problemOf(outcome, language, (what) => t('month.failed', { what }))
    setProblem(failure)
    if (failure === null) onClose()
  }
  const footer = (
    <>
      <Button variant="primary" onClick={() => void save()} aria-disabled={isSaving}>
        {t(isSaving ? 'month.saving' : 'month.save')}
      </Button>
      <Button onClick={onClose}>{t('month.cancel')}</Button>
    </>
  )
  return (
    <Dialog title={t('month.title')} isOpen onClose={onClose} size="s" footer={footer}>
      <form onSubmit={(event) => void save(event)} noValidate>
        <SelectField
          label={t('month.label')}
          hint={t('month.hint')}
          error={problem}
          value={chosen}
          onValueChange={setChosen}
          options={[
            { value: '', label: t('month.none') },
            ...months.map((one) => ({ value: one, label: formatMonth(one, clock, language) })),
          ]}
        />
      </form>
    </Dialog>
  )
}
