import type { Refusal } from '#lib/messages/createLanguage.ts'

/** The outcome of sending an image. */
export type Sent =
  | { readonly kind: 'kept'; readonly address: string }
  /** The server refused the image and gave a reason. */
  | ({ readonly kind: 'refused'; readonly code: string } & Refusal)
  | { readonly kind: 'failed'; readonly why: 'network' | 'time' | 'server' }

export interface Sending {
  /** Receives the share that is sent, from 0 to 1. */
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** Sends an image; never rejects, and never ends once it is aborted. */
export type SendImage = (image: Blob, sending: Sending) => Promise<Sent>

/** Milliseconds that an upload may take (docs/RULES.md#limits). */
const LONGEST_MS = 120_000

/** Creates the way to send images to an address by XMLHttpRequest, since fetch reports no upload progress. */
export const createSendImage =
  (address: string): SendImage =>
  (image, { onProgress, signal }) =>
    new Promise((resolve) => {
      // eslint-disable-next-line no-restricted-globals -- fetch reports no progress of an upload
      const request = new XMLHttpRequest()
      request.open('POST', address)
      request.withCredentials = true
      request.responseType = 'text'
      request.timeout = LONGEST_MS
      request.setRequestHeader(
        'content-type',
        /^image\/[\w.+-]+$/.test(image.type) ? image.type : 'image/*',
      )
      request.upload.addEventListener('progress', ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      )
      request.addEventListener('load', () =>
        resolve(readAnswer(request.status, request.responseText)),
      )
      request.addEventListener('error', () => resolve({ kind: 'failed', why: 'network' }))
      request.addEventListener('timeout', () => resolve({ kind: 'failed', why: 'time' }))
      signal.addEventListener('abort', () => request.abort())
      request.send(image)
    })

/** Reads the outcome from the server's answer. */
export function readAnswer(status: number, text: string): Sent {
  const { image, errors } = parse(text) as {
    image?: { address?: unknown } | null
    errors?: { code?: unknown; message?: unknown; reason?: unknown; params?: unknown }[]
  }
  if (status < 300 && typeof image?.address === 'string')
    return { kind: 'kept', address: image.address }
  const [{ code, message, reason, params } = {}] = Array.isArray(errors) ? errors : []
  if (status >= 400 && typeof code === 'string' && typeof message === 'string')
    return {
      kind: 'refused',
      code,
      message,
      ...(typeof reason === 'string' && { reason, params: textsOf(params) }),
    }
  return { kind: 'failed', why: status === 408 ? 'time' : 'server' }
}

function textsOf(params: unknown): Record<string, string> {
  if (typeof params !== 'object' || params === null) return {}
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
}

function parse(text: string): object {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
