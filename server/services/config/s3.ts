import { read, together, webUrl, wrong, type Environment } from './environment.ts'

/** A bucket of a store that speaks S3. */
export interface S3Settings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Reads the bucket for images. */
export function s3(environment: Environment): S3Settings | undefined {
  const given = together(environment, [
    'S3_ENDPOINT',
    'S3_BUCKET',
    'S3_ACCESS_KEY_ID',
    'S3_SECRET_ACCESS_KEY',
  ])
  const endpoint = webUrl(environment, 'S3_ENDPOINT')
  if (given === undefined || endpoint === undefined) return undefined
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(given.S3_BUCKET))
    throw wrong(
      'S3_BUCKET',
      given.S3_BUCKET,
      "a bucket's name: 3 to 63 small letters, digits, dots and hyphens",
    )
  return {
    endpoint,
    bucket: given.S3_BUCKET,
    region: read(environment, 'S3_REGION') ?? 'us-east-1',
    accessKeyId: given.S3_ACCESS_KEY_ID,
    secretAccessKey: given.S3_SECRET_ACCESS_KEY,
  }
}
