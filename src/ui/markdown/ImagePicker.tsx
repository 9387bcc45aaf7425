import { useRef } from 'react'
import type { FieldImages } from '../FieldImages.ts'
import { IconButton } from '../IconButton.tsx'
import { ImageIcon } from '../ImageIcon.tsx'

/** The button that opens the system's choice of images. */
export function ImagePicker({
  images: { label, accept },
  onFiles,
  tabIndex,
}: {
  images: FieldImages
  onFiles: (files: readonly File[]) => void
  tabIndex: 0 | -1
}) {
  const picker = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label={label}
        icon={<ImageIcon />}
        tabIndex={tabIndex}
        onClick={() => picker.current?.click()}
      />
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // The input is cleared so that the same file can be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}
