import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/*
 * AWS Signature Version 4 as a store computes it, written from AWS's documentation alone and
 * knowing nothing of the library that signs: "Authenticating Requests: Using the Authorization
 * Header" and "Signature Calculations for the Authorization Header: Transferring Payload in a
 * Single Chunk", https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html; for
 * the time that a request may be old "Authenticating Requests",
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html.
 */

/** A request as it came. */
export interface SignedRequest {
  method: string
  /** Path and query, encoded as they were sent. */
  target: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** The keys of a caller and their region, since signatures hold for one region. */
export interface SigningKeys {
  accessKeyId: string
  secretAccessKey: string
  region: string
}

/** Error codes of S3. */
export type SignatureProblem =
  | 'AccessDenied'
  | 'InvalidAccessKeyId'
  | 'RequestTimeTooSkewed'
  | 'SignatureDoesNotMatch'
  | 'XAmzContentSHA256Mismatch'

const ALGORITHM = 'AWS4-HMAC-SHA256'
const SKEW_MS = 15 * 60_000
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest()

/** "URI encode every byte except the unreserved characters", in capitals. */
const encoded = (text: string) =>
  Array.from(Buffer.from(text), (byte) =>
    /[\w.~-]/.test(String.fromCharCode(byte))
      ? String.fromCharCode(byte)
      : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
  ).join('')
const again = (part: string) => encoded(decodeURIComponent(part))

/** Task 1: the request in its one form. */
export function canonicalRequest(
  { method, target, headers }: Omit<SignedRequest, 'body'>,
  signedHeaders: readonly string[],
): string {
  const [path = '/', query = ''] = target.split(/\?(.*)/s)
  const parameters = query.split('&').filter((pair) => pair !== '')
  const pairs = parameters.map((pair) => {
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    return `${again(name)}=${again(value)}`
  })
  const lines = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  )
  return [
    method,
    path.split('/').map(again).join('/'),
    pairs.sort().join('&'),
    lines.join(''),
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'],
  ].join('\n')
}

/** Tasks 2 and 3: the string to sign, and its signature. */
export function signatureOf(
  canonical: string,
  at: string,
  { secretAccessKey, region }: Omit<SigningKeys, 'accessKeyId'>,
): string {
  const scope = [at.slice(0, 8), region, 's3', 'aws4_request']
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`)
  return hmac(key, [ALGORITHM, at, scope.join('/'), sha256(canonical)].join('\n')).toString('hex')
}

/** Why a store refuses a request, null where it lets it in. Everything that the documentation says must be signed has to be. */
export function signatureProblem(
  request: SignedRequest,
  keys: SigningKeys,
  now: number,
): SignatureProblem | null {
  const { headers, body } = request
  const [, id, scope, names, signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [at, digest] = [headers['x-amz-date'], headers['x-amz-content-sha256']]
  if (
    id === undefined ||
    scope === undefined ||
    names === undefined ||
    typeof at !== 'string' ||
    typeof digest !== 'string'
  )
    return 'AccessDenied'
  if (id !== keys.accessKeyId) return 'InvalidAccessKeyId'
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(at) ?? []
  if (
    !(Math.abs(Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - now) <= SKEW_MS)
  )
    return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  const due = Object.keys(headers).filter(
    (name) =>
      name === 'host' ||
      name === 'content-type' ||
      name === 'content-md5' ||
      name.startsWith('x-amz-'),
  )
  if (
    !due.every((name) => signed.includes(name)) ||
    scope !== `${at.slice(0, 8)}/${keys.region}/s3/aws4_request`
  )
    return 'AccessDenied'
  if (signature !== signatureOf(canonicalRequest(request, signed), at, keys))
    return 'SignatureDoesNotMatch'
  // S3 also accepts an unsigned payload: then nothing vouches for the body.
  return digest === 'UNSIGNED-PAYLOAD' || digest === sha256(body)
    ? null
    : 'XAmzContentSHA256Mismatch'
}
