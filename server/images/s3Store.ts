import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '#server/config.ts'
import type { ImageStore } from './ImageStore.ts'

const LONGEST_MS = 30_000

/** Images in a bucket of any store that speaks S3, below `images/`. Nobody but this server needs to read the bucket. */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): ImageStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const call = async (id: string, init: { method: string; body?: Buffer; headers?: Record<string, string> }): Promise<Response> => {
    const { body, ...rest } = init
    const response = await client.fetch(`${endpoint}/${bucket}/images/${id}`, { ...rest, ...(body && { body: new Uint8Array(body) }), signal: AbortSignal.timeout(LONGEST_MS) })
    if (response.ok || response.status === 404) return response
    throw new Error(`The image store answered ${response.status} to ${init.method}: ${(await response.text()).slice(0, 300)}`)
  }
  return {
    async put(id, { bytes, type }) {
      const { status } = await call(id, { method: 'PUT', body: bytes, headers: { 'content-type': type, 'content-length': String(bytes.length) } })
      if (status === 404) throw new Error(`The image store has no bucket ${bucket}`)
    },
    async get(id) {
      const response = await call(id, { method: 'GET' })
      return response.status === 404 ? null : Buffer.from(await response.arrayBuffer())
    },
    async remove(id) {
      await call(id, { method: 'DELETE' })
    },
  }
}
