import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../config/s3.ts'
import type { ImageStore, StoredImage } from './ImageStore.ts'

const LONGEST_MS = 30_000

interface Call {
  id: string
  method: 'PUT' | 'GET' | 'HEAD' | 'DELETE'
  image?: { bytes: Buffer; type: string }
  signal?: AbortSignal | undefined
}

/** Images in a bucket of any store that speaks S3, below `images/`. Nobody but this server needs to read the bucket. */
export function s3Store({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  /** Gives the answer once its head is there, null where the store says 404. */
  const call = async ({ id, method, image, signal }: Call): Promise<Response | null> => {
    const late = new AbortController()
    const timer = setTimeout(
      () =>
        late.abort(
          new Error(`The image store did not answer ${method} within ${LONGEST_MS / 1000} seconds`),
        ),
      LONGEST_MS,
    )
    try {
      const response = await client.fetch(`${endpoint}/${bucket}/images/${id}`, {
        method,
        // Without its digest a body would not be part of what is signed; and all headers are to be, the type as well.
        headers: {
          'x-amz-content-sha256': createHash('sha256')
            .update(image?.bytes ?? '')
            .digest('hex'),
          ...(image && { 'content-type': image.type }),
        },
        aws: { allHeaders: true },
        ...(image && { body: new Uint8Array(image.bytes) }),
        signal: signal ? AbortSignal.any([late.signal, signal]) : late.signal,
      })
      if (response.ok) return response
      const said = (await response.text()).slice(0, 300)
      if (response.status === 404) return null
      throw new Error(`The image store answered ${response.status} to ${method}: ${said}`)
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    async put(id, image) {
      const response = await call({ id, method: 'PUT', image })
      if (response === null) throw new Error(`The image store has no bucket ${bucket}`)
      await response.text()
    },
    async get(id, signal) {
      const response = await call({ id, method: 'GET', signal })
      return (
        response && {
          ...sizeIn(response),
          bytes: response.body
            ? Readable.fromWeb(response.body as ReadableStream)
            : Readable.from([]),
        }
      )
    },
    async look(id, signal) {
      const response = await call({ id, method: 'HEAD', signal })
      return response && sizeIn(response)
    },
    async remove(id) {
      await (await call({ id, method: 'DELETE' }))?.text()
    },
  }
}

/**
 * A response that was compressed on its way is unpacked here, so its stated length is another one.
 */
function sizeIn({ headers }: Response): Pick<StoredImage, 'size'> {
  const length = headers.get('content-length')
  return { size: length === null || headers.has('content-encoding') ? null : Number(length) }
}
