import { t } from '#lib/messages/en/images.ts'
import { imageTypes, megabytes } from '#rules/images.ts'
import { limits } from '#rules/limits.ts'
import type { SendImage } from './sendImage.ts'

/** An image on its way into a text. */
export interface Upload {
  readonly key: string
  /** What the file is called. */
  readonly name: string
  /** What stands in the text until it is there. */
  readonly label: string
  /** An address of the file itself, to show what it is. */
  readonly preview: string
  readonly state: 'waiting' | 'sending' | 'kept' | 'failed' | 'refused'
  /** How much of it is sent, from 0 to 1. */
  readonly share: number
  /** Why it failed or was refused, for people. */
  readonly problem: string | null
  /** Where it is now. */
  readonly address: string | null
}

/** The images on their way, by the place of the text that they are for. Outlives the field: a sign-in draws every page anew. */
export interface ImageUploads {
  at(place: string): readonly Upload[]
  /** Takes files for a text that has so many images already; gives them, refused ones as well. */
  add(place: string, files: readonly File[], present: number): readonly Upload[]
  /** Sends those that wait, and no others. */
  start(place: string): void
  /** Sends again what failed. */
  retry(place: string, key: string): void
  /** Forgets it, wherever it is on its way. */
  remove(place: string, key: string): void
  subscribe(listener: () => void): () => void
}

interface Parts {
  readonly send: SendImage
  readonly newKey: () => string
  readonly addressOf: (file: File) => string
  readonly forgetAddress: (address: string) => void
}

interface Entry {
  upload: Upload
  readonly file: File
  stop: AbortController | null
}

const none: readonly Upload[] = []

/** Makes the keeper of one client. */
export function createImageUploads({
  send,
  newKey,
  addressOf,
  forgetAddress,
}: Parts): ImageUploads {
  const places = new Map<string, readonly Entry[]>()
  const shown = new Map<string, readonly Upload[]>()
  const listeners = new Set<() => void>()
  const set = (place: string, entries: readonly Entry[]): void => {
    places.set(place, entries)
    shown.set(
      place,
      entries.map(({ upload }) => upload),
    )
    for (const listener of listeners) listener()
  }
  const entryOf = (place: string, key: string): Entry | undefined =>
    places.get(place)?.find(({ upload }) => upload.key === key)
  const change = (place: string, key: string, part: Partial<Upload>): void => {
    const entry = entryOf(place, key)
    if (!entry) return
    entry.upload = { ...entry.upload, ...part }
    set(place, places.get(place) ?? [])
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
    if (sent.kind === 'kept') change(place, key, { state: 'kept', address: sent.address })
    else if (sent.kind === 'failed')
      change(place, key, { state: 'failed', problem: t(`images.failed.${sent.why}`) })
    else if (sent.code === 'NOT_SIGNED_IN') change(place, key, { state: 'waiting' })
    else
      change(place, key, {
        state: sent.code === 'INVALID' || sent.code === 'FORBIDDEN' ? 'refused' : 'failed',
        problem: sent.message,
      })
  }
  return {
    at: (place) => shown.get(place) ?? none,
    add(place, files, present) {
      const added = files.map((file, at): Entry => {
        const problem = problemOf(file, present + at)
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
      set(place, [...(places.get(place) ?? []), ...added])
      return added.map(({ upload }) => upload)
    },
    start(place) {
      for (const entry of places.get(place) ?? [])
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
      set(
        place,
        (places.get(place) ?? []).filter((other) => other !== entry),
      )
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What can be told of a file without the server. */
function problemOf(file: File, present: number): string | null {
  const { bytes, perPost } = limits.image
  if (present >= perPost) return t('images.tooMany', { count: perPost })
  if (file.type !== '' && !(imageTypes as readonly string[]).includes(file.type))
    return t('images.wrongType')
  if (file.size > bytes)
    return t('images.tooLarge', { limit: megabytes(bytes), size: megabytes(file.size) })
  return null
}
