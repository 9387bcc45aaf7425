import type { Translate } from '#lib/messages/catalogue.ts'
import type { imagesMessages } from '#lib/messages/catalogues/images.ts'
import { imageTypes, megabytes } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import type { SendImage } from './sendImage.ts'

/** An image that is being uploaded into a text. */
export interface Upload {
  readonly key: string
  /** The file's name. */
  readonly name: string
  /** The description in the text's placeholder. */
  readonly label: string
  /** An object URL of the file, for a preview. */
  readonly preview: string
  readonly state: 'waiting' | 'sending' | 'kept' | 'failed' | 'refused'
  /** The share that is sent, from 0 to 1. */
  readonly share: number
  /** The reason why it failed or was refused, as a sentence for people. */
  readonly problem: string | null
  /** The image's address once it is uploaded. */
  readonly address: string | null
}

/**
 * The uploads of a client, by the text they are for. They outlive the field, because a sign-in
 * renders every page anew.
 */
export interface ImageUploads {
  at(place: string): readonly Upload[]
  /**
   * Adds files for a text that has `present` images already. Gives their uploads, refused ones
   * included.
   */
  add(place: string, files: readonly File[], present: number): readonly Upload[]
  /** Sends the uploads that wait. */
  start(place: string): void
  /** Sends a failed upload again. */
  retry(place: string, key: string): void
  /** Removes an upload and aborts it. */
  remove(place: string, key: string): void
  subscribe(listener: () => void): () => void
}

interface Parts {
  readonly send: SendImage
  readonly newKey: () => string
  readonly addressOf: (file: File) => string
  readonly forgetAddress: (address: string) => void
  readonly t: Translate<typeof imagesMessages>
}

interface Entry {
  upload: Upload
  readonly file: File
  stop: AbortController | null
}

const none: readonly Upload[] = []

/** Creates the uploads of one client. */
export function createImageUploads({
  send,
  newKey,
  addressOf,
  forgetAddress,
  t,
}: Parts): ImageUploads {
  const places = new Map<string, readonly Entry[]>()
  const shown = new Map<string, readonly Upload[]>()
  const listeners = new Set<() => void>()
  const entriesAt = (place: string): readonly Entry[] => places.get(place) ?? []
  const set = (place: string, entries: readonly Entry[]): void => {
    places.set(place, entries)
    const uploads = entries.map(({ upload }) => upload)
    shown.set(place, uploads)
    for (const listener of listeners) listener()
  }
  const entryOf = (place: string, key: string): Entry | undefined =>
    entriesAt(place).find(({ upload }) => upload.key === key)
  const change = (place: string, key: string, part: Partial<Upload>): void => {
    const entry = entryOf(place, key)
    if (!entry) return
    entry.upload = { ...entry.upload, ...part }
    set(place, entriesAt(place))
  }
  const begin = async (place: string, entry: Entry): Promise<void> => {
    const { key } = entry.upload
    const stop = new AbortController()
    entry.stop = stop
    change(place, key, { state: 'sending', share: 0, problem: null })
    const sent = await send(entry.file, {
      signal: stop.signal,
      onProgress: (share) => change(place, key, { share }),
    })
    if (stop.signal.aborted) return
    change(place, key, stateAfter(sent, t))
  }
  return {
    at: (place) => shown.get(place) ?? none,
    add(place, files, present) {
      const added = files.map((file, at): Entry => {
        const problem = problemOf(file, present + at, t)
        const upload: Upload = {
          key: newKey(),
          name: file.name,
          label: t('images.waiting', { name: file.name }),
          preview: addressOf(file),
          state: problem === null ? 'waiting' : 'refused',
          share: 0,
          problem,
          address: null,
        }
        return { upload, file, stop: null }
      })
      set(place, [...entriesAt(place), ...added])
      return added.map(({ upload }) => upload)
    },
    start(place) {
      for (const entry of entriesAt(place))
        if (entry.upload.state === 'waiting') void begin(place, entry)
    },
    retry(place, key) {
      const entry = entryOf(place, key)
      if (entry?.upload.state === 'failed') void begin(place, entry)
    },
    remove(place, key) {
      const entry = entryOf(place, key)
      if (!entry) return
      entry.stop?.abort()
      forgetAddress(entry.upload.preview)
      const others = entriesAt(place).filter((other) => other !== entry)
      set(place, others)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Gives what an upload is after it was sent. */
function stateAfter(
  sent: Awaited<ReturnType<SendImage>>,
  t: Translate<typeof imagesMessages>,
): Partial<Upload> {
  if (sent.kind === 'kept') return { state: 'kept', address: sent.address }
  if (sent.kind === 'failed') return { state: 'failed', problem: t(`images.failed.${sent.why}`) }
  if (sent.code === 'NOT_SIGNED_IN') return { state: 'waiting' }
  const isFinal = sent.code === 'INVALID' || sent.code === 'FORBIDDEN'
  return { state: isFinal ? 'refused' : 'failed', problem: sent.message }
}

/** Checks a file before it is sent. Gives the problem as a sentence for people, or null. */
function problemOf(
  file: File,
  present: number,
  t: Translate<typeof imagesMessages>,
): string | null {
  const { bytes, perPost } = limits.image
  if (present >= perPost) return t('images.tooMany', { count: perPost })
  if (file.type !== '' && !(imageTypes as readonly string[]).includes(file.type))
    return t('images.wrongType')
  if (file.size > bytes)
    return t('images.tooLarge', { limit: megabytes(bytes), size: megabytes(file.size) })
  return null
}
