import { useRef, useState, type FormEvent } from 'react'
import { welcomeMessages } from '#lib/messages/catalogues/welcome.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { problemAt, problemElsewhere } from '#parts/failure/problems.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { checkText } from '#rules/validation.ts'
import { Button } from '#ui/Button.tsx'
import { focusFirstWrong } from '#ui/focusFirstWrong.ts'
import { FormActions, FormStack } from '#ui/FormStack.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { StartChoice } from './StartChoice.tsx'
import { useCreateSite, type NewSite } from './useCreateSite.ts'
import { useSiteLanguage } from './useSiteLanguage.ts'

/**
 * Names an empty site and makes who fills this in its owner. One that has imported ideas already
 * keeps them, and is not offered invented ones.
 */
export function WelcomeForm({ token, imported }: { token: string; imported: number }) {
  const t = useMessages(welcomeMessages)
  const sayProblem = useProblemText()
  const { locale, choose, show } = useSiteLanguage()
  const form = useRef<HTMLFormElement>(null)
  const hasIdeas = imported > 0
  const [site, setSite] = useState<Omit<NewSite, 'locale'>>({
    siteName: '',
    ownerName: '',
    start: hasIdeas ? 'EMPTY' : 'SAMPLE',
  })
  const [tried, setTried] = useState(false)
  const [create] = useCreateSite()
  const { state, problems: refusals, submit, clear } = useSubmission()
  const isCreating = state === 'sending'
  const problems = {
    siteName: checkText('siteName', 'siteName', site.siteName),
    ownerName: checkText('personName', 'ownerName', site.ownerName),
  }
  const change = (part: Partial<typeof site>): void => {
    setSite({ ...site, ...part })
    clear()
  }
  const errorOf = (field: 'siteName' | 'ownerName'): string | null => {
    const problem = tried ? problems[field] : null
    return problem ? sayProblem(problem) : problemAt(refusals, field)
  }
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    if (isCreating) return
    setTried(true)
    if (problems.siteName ?? problems.ownerName) return focusFirstWrong(form.current)
    if (await submit(() => create({ ...site, locale, token }))) show()
    else focusFirstWrong(form.current)
  }
  const whole = problemElsewhere(refusals, 'siteName', 'ownerName')
  return (
    <FormStack ref={form} onSubmit={send} isSending={isCreating} aria-label={t('welcome.title')}>
      {hasIdeas && <Notice>{t('welcome.imported', { count: imported })}</Notice>}
      <TextField
        label={t('welcome.siteName')}
        hint={t('welcome.siteName.hint')}
        value={site.siteName}
        onValueChange={(siteName) => change({ siteName })}
        error={errorOf('siteName')}
        max={limits.siteName.max}
        autoComplete="organization"
      />
      <TextField
        label={t('welcome.ownerName')}
        hint={t('welcome.ownerName.hint')}
        value={site.ownerName}
        onValueChange={(ownerName) => change({ ownerName })}
        error={errorOf('ownerName')}
        max={limits.personName.max}
        autoComplete="name"
      />
      <LanguageChoice value={locale} onValueChange={choose} />
      <StartChoice
        value={site.start}
        onValueChange={(start) => change({ start })}
        hasIdeas={hasIdeas}
      />
      {whole !== null && (
        <Notice tone="danger" role="alert">
          {whole}
        </Notice>
      )}
      <FormActions>
        <Button type="submit" variant="primary" aria-disabled={isCreating}>
          {isCreating ? t('welcome.creating') : t('welcome.create')}
        </Button>
      </FormActions>
    </FormStack>
  )
}
