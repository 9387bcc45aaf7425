import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../config/s3.ts'
import type { BackupStore } from './BackupStore.ts'

const LONGEST_MS = 120_000
/** Bytes of a part, which is held in memory: S3 takes 10,000 parts of at least 5 MB. */
const PART_BYTES = 16 * 1024 * 1024

/** Backups in a bucket of any store that speaks S3, below `backups/`, sent in parts. */
export function s3Backups({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: S3Settings): BackupStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const call = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body?: Buffer,
  ): Promise<Response> => {
    const response = await client.fetch(`${endpoint}/${bucket}${path}`, {
      method,
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      aws: { allHeaders: true },
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(LONGEST_MS),
    })
    if (response.ok) return response
    const said = (await response.text()).slice(0, 300)
    throw new Error(`The backup store answered ${response.status} to ${method}: ${said}`)
  }
  const pathOf = (name: string): string => `/backups/${name}`
  return {
    async put(name, file) {
      const begun = await (await call('POST', `${pathOf(name)}?uploads=`)).text()
      const id = encodeURIComponent(elements(begun, 'UploadId')[0] ?? '')
      const handle = await open(file, 'r')
      try {
        const tags = await sendParts(handle, async (number, part) => {
          const sent = await call(
            'PUT',
            `${pathOf(name)}?partNumber=${number}&uploadId=${id}`,
            part,
          )
          await sent.text()
          return sent.headers.get('etag') ?? ''
        })
        const parts = tags.map(
          (tag, at) =>
            `<Part><PartNumber>${at + 1}</PartNumber><ETag>${tag.replaceAll('"', '&quot;')}</ETag></Part>`,
        )
        const ended = await call(
          'POST',
          `${pathOf(name)}?uploadId=${id}`,
          // As bytes: a text would get a type that is not signed.
          Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`),
        )
        // A store that fails while it puts the parts together says so in a body of a good answer.
        const said = await ended.text()
        if (elements(said, 'ETag').length === 0)
          throw new Error(`The backup store did not keep ${name}: ${said.slice(0, 300)}`)
      } catch (error) {
        await call('DELETE', `${pathOf(name)}?uploadId=${id}`).catch(() => undefined)
        throw error
      } finally {
        await handle.close()
      }
    },
    names: async () => {
      const listed = await (await call('GET', '?list-type=2&prefix=backups%2F')).text()
      return elements(listed, 'Key').map((key) => key.replace(/^backups\//, ''))
    },
    remove: async (name) => {
      await (await call('DELETE', pathOf(name))).text()
    },
  }
}

async function sendParts(
  handle: FileHandle,
  send: (number: number, part: Buffer) => Promise<string>,
): Promise<string[]> {
  const tags: string[] = []
  const buffer = Buffer.alloc(PART_BYTES)
  for (;;) {
    let filled = 0
    while (filled < PART_BYTES) {
      const { bytesRead } = await handle.read(buffer, filled, PART_BYTES - filled)
      if (bytesRead === 0) break
      filled += bytesRead
    }
    if (filled === 0 && tags.length > 0) return tags
    tags.push(await send(tags.length + 1, buffer.subarray(0, filled)))
    if (filled < PART_BYTES) return tags
  }
}

/** The texts of an element in S3's answers, whose names and ids need no unescaping. */
function elements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(
    ([, text]) => text ?? '',
  )
}
