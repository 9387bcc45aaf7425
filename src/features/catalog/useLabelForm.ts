import { useRef, useState, type FormEvent, type RefObject } from 'react'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Problem, Refusable } from '#parts/failure/problems.ts'
import { useProblemText, type SayProblem } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import type { Outcome } from '#relay/acts/Act.ts'
import { checkText, type TextKind } from '#rules/validation.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'

type Values = Readonly<Record<string, string>>

interface Options<Fields extends Values> {
  /** Names the form where what was typed is kept: `board.new`, `board.<id>`. */
  name: string
  /** The stored values, or those that a new one begins with. */
  stored: Fields
  /** The rules of texts, by field. */
  texts: Partial<Record<keyof Fields & string, TextKind>>
  /** Another check of a field; gives what is wrong. */
  check?: (values: Fields) => Partial<Record<keyof Fields & string, string>>
  /** Sends it; `changed` has the fields that are not as stored. */
  send: (values: Fields, changed: Partial<Fields>) => Promise<Outcome<Refusable>>
  onDone: () => void
  /** Closes it where nothing was saved; `onDone` where that is no different. */
  onCancel?: (() => void) | undefined
  /** Shows the form of the next new one; not where something stored is changed. */
  onAnother?: (() => void) | undefined
}

/** The form of a board, a status or a tag. */
export interface LabelForm<Fields extends Values> {
  form: RefObject<HTMLFormElement | null>
  values: Fields
  change: (part: Partial<Fields>) => void
  errorOf: (field: keyof Fields & string) => string | null
  /** Problems that are of no field of the form. */
  whole: readonly Problem[]
  isSending: boolean
  submit: (event: FormEvent) => void
  /** Saves it and goes on with the next new one; null where something stored is changed. */
  another: (() => void) | null
  /** Forgets what was typed, and closes. */
  cancel: () => void
}

/**
 * Follows such a form: what is typed outlives a reload until it is saved or given up. What is typed
 * while a save is on its way keeps it open.
 */
export function useLabelForm<Fields extends Values>({
  name,
  stored,
  texts,
  check = () => ({}),
  send,
  onDone,
  onCancel = onDone,
  onAnother,
}: Options<Fields>): LabelForm<Fields> {
  const t = useMessages(catalogMessages)
  const sayProblem = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [kept, keep, forget] = useUnsaved(name)
  const [tried, setTried] = useState(false)
  const { state, problems, submit, clear } = useSubmission((what) => t('catalog.failed', { what }))
  const typed = readKept(kept, stored)
  const values = { ...stored, ...typed }
  const fields = Object.keys(stored) as (keyof Fields & string)[]
  const wrong = problemsIn(values, texts, { check, sayProblem })
  const save = (after: () => void): void => {
    setTried(true)
    if (Object.keys(wrong).length > 0) return focusFirstWrong(form.current)
    void submit(
      () => send(values, typed),
      () => focusFirstWrong(form.current),
    ).then((done) => done && forget(kept) && after())
  }
  return {
    form,
    values,
    change: (part) => {
      const next = Object.entries({ ...typed, ...part }).filter(
        // While it is saved, what is stored is about to be something else.
        ([field, value]) => value !== stored[field] || state === 'sending',
      )
      keep(next.length === 0 ? null : JSON.stringify(Object.fromEntries(next)))
      clear()
    },
    errorOf: (field) =>
      (tried ? wrong[field] : undefined) ??
      problems.find((problem) => problem.field === field)?.message ??
      null,
    whole: problems.filter(({ field }) => field === null || !fields.includes(field)),
    isSending: state === 'sending',
    submit: (event) => {
      event.preventDefault()
      save(onDone)
    },
    another: onAnother ? () => save(onAnother) : null,
    cancel: () => {
      keep(null)
      onCancel()
    },
  }
}

function problemsIn<Fields extends Values>(
  values: Fields,
  texts: Options<Fields>['texts'],
  { check, sayProblem }: { check: NonNullable<Options<Fields>['check']>; sayProblem: SayProblem },
): Partial<Record<keyof Fields & string, string>> {
  const found = Object.entries(texts).flatMap(([field, kind]) => {
    const problem = kind && checkText(kind, field, values[field] ?? '')
    return problem ? [[field, sayProblem(problem)]] : []
  })
  return { ...check(values), ...Object.fromEntries(found) } as Partial<
    Record<keyof Fields & string, string>
  >
}

function readKept<Fields extends Values>(kept: string | null, stored: Fields): Partial<Fields> {
  if (kept === null) return {}
  try {
    const found = JSON.parse(kept) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(found).filter(
        ([field, value]) => field in stored && typeof value === 'string',
      ),
    ) as Partial<Fields>
  } catch {
    return {}
  }
}
