import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react'
import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions } from '#ui/FormStack.tsx'
import css from './SaveGroup.module.css'

/** The changes of a section that are not saved yet. */
interface Change {
  /** Saves it; false where it was not saved, which the section shows; its group gives the focus to the first field that is wrong. */
  save(): Promise<boolean>
  /** Called where it was saved, when all were tried. */
  onSaved?: (() => void) | undefined
  /** Shows what is stored again. */
  discard(): void
}
type Report = (id: string, change: Change | null) => void

const SaveGroupContext = createContext<Report>(() => undefined)

/** Settings with one button, which saves what was changed in any section, and one that discards it. */
export function SaveGroup({ label, children }: { label: string; children: ReactNode }) {
  const t = useMessages(siteSettingsMessages)
  const [changed, setChanged] = useState<ReadonlyMap<string, Change>>(new Map())
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  const saveButton = useRef<HTMLButtonElement>(null)
  const report = useCallback<Report>((id, change) => {
    setChanged((before) => {
      const next = new Map(before)
      if (change) next.set(id, change)
      else next.delete(id)
      return next
    })
    if (change) setState((before) => (before === 'done' ? 'idle' : before))
  }, [])
  const saveAll = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    const form = event.currentTarget
    if (changed.size === 0 || state === 'sending') return
    setState('sending')
    const saved: Change[] = []
    // One after the other: settings may depend on each other.
    for (const change of changed.values()) if (await change.save()) saved.push(change)
    const isWhole = saved.length === changed.size
    setState(isWhole ? 'done' : 'idle')
    if (!isWhole) focusFirstWrong(form)
    for (const { onSaved } of saved) onSaved?.()
  }
  const isSending = state === 'sending'
  const discardAll = (): void => {
    if (isSending) return
    for (const { discard } of changed.values()) discard()
    // The button that has the focus goes away.
    saveButton.current?.focus()
  }
  return (
    <SaveGroupContext value={report}>
      <form noValidate onSubmit={saveAll} aria-label={label}>
        {children}
        <div className={css.bar} data-save-bar="" data-edge-bar="">
          <FormActions
            note={<span role="status">{state === 'done' ? t('settings.saved') : null}</span>}
          >
            <Button
              ref={saveButton}
              type="submit"
              variant="primary"
              aria-disabled={changed.size === 0 || isSending}
            >
              {t(isSending ? 'settings.saving' : 'settings.save')}
            </Button>
            {changed.size > 0 && (
              <Button variant="plain" onClick={discardAll} aria-disabled={isSending}>
                {t('settings.discard')}
              </Button>
            )}
          </FormActions>
        </div>
      </form>
    </SaveGroupContext>
  )
}

/** Makes a section one of its group's. */
export function useSavedTogether(isChanged: boolean, change: Change): void {
  const report = use(SaveGroupContext)
  const id = useId()
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  useEffect(() => {
    report(
      id,
      isChanged
        ? {
            save: () => latest.current.save(),
            onSaved: () => latest.current.onSaved?.(),
            discard: () => latest.current.discard(),
          }
        : null,
    )
    return () => report(id, null)
  }, [report, id, isChanged])
}
