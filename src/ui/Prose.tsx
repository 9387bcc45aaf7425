import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type HTMLAttributes,
  type SyntheticEvent,
} from 'react'
import { cx } from '#lib/cx.ts'
import type { Translate } from '#lib/messages/catalogue.ts'
import { fieldsMessages } from '#lib/messages/catalogues/fields.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { lazyOverlay } from './lazyOverlay.tsx'
import type { OverlayProps } from './overlayProps.ts'
import css from './Prose.module.css'

const ImageView = lazyOverlay<OverlayProps & Picture>(() =>
  import('./overlays/ImageView.lazy.tsx').then((module) => module.ImageView),
)

interface Picture {
  src: string
  alt: string
}

/** Pixels above which an image is scaled down until somebody opens it. */
const TALLEST = 640
/** The purpose of a press on an image within it. */
const PRESSED = 'a, summary, button'

interface Props extends Omit<
  HTMLAttributes<HTMLDivElement>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** HTML that the server has sanitised, and nothing else. */
  html: string
  size?: 's' | 'm'
}

/** People's text as HTML: long words break; code and tables scroll by themselves. */
export function Prose({ html, size = 'm', className, ...rest }: Props) {
  const t = useMessages(fieldsMessages)
  const root = useRef<HTMLDivElement>(null)

  const [picture, setPicture] = useState<Picture>({ src: '', alt: '' })
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useLayoutEffect(() => {
    if (root.current) fitImages(root.current)
  }, [html])
  useEffect(() => {
    if (root.current) reachByKeyboard(root.current, t)
  }, [html, t])
  const enlarge = (event: SyntheticEvent): void => {
    const { target } = event
    if (!(target instanceof HTMLImageElement) || target.closest(PRESSED) !== null) return
    // Space would scroll the page as well.
    event.preventDefault()
    setPicture({ src: target.currentSrc || target.src, alt: target.alt })
    setOpen(true)
  }

  return (
    <>
      <div
        dir="auto"
        data-prose
        {...rest}
        ref={root}
        className={cx(css.prose, css[size], className)}
        onClick={enlarge}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') enlarge(event)
        }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <ImageView {...picture} isOpen={isOpen} onClose={close} />
    </>
  )
}

/** Narrows very tall images as far as their height is cut, so that their box is what is seen of them. */
function fitImages(root: HTMLElement): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[width][height]')) {
    const [width, height] = [image.getAttribute('width'), image.getAttribute('height')].map(Number)
    if (width && height && height > TALLEST)
      image.style.maxInlineSize = `min(100%, ${(width * TALLEST) / height}px)`
  }
}

/**
 * Makes blocks that scroll sideways focusable and names them, so that the keyboard can scroll them;
 * and images, so that it can enlarge them.
 */
function reachByKeyboard(root: HTMLElement, t: Translate<typeof fieldsMessages>): void {
  for (const box of root.querySelectorAll<HTMLElement>('pre, table')) {
    if (box.scrollWidth <= box.clientWidth) continue
    box.tabIndex = 0
    if (box.tagName !== 'PRE') continue
    // The role is not `region`, because a page can have hundreds and landmarks are for navigation.
    box.role = 'group'
    box.ariaLabel = t('code.region')
  }
  for (const image of root.querySelectorAll('img')) {
    if (image.closest(PRESSED) !== null) continue
    image.tabIndex = 0
    image.role = 'button'
    image.ariaLabel =
      image.alt === '' ? t('image.openNameless') : t('image.open', { alt: image.alt })
    // An empty one would say that there is nothing to see or to press.
    if (image.alt === '') image.removeAttribute('alt')
  }
}
