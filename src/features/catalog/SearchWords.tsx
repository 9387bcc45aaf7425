import { useState } from 'react'
import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { SettingSection } from '#ui/layout/SettingSection.tsx'
import { lazyComponent } from '#ui/lazyComponent.tsx'

const OpenSearchWords = lazyComponent<Record<never, never>>(() =>
  import('./OpenSearchWords.lazy.tsx').then((module) => module.OpenSearchWords),
)

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}

/** The words that mean the same to the search, which load when they are opened. */
export function SearchWords() {
  const t = useMessages(catalogMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingSection title={t('words.title')} lead={t('words.lead')} wide>
      {isOpen ? (
        // The button that opened it is gone.
        <div ref={takeFocus} tabIndex={-1}>
          <OpenSearchWords />
        </div>
      ) : (
        <div data-scripted>
          <Button onClick={() => setOpen(true)}>{t('words.open')}</Button>
        </div>
      )}
    </SettingSection>
  )
}
