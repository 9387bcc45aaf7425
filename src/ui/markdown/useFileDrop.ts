import { useState, type ClipboardEvent, type DragEvent } from 'react'
import { filesOf } from '#lib/filesOf.ts'

/** Takes files that are pasted into an element or dropped on it. Spread `props` on the element. */
export function useFileDrop(onFiles: (files: readonly File[]) => void): {
  isOver: boolean
  props: {
    onPaste(event: ClipboardEvent): void
    onDragOver(event: DragEvent): void
    onDragLeave(event: DragEvent<HTMLElement>): void
    onDrop(event: DragEvent): void
  }
} {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    props: {
      onPaste(event) {
        const files = filesOf(event.clipboardData)
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
      onDragOver(event) {
        if (!event.dataTransfer.types.includes('Files')) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'copy'
        setOver(true)
      },
      onDragLeave(event) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event) {
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
