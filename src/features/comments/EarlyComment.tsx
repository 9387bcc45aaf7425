import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { filesOf } from '#lib/filesOf.ts'
import { holdFiles, takeHeldFiles } from '#lib/heldFiles.ts'
import { commentsMessages } from '#lib/messages/catalogues/comments.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useIsOfServer } from '#lib/useIsOfServer.ts'
import css from './CommentList.module.css'

/** A text that was begun before the composer was here, with the place of the caret. */
export interface BegunComment {
  readonly text: string
  /** Images that were pasted. */
  readonly files: readonly File[]
  /** The selected part; null where they were elsewhere. */
  readonly selection: readonly [start: number, end: number] | null
  /** They have sent it, by Ctrl+Enter. */
  readonly isSent: boolean
}

/**
 * A field to begin a comment in, on a page that the server rendered: stands in the place of the
 * composer until its code is here, and leaves in `begunRef` what was written.
 */
export function EarlyComment({ begunRef }: { begunRef: RefObject<BegunComment | null> }) {
  const t = useMessages(commentsMessages)
  const isOfServer = useIsOfServer()
  const [text, setText] = useState('')
  const [imageCount, setImageCount] = useState(0)
  const field = useRef<HTMLTextAreaElement>(null)
  const isSent = useRef(false)
  useLayoutEffect(() => {
    const area = field.current
    return () => {
      if (!area) return
      const { value, selectionStart, selectionEnd, ownerDocument } = area
      const isHere = ownerDocument.activeElement === area
      begunRef.current = {
        text: value,
        files: takeHeldFiles(area),
        selection: isHere ? [selectionStart, selectionEnd] : null,
        isSent: isSent.current,
      }
    }
  }, [begunRef])
  if (!isOfServer) return null
  return (
    <label className={css.early} data-scripted>
      {t('compose.label')}
      <textarea
        ref={field}
        dir="auto"
        rows={3}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          isSent.current = false
        }}
        onKeyDown={({ key, ctrlKey, metaKey }) => {
          if (key === 'Enter' && (ctrlKey || metaKey)) isSent.current = true
        }}
        onPaste={(event) => {
          const files = filesOf(event.clipboardData)
          holdFiles(event.currentTarget, files)
          setImageCount(imageCount + files.length)
        }}
      />
      {imageCount > 0 && <span role="status">{t('compose.images', { count: imageCount })}</span>}
    </label>
  )
}
