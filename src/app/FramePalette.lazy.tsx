import { useNavigate } from 'react-router-dom'
import { Palette } from '#features/search/Palette.tsx'
import type { PaletteScreen } from '#features/search/usePalettePlaces.ts'
import { useSignOut } from '#features/session/useSignOut.ts'
import { commonMessages } from '#lib/messages/catalogues/common.ts'
import { paletteMessages } from '#lib/messages/catalogues/palette.ts'
import type { Language } from '#lib/messages/createLanguage.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import type { PageDescriptor } from '#routes/PageDescriptor.ts'
import { pages } from '#routes/pages.ts'
import { paths } from '#services/navigation/paths.ts'
import { useServices } from '#services/Services.tsx'
import { useTheme } from '#services/theme/useTheme.ts'
import type { OverlayProps } from '#ui/overlayProps.ts'

interface Props extends OverlayProps {
  isSignedIn: boolean
  onShortcuts: () => void
}

/** The pages that the palette leads to. */
export function screensOf(among: readonly PageDescriptor[], language: Language): PaletteScreen[] {
  const tCommon = language.messages(commonMessages)
  const t = language.messages(paletteMessages)
  return among.flatMap(({ path, right, navigation, palette }) =>
    navigation && palette
      ? [
          {
            href: path,
            name: navigation.label(tCommon),
            words: t(palette.words),
            right,
            isFirst: palette.isFirst ?? false,
          },
        ]
      : [],
  )
}

/** The palette with what the frame can do. */
export function FramePalette({ isSignedIn, onShortcuts, ...overlay }: Props) {
  const language = useLanguage()
  const t = useMessages(paletteMessages)
  const { signInPrompt } = useServices()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const [theme, setTheme] = useTheme()
  const acts = [
    {
      id: 'post',
      name: t('act.post'),
      words: t('words.post'),
      onChoose: () => void navigate(paths.post),
      isFirst: true,
    },
    ...(['light', 'dark', 'system'] as const)
      .filter((one) => one !== theme)
      .map((one) => ({
        id: one,
        name: t(`act.${one}`),
        words: t('words.colours'),
        onChoose: () => setTheme(one),
      })),
    {
      id: 'shortcuts',
      name: t('act.shortcuts'),
      words: t('words.shortcuts'),
      onChoose: onShortcuts,
      isFirst: true,
    },
    isSignedIn
      ? {
          id: 'sign-out',
          name: t('act.signOut'),
          words: t('words.signOut'),
          onChoose: () => void signOut(),
        }
      : {
          id: 'sign-in',
          name: t('act.signIn'),
          words: t('words.signIn'),
          onChoose: () => signInPrompt.ask('account'),
          isFirst: true,
        },
  ]
  return <Palette {...overlay} acts={acts} screens={screensOf(pages, language)} />
}
