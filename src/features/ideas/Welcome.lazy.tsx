import { cssRule } from '#lib/cssRule.ts'
import { welcomeTextMessages } from '#lib/messages/catalogues/welcomeText.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { useStored } from '#services/storage/useStored.ts'
import { Icon } from '#ui/Icon.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { Prose } from '#ui/Prose.tsx'
import { useStyleRule } from '#ui/StyleRules.ts'
import css from './Welcome.module.css'

const KEY = 'earshot.welcome'

/** Inputs of the welcome text. */
export interface WelcomeProps {
  /** The text as the server has sanitised it. */
  html: string
}

/** The team's text above all ideas, until somebody closes it in this browser; a changed text is shown again. */
export function Welcome({ html }: WelcomeProps) {
  const t = useMessages(welcomeTextMessages)
  const { storage } = useServices()
  const [closed, setClosed] = useStored<string | null>(
    () => storage.read(KEY),
    () => null,
  )
  const name = nameOf(html)
  // Hides what the server draws from those who have closed it: index.html says so ahead of the page.
  useStyleRule(cssRule(`[data-welcome='${name}'] .${css.welcome}`, { display: 'none' }))
  if (closed === name) return null
  const close = (): void => {
    storage.write(KEY, name)
    setClosed(name)
  }
  return (
    <section className={css.welcome} aria-label={t('label')}>
      <Prose html={html} size="s" />
      <span data-scripted>
        <IconButton label={t('close')} icon={<Icon name="close" />} onClick={close} />
      </span>
    </section>
  )
}

/** Names a text in a few letters (FNV-1a). */
function nameOf(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
