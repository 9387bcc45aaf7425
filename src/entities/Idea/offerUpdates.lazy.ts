import { guestMessages } from '#lib/messages/catalogues/guest.ts'
import type { Services } from '#services/Services.tsx'

const OFFERED_KEY = 'earshot.updatesOffered'

/** Offers a guest to be told what becomes of an idea: once in a tab, since it is an interruption. */
export async function offerUpdates(
  { language, signInPrompt, tabStorage, toasts }: Services,
  ideaId: string,
): Promise<void> {
  if (tabStorage.read(OFFERED_KEY) !== null) return
  tabStorage.write(OFFERED_KEY, 'yes')
  await language.translations?.load(guestMessages)
  const t = language.messages(guestMessages)
  toasts.add({
    text: t('counted'),
    action: {
      label: t('getUpdates'),
      onAction: () => signInPrompt.ask('follow', { kind: 'follow', ideaId }),
    },
  })
}
