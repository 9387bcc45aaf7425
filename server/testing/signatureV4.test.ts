import { createHash } from 'node:crypto'
import {
  canonicalRequest,
  signatureOf,
  signatureProblem,
  type SignedRequest,
} from './signatureV4.ts'

/** "Examples: Signature Calculations" of https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
const keys = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const at = '20130524T000000Z'
const now = Date.parse('2013-05-24T00:00:00Z')
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const host = 'examplebucket.s3.amazonaws.com'
const common = { host, 'x-amz-date': at, 'x-amz-content-sha256': EMPTY }

const examples: {
  name: string
  method: string
  target: string
  headers: Record<string, string>
  body?: string
  digest: string
  signature: string
}[] = [
  {
    name: 'GET Object',
    method: 'GET',
    target: '/test.txt',
    headers: { ...common, range: 'bytes=0-9' },
    digest: '7344ae5b7ee6c3e7e6b0fe0640412a37625d1fbfff95c48bbb2dc43964946972',
    signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  {
    name: 'PUT Object',
    method: 'PUT',
    target: '/test$file.text',
    body: 'Welcome to Amazon S3.',
    headers: {
      ...common,
      date: 'Fri, 24 May 2013 00:00:00 GMT',
      'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
    },
    digest: '9e0e90d9c76de8fa5b200d8c849cd5b8dc7a3be3951ddb7f6a76b4158342019d',
    signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  },
  {
    name: 'GET Bucket Lifecycle',
    method: 'GET',
    target: '/?lifecycle',
    headers: common,
    digest: '9766c798316ff2757b517bc739a67f6213b4ab36dd5da2f94eaebf79c77395ca',
    signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  },
  {
    name: 'List Objects',
    method: 'GET',
    target: '/?max-keys=2&prefix=J',
    headers: common,
    digest: 'df57d21db20da04d7fa30298dd4488ba3a2b47ca3a489c74750e0f1e7df1b9b7',
    signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  },
]

test.each(examples)(
  "$name comes to what AWS's example says",
  ({ method, target, headers, body = '', digest, signature }) => {
    const signed = Object.keys(headers).sort()
    const canonical = canonicalRequest({ method, target, headers }, signed)
    expect(createHash('sha256').update(canonical).digest('hex')).toBe(digest)
    expect(signatureOf(canonical, at, keys)).toBe(signature)
    const authorization = `AWS4-HMAC-SHA256 Credential=${keys.accessKeyId}/20130524/us-east-1/s3/aws4_request,SignedHeaders=${signed.join(';')},Signature=${signature}`
    const request: SignedRequest = {
      method,
      target,
      headers: { ...headers, authorization },
      body: Buffer.from(body),
    }
    const problem = (over: Partial<SignedRequest> = {}, when = now) =>
      signatureProblem({ ...request, ...over }, keys, when)
    expect(problem()).toBeNull()
    expect(problem({ method: 'DELETE' })).toBe('SignatureDoesNotMatch')
    expect(problem({ target: '/other' })).toBe('SignatureDoesNotMatch')
    expect(problem({ body: Buffer.from('other') })).toBe('XAmzContentSHA256Mismatch')
    expect([
      problem({}, now + 15 * 60_000),
      problem({}, now + 15 * 60_000 + 1),
      problem({}, now - 16 * 60_000),
    ]).toEqual([null, 'RequestTimeTooSkewed', 'RequestTimeTooSkewed'])
    expect(problem({ headers: { ...request.headers, 'x-amz-acl': 'public-read' } })).toBe(
      'AccessDenied',
    )
    expect(problem({ headers })).toBe('AccessDenied')
    expect(signatureProblem(request, { ...keys, secretAccessKey: 'another' }, now)).toBe(
      'SignatureDoesNotMatch',
    )
  },
)
