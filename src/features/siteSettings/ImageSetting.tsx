import { useEffect, useId, useRef, useState } from 'react'
import { cx } from '#lib/cx.ts'
import { imagesMessages } from '#lib/messages/catalogues/images.ts'
import { siteLookMessages } from '#lib/messages/catalogues/siteLook.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { imageTypes, megabytes } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import { inLanguage } from '#services/images/inLanguage.ts'
import { createSendImage } from '#services/images/sendImage.ts'
import { useServerAddress } from '#services/navigation/useServerAddress.ts'
import { Button } from '#ui/Button.tsx'
import { SaveProblem } from './SaveProblem.tsx'
import { useSiteSetting } from './useSiteSetting.ts'
import css from './LookSettings.module.css'

/** An SVG is made an image by the server. */
const types: readonly string[] = [...imageTypes, 'image/svg+xml']

interface Props {
  name: 'logo' | 'logoDark' | 'favicon'
  label: string
  hint: string
  /** Address of the present picture; null: none. */
  address: string | null | undefined
  /** Shows it as it stands in the dark. */
  isOnDark?: boolean
}

/** One picture of the site: chosen from a file, sent at once, and shown to others once it is saved. */
export function ImageSetting({ name, label, hint, address, isOnDark = false }: Props) {
  const t = useMessages(siteLookMessages)
  const tImages = useMessages(imagesMessages)
  const language = useLanguage()
  const addressOf = useServerAddress()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const under = useRef<AbortController | null>(null)
  const [sending, setSending] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  // The stored address may be of another server; what is saved is a path.
  const { shown, set, problems } = useSiteSetting<string>({
    name,
    value: address ? pathOf(address) : '',
    change: (path) => ({ [name]: path }),
  })
  useEffect(() => () => under.current?.abort(), [])
  const choose = async (file: File | undefined): Promise<void> => {
    if (!file) return
    const wrong = wrongFile(file, tImages)
    setProblem(wrong)
    if (wrong !== null) return
    under.current?.abort()
    const stop = new AbortController()
    under.current = stop
    setSending(0)
    const sending = { onProgress: setSending, signal: stop.signal }
    const answer = await createSendImage(addressOf('/api/images?for=logo'))(file, sending)
    const sent = inLanguage(answer, language)
    setSending(null)
    if (sent.kind === 'kept') set(sent.address)
    else setProblem(sent.kind === 'refused' ? sent.message : t('image.failed'))
  }
  return (
    <div role="group" aria-labelledby={id} className={css.image}>
      <div id={id} className={css.label}>
        {label}
      </div>
      <div className={css.choose}>
        <span className={cx(css.picture, isOnDark && css.onDark)}>
          {shown !== '' && <img src={addressOf(shown)} alt={t('image.alt', { label })} />}
        </span>
        <input
          ref={input}
          type="file"
          hidden
          accept={types.join(',')}
          aria-label={label}
          data-image={name}
          onChange={({ target }) => {
            void choose(target.files?.[0])
            target.value = ''
          }}
        />
        <Button
          size="s"
          aria-label={t('image.chooseFor', { label })}
          aria-disabled={sending !== null}
          onClick={() => sending === null && input.current?.click()}
        >
          {sending === null
            ? t('image.choose')
            : t('image.sending', { percent: Math.floor(sending * 100) })}
        </Button>
        {shown !== '' && sending === null && (
          <Button
            size="s"
            variant="plain"
            aria-label={t('image.removeOf', { label })}
            onClick={() => set('')}
          >
            {t('image.remove')}
          </Button>
        )}
      </div>
      <p className={css.hint}>{hint}</p>
      <Problem text={problem} />
      <SaveProblem problems={problems} />
    </div>
  )
}

function Problem({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p role="alert" className={css.problem}>
      {text}
    </p>
  )
}

function wrongFile(
  file: File,
  t: ReturnType<typeof useMessages<typeof imagesMessages>>,
): string | null {
  if (file.type !== '' && !types.includes(file.type)) return t('images.wrongType')
  const { bytes } = limits.image
  return file.size > bytes
    ? t('images.tooLarge', { limit: megabytes(bytes), size: megabytes(file.size) })
    : null
}

/** The address of one of our images without what stands before it. */
function pathOf(address: string): string {
  return /\/images\/\w+$/.exec(address)?.[0] ?? ''
}
