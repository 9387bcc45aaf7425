import { useRef, type FormEvent } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ProfileForm_viewer$key } from '#generated/ProfileForm_viewer.graphql.ts'
import { accountMessages } from '#lib/messages/catalogues/account.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt, problemElsewhere } from '#parts/failure/problems.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { checkText } from '#rules/validation.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { TextField } from '#ui/TextField.tsx'
import { Trouble } from './Trouble.tsx'
import { useUpdateProfile } from './useUpdateProfile.ts'

/** The name that others see. */
export function ProfileForm({ viewer }: { viewer: ProfileForm_viewer$key }) {
  const t = useMessages(accountMessages)
  const sayProblem = useProblemText()
  const { user } = useFragment(
    graphql`
      fragment ProfileForm_viewer on Viewer {
        user {
          id
          name
        }
      }
    `,
    viewer,
  )
  const form = useRef<HTMLFormElement>(null)
  const [kept, keep] = useUnsaved(`profile.${user?.id}`)
  const name = kept ?? user?.name ?? ''
  const [update] = useUpdateProfile()
  const { state, problems, submit, refuse, clear } = useSubmission()
  const isSaving = state === 'sending'
  const change = (next: string): void => {
    keep(next === user?.name ? null : next)
    clear()
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isSaving) return
    const wrong = checkText('personName', 'name', name)
    if (wrong) refuse([{ field: 'name', message: sayProblem(wrong) }])
    if (!wrong && (await submit(() => update({ name })))) keep(null)
    else focusFirstWrong(form.current)
  }
  return (
    <SettingSection title={t('profile.title')} lead={t('profile.lead')}>
      <FormStack ref={form} onSubmit={save} isSending={isSaving} aria-label={t('profile.title')}>
        <TextField
          label={t('profile.name')}
          value={name}
          onValueChange={change}
          error={problemAt(problems, 'name')}
          max={limits.personName.max}
          autoComplete="name"
        />
        <Trouble>{problemElsewhere(problems, 'name')}</Trouble>
        <FormActions note={<span role="status">{state === 'done' && t('profile.saved')}</span>}>
          <Button type="submit" variant="primary" aria-disabled={isSaving}>
            {isSaving ? t('profile.saving') : t('profile.save')}
          </Button>
        </FormActions>
      </FormStack>
    </SettingSection>
  )
}
